import type { BrowserSite } from "@forecourt/contracts/site";
import {
  type EventFacts,
  eventValues,
  type TrackedEvent,
} from "@forecourt/contracts/tracking-events";
import { newIdempotencyKey } from "@forecourt/remote-kit/post-json";
import type { VisitorStore } from "@forecourt/remote-kit/visitor";
import { hashedPersons } from "./hashed-persons.ts";
import { safeFacts } from "./safe-facts.ts";
import { facebookTag } from "./tags/facebook.ts";
import { forgetTagCookies } from "./tags/forget-cookies.ts";
import { googleTags } from "./tags/google.ts";
import { ownService } from "./tags/own-service.ts";
import type { Tag, TagConsent } from "./tags/tag.ts";

/** What happened, and what was allowed at that moment. */
interface Taken {
  name: TrackedEvent;
  facts: EventFacts;
  path: string;
  /** Seconds since 1970. */
  time: number;
  allowed: TagConsent;
}

export interface Tracker {
  /** Sends an event to every tag that was allowed when it happened and is allowed now. Never rejects. */
  take(taken: Taken): Promise<void>;
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
    ownService(),
  ];
  const tell = () => {
    for (const out of outs) out.consent(allowed());
    forgetTagCookies(allowed());
  };
  const send = async ({ name, facts, path, time, allowed: then }: Taken) => {
    const event = {
      id: newIdempotencyKey(),
      name,
      value: eventValues[name],
      time,
      path,
      facts: await safeFacts(facts),
      persons: await hashedPersons(visitor.getState()),
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
