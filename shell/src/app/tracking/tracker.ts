import type { BrowserSite } from "@forecourt/contracts/site";
import {
  type EventFacts,
  eventValues,
  type TrackedEvent,
} from "@forecourt/contracts/tracking-events";
import { newIdempotencyKey } from "@forecourt/remote-kit/post-json";
import type { VisitorStore } from "@forecourt/remote-kit/visitor";
import { hashUserData } from "./hashed-user-data.ts";
import { redactFacts } from "./redact-facts.ts";
import { deleteTagCookies } from "./tags/delete-tag-cookies.ts";
import { facebookTag } from "./tags/facebook.ts";
import { googleTags } from "./tags/google.ts";
import type { Tag, TagConsent } from "./tags/tag.ts";
import { trackingService } from "./tags/tracking-service.ts";

/** What happened, and what was allowed at that moment. */
interface QueuedEvent {
  name: TrackedEvent;
  facts: EventFacts;
  path: string;
  /** Seconds since 1970. */
  time: number;
  allowed: TagConsent;
}

export interface Tracker {
  /** Sends an event to every tag that was allowed when it happened and is allowed now. Never rejects. */
  take(taken: QueuedEvent): Promise<void>;
  /** Tells the tags; loads those that are allowed now. */
  consentChanged(): void;
}

interface TrackerDeps {
  site: Pick<BrowserSite, "tags">;
  visitor: Pick<VisitorStore, "getState">;
  allowed(): TagConsent;
}

/** Sends events out of the site, one after the other. Loaded for whoever allows any of it. */
export function createTracker({ site: { tags = {} }, visitor, allowed }: TrackerDeps): Tracker {
  const { facebookPixelId } = tags;
  const outs: Tag[] = [
    ...googleTags(tags),
    ...(facebookPixelId === undefined ? [] : [facebookTag(facebookPixelId)]),
    trackingService(),
  ];
  const tell = () => {
    for (const out of outs) out.consent(allowed());
    deleteTagCookies(allowed());
  };
  const send = async ({ name, facts, path, time, allowed: then }: QueuedEvent) => {
    const event = {
      id: newIdempotencyKey(),
      name,
      value: eventValues[name],
      time,
      path,
      facts: await redactFacts(facts),
      userData: await hashUserData(visitor.getState()),
    };
    const now = allowed();
    for (const out of outs) if (then[out.needs] && now[out.needs]) out.send(event);
  };
  tell();
  let last = Promise.resolve();
  return {
    take(taken) {
      last = last.then(() => send(taken)).catch(() => undefined);
      return last;
    },
    consentChanged: tell,
  };
}
