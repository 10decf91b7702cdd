const LONG_MS = 500;
const MOVE_MAX = 6;

/**
 * Long press (finger or mouse) or right click on an element: calls `run`, and swallows the tap that ends the press.
 * A pointer that moves more than 6 px or a second finger means something else.
 */
export function longPress(run: () => void): (node: HTMLElement) => () => void {
  return (node) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let start = { x: 0, y: 0 };
    let isHeld = false;
    const stop = (): void => clearTimeout(timer);
    const down = (event: PointerEvent): void => {
      isHeld = false;
      start = { x: event.clientX, y: event.clientY };
      stop();
      if (!event.isPrimary || event.button !== 0) return;
      timer = setTimeout(() => {
        isHeld = true;
        run();
      }, LONG_MS);
    };
    const move = (event: PointerEvent): void => {
      if (Math.hypot(event.clientX - start.x, event.clientY - start.y) > MOVE_MAX) stop();
    };
    const click = (event: MouseEvent): void => {
      // Keys click without a pointer: nothing was held.
      if (!isHeld || event.detail === 0) return;
      isHeld = false;
      event.stopImmediatePropagation();
      event.preventDefault();
    };
    const menu = (event: MouseEvent): void => {
      event.preventDefault();
      if (!isHeld) run();
    };
    const listen = new AbortController();
    const { signal } = listen;
    node.addEventListener('pointerdown', down, { signal });
    node.addEventListener('pointermove', move, { signal });
    node.addEventListener('pointerup', stop, { signal });
    node.addEventListener('pointercancel', stop, { signal });
    node.addEventListener('click', click, { signal, capture: true });
    node.addEventListener('contextmenu', menu, { signal });
    return () => {
      stop();
      listen.abort();
    };
  };
}
