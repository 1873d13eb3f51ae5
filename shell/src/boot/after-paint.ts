/** A window in the background paints nothing; milliseconds after which the work is done anyway. */
const patienceMs = 100;

/**
 * Does `work` once the next frame is painted, so that what a visitor sees first is that the click
 * was heard. The given function takes it back.
 */
export function afterPaint(work: () => void): () => void {
  let timer = setTimeout(work, patienceMs);
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    timer = setTimeout(work);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
