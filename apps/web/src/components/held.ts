/** Says whether an element is held: pointed at, or with the focus in it; no longer once it is gone. */
export function held(tell: (isHeld: boolean) => void): (node: HTMLElement) => () => void {
  return (node) => {
    let isOver = false;
    let hasFocus = false;
    const { signal, abort } = stopper();
    const listen = (type: string, change: () => void): void =>
      node.addEventListener(
        type,
        () => {
          change();
          tell(isOver || hasFocus);
        },
        { signal },
      );
    listen('pointerenter', () => (isOver = true));
    listen('pointerleave', () => (isOver = false));
    listen('focusin', () => (hasFocus = true));
    listen('focusout', () => (hasFocus = false));
    return () => {
      abort();
      tell(false);
    };
  };
}

function stopper(): { readonly signal: AbortSignal; readonly abort: () => void } {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}
