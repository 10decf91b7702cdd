/**
 * Runs once what is on the page now has been painted: for the part of a page that need not be in its first picture.
 *
 * @returns gives it up, if it has not begun
 */
export function afterPainting(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(run);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
