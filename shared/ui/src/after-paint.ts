/** A background tab does not paint: `work` then runs after this time (ms). */
const maxWaitMs = 100;

/** Runs `work` after the next paint, so that feedback to a click comes first. Returns a cancel function. */
export function afterPaint(work: () => void): () => void {
  let timer = setTimeout(work, maxWaitMs);
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    timer = setTimeout(work);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
