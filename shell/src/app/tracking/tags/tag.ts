import type { EventProperties, TrackedEvent } from "@forecourt/contracts/tracking-events";
import type { tagConsent } from "@forecourt/contracts/visitor/consent";
import type { HashedUserData } from "../hashed-user-data.ts";

/** The consent for tags: `pixel` is advertising, which also needs the functional category. */
export type TagConsent = ReturnType<typeof tagConsent>;

/** An event as tags receive it. */
export interface OutgoingEvent {
  id: string;
  name: TrackedEvent;
  /** US dollars. */
  value: number;
  /** Seconds since 1970. */
  time: number;
  path: string;
  facts: EventProperties;
  userData: HashedUserData;
}

/** A receiver of events. */
export interface Tag {
  /** Consent that the tag needs. */
  needs: keyof TagConsent;
  /** Called before the first event and when consent changes; loads nothing without its consent. */
  consent(allowed: TagConsent): void;
  /** Never called without its consent. */
  send(event: OutgoingEvent): void;
}
