import type { BrowserSite } from "@forecourt/contracts/site";
import { trackablePath } from "@forecourt/contracts/tracking/trackable-path";
import {
  type EventProperties,
  eventValues,
  type TrackedEvent,
} from "@forecourt/contracts/tracking-events";
import { newIdempotencyKey } from "@forecourt/remote-kit/post-json";
import type { VisitorStore } from "@forecourt/remote-kit/visitor";
import { carOfPath } from "./car-of-path.ts";
import { hashUserData } from "./hashed-user-data.ts";
import { redactFacts } from "./redact-facts.ts";
import { deleteTagCookies } from "./tags/delete-tag-cookies.ts";
import { concernsExperiments, experimentsTag } from "./tags/experiments.ts";
import { facebookTag } from "./tags/facebook.ts";
import { googleTags } from "./tags/google.ts";
import { pageHealthTags } from "./tags/page-health-tag.ts";
import type { Tag, TagConsent } from "./tags/tag.ts";
import { trackingService } from "./tags/tracking-service.ts";

/** An event, and the consent at the time it happened. */
interface QueuedEvent {
  name: TrackedEvent;
  facts: EventProperties;
  /** Address of the page, as in the address bar; tags get the trackable part of it. */
  page: { pathname: string; search: string };
  /** Seconds since 1970. */
  time: number;
  allowed: TagConsent;
}

export interface Tracker {
  /** Sends an event to every tag that was allowed when it happened and is allowed now. Never rejects. */
  track(queued: QueuedEvent): Promise<void>;
  /** Passes the current consent to the tags and loads the allowed ones. */
  consentChanged(): void;
}

interface TrackerDeps {
  site: Pick<BrowserSite, "tags" | "dealerId" | "companyId" | "variants">;
  visitor: Pick<VisitorStore, "getState">;
  allowed(): TagConsent;
}

/** Sends events to the tags, one after another. Loaded only with consent. */
export function createTracker({ site, visitor, allowed }: TrackerDeps): Tracker {
  const { tags = {} } = site;
  const { facebookPixelId } = tags;
  const all: Tag[] = [
    ...googleTags(tags),
    ...(facebookPixelId === undefined ? [] : [facebookTag(facebookPixelId)]),
    trackingService(),
    ...pageHealthTags(),
    ...(concernsExperiments(site) ? [experimentsTag({ site, visitor })] : []),
  ];
  const updateConsent = () => {
    for (const tag of all) tag.consent(allowed());
    deleteTagCookies(allowed());
  };
  const send = async ({ name, facts, page, time, allowed: then }: QueuedEvent) => {
    const path = trackablePath(page.pathname, page.search);
    const event = {
      id: newIdempotencyKey(),
      name,
      value: eventValues[name],
      time,
      path,
      facts: await redactFacts({ ...carOfPath(name, path), ...facts }),
      userData: await hashUserData(visitor.getState()),
    };
    const now = allowed();
    for (const tag of all) if (then[tag.needs] && now[tag.needs]) tag.send(event);
  };
  updateConsent();
  let last = Promise.resolve();
  return {
    track(queued) {
      last = last.then(() => send(queued)).catch(() => undefined);
      return last;
    },
    consentChanged: updateConsent,
  };
}
