/** Fired on the window when code of a page does not load, before the browser loads the document instead. */
export const preloadErrorEvent = "forecourt:preload-error";

/** Reports code that did not load; `detail` of the event is the error. */
export function reportPreloadError(error: unknown): void {
  window.dispatchEvent(new CustomEvent(preloadErrorEvent, { detail: error }));
}
