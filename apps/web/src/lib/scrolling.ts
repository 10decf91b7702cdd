/**
 * Scrolls an element into view inside the nearest part that scrolls, or the page. Unlike
 * `scrollIntoView` it leaves alone what merely hides its overflow, such as a sheet.
 */
export function showElement(element: HTMLElement, where: 'start' | 'centre'): void {
  const scroller = scrollerOf(element);
  const box = element.getBoundingClientRect();
  const view =
    scroller === document.scrollingElement ? { top: 0, height: innerHeight } : scroller.getBoundingClientRect();
  const room = where === 'start' ? 0 : Math.max(0, (view.height - box.height) / 2);
  scroller.scrollTop += box.top - view.top - room;
}

function scrollerOf(element: HTMLElement): Element {
  for (let parent = element.parentElement; parent !== null; parent = parent.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(parent).overflowY)) return parent;
  }
  return document.scrollingElement ?? document.documentElement;
}
