import type { Locator, Page } from 'playwright-core';

/** What a finger needs in both directions, px. */
export const TARGET_MIN = 44;

interface HitArea {
  readonly name: string;
  /** From some point of the element, how far it can be hit without a gap both across and along, px; up to 160. */
  readonly reach: number;
}

/** How much of each element can really be hit, whatever lies over it; each is scrolled into view first. */
export async function hitAreas(targets: Locator): Promise<readonly HitArea[]> {
  const areas: HitArea[] = [];
  for (const target of await targets.all()) {
    await target.scrollIntoViewIfNeeded();
    areas.push(await target.evaluate(measure));
  }
  return areas;
}

/**
 * Runs in the page. Looks at every px of the element (the middle 160 of a larger one) and a little around, since a
 * pseudo-element may reach beyond its box. Rounded corners do not count against it.
 */
function measure(element: Element): { name: string; reach: number } {
  const AROUND = 16;
  const ENOUGH = 160;
  const box = element.getBoundingClientRect();
  const spare = (length: number): number => Math.max(-AROUND, Math.floor((length - ENOUGH) / 2));
  const left = box.left + spare(box.width);
  const top = box.top + spare(box.height);
  const width = Math.ceil(box.width - 2 * spare(box.width));
  const height = Math.ceil(box.height - 2 * spare(box.height));
  const label = element.closest('label') ?? element;
  const isHit = (x: number, y: number): boolean => {
    const hit = document.elementFromPoint(left + x, top + y);
    return hit !== null && label.contains(hit);
  };
  const runs = (count: number, at: (i: number) => boolean): number[] => {
    const lengths = Array.from({ length: count }, () => 0);
    for (let start = 0, i = 0; i <= count; i++) {
      if (i < count && at(i)) continue;
      lengths.fill(i - start, start, i);
      start = i + 1;
    }
    return lengths;
  };
  const hits = Array.from({ length: height }, (_, y) => Array.from({ length: width }, (__, x) => isHit(x, y)));
  const across = hits.map((row) => runs(width, (x) => row[x] === true));
  const along = Array.from({ length: width }, (_, x) => runs(height, (y) => hits[y]?.[x] === true));
  const reach = Math.max(0, ...across.flatMap((row, y) => row.map((run, x) => Math.min(run, along[x]?.[y] ?? 0))));
  const name = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40) ?? '';
  return { name: name === '' ? element.outerHTML.slice(0, 80) : name, reach };
}

/** By how many px the page can be scrolled sideways. */
export const sidewaysOverflow = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const root = document.scrollingElement ?? document.documentElement;
    return Math.max(root.scrollWidth, document.body.scrollWidth) - innerWidth;
  });
