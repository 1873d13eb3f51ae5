import type { EventProperties, TrackedEvent } from "@forecourt/contracts/tracking-events";

/** A tracking event as a page reports it. */
export interface PageEvent {
  name: TrackedEvent;
  facts: EventProperties;
}

const type = "forecourt:track";

/**
 * Reports a tracking event, from event handlers and effects. The shell forwards it as far as the
 * visitor's consent allows; an event that is not allowed now is dropped.
 */
export function track(name: TrackedEvent, facts: EventProperties = {}): void {
  const detail: PageEvent = { name, facts };
  document.dispatchEvent(new CustomEvent(type, { detail }));
}

/** Subscribes to events; only the shell does. Returns a function that unsubscribes. */
export function onTrack(take: (happening: PageEvent) => void): () => void {
  // Only `track` dispatches this event, with the same type.
  const listener = (event: Event) => take((event as CustomEvent<PageEvent>).detail);
  document.addEventListener(type, listener);
  return () => document.removeEventListener(type, listener);
}
