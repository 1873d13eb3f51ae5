import type { EventFacts, TrackedEvent } from "@forecourt/contracts/tracking-events";
import type { tagConsent } from "@forecourt/contracts/visitor/consent";
import type { HashedPersons } from "../hashed-persons.ts";

/** What the visitor allows: `pixel` is advertising, which needs the functional category as well. */
export type TagConsent = ReturnType<typeof tagConsent>;

/** An event as it leaves the site. */
export interface Sent {
  id: string;
  name: TrackedEvent;
  /** US dollars. */
  value: number;
  /** Seconds since 1970. */
  time: number;
  path: string;
  facts: EventFacts;
  persons: HashedPersons;
}

/** A way out of the site for events. */
export interface Tag {
  /** Which consent it needs. */
  needs: keyof TagConsent;
  /** Told when consent changes, and before the first event; loads nothing without its own. */
  consent(allowed: TagConsent): void;
  /** Never called without its consent. */
  send(event: Sent): void;
}
