/** Arrow keys, Home and End move the focus among the buttons of an element; Tab goes through them as usual. */
export function arrowKeys(node: HTMLElement): () => void {
  const move = (event: KeyboardEvent): void => {
    const buttons = [...node.querySelectorAll<HTMLButtonElement>('button:not([disabled])')];
    const at = buttons.findIndex((button) => button === document.activeElement);
    const targets: Readonly<Record<string, number>> = {
      ArrowRight: at + 1,
      ArrowDown: at + 1,
      ArrowLeft: at - 1,
      ArrowUp: at - 1,
      Home: 0,
      End: buttons.length - 1,
    };
    const to = targets[event.key];
    if (at < 0 || to === undefined) return;
    event.preventDefault();
    buttons[Math.min(buttons.length - 1, Math.max(0, to))]?.focus();
  };
  node.addEventListener('keydown', move);
  return () => node.removeEventListener('keydown', move);
}
