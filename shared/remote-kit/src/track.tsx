import type { EventFacts, TrackedEvent } from "@forecourt/contracts/tracking-events";

/** Something that is counted of a visit, as a page tells it. */
export interface PageEvent {
  name: TrackedEvent;
  facts: EventFacts;
}

const type = "forecourt:track";

/**
 * Tells that something happened which is counted; for event handlers and effects. The shell passes it
 * on as far as the visitor allows; what he does not allow at this moment is dropped for good.
 */
export function track(name: TrackedEvent, facts: EventFacts = {}): void {
  const detail: PageEvent = { name, facts };
  document.dispatchEvent(new CustomEvent(type, { detail }));
}

/** Only the shell listens. The given function ends it. */
export function onTrack(take: (happening: PageEvent) => void): () => void {
  // Dispatched by `track` alone, which is as much typed as this.
  const listener = (event: Event) => take((event as CustomEvent<PageEvent>).detail);
  document.addEventListener(type, listener);
  return () => document.removeEventListener(type, listener);
}
