import { chunkMark } from "../app/tracking/health-marks.ts";

/** Fired on the window when code of a page does not load, before the browser loads the document instead. */
export const preloadErrorEvent = chunkMark;

/** Reports code that did not load; `detail` of the event is the error. */
export function reportPreloadError(error: unknown): void {
  performance.mark(chunkMark);
  window.dispatchEvent(new CustomEvent(preloadErrorEvent, { detail: error }));
}
