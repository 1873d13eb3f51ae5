import type { BrowserSite } from "@forecourt/contracts/site";
import { tagConsent } from "@forecourt/contracts/visitor/consent";
import { onTrack, type PageEvent, track } from "@forecourt/remote-kit/track";
import type { VisitorStore } from "@forecourt/remote-kit/visitor";
import type { PageState } from "../page-state.ts";
import { pageEvents } from "./page-events.ts";
import type { Tracker } from "./tracker.ts";
import { whenIdle } from "./when-idle.ts";

interface TrackingOptions {
  site: BrowserSite;
  visitor: VisitorStore;
}

export interface PageTracker {
  shown(location: { pathname: string; search: string }, state: PageState): void;
}

/**
 * Tracks page views and events that the visitor allows at that moment; others are dropped. The
 * tracker is loaded when the page is idle and the visitor allows any tracking.
 */
export function trackPages({ site, visitor }: TrackingOptions): PageTracker {
  const allowed = () => tagConsent(visitor.getState(), site.cookieTier);
  const isAnyAllowed = () => Object.values(allowed()).includes(true);
  let tracker: Promise<Tracker | null> | undefined;
  const load = () => {
    tracker ??= whenIdle()
      .then(() => import("./tracker.ts"))
      .then(({ createTracker }) => createTracker({ site, visitor, allowed }))
      // The site works without it; the next document tries again.
      .catch(() => null);
    return tracker;
  };
  let page = { pathname: "/", search: "" };
  const take = ({ name, facts }: PageEvent) => {
    if (!isAnyAllowed()) return;
    const time = Math.floor(Date.now() / 1000);
    const event = { name, facts, page, time, allowed: allowed() };
    void load().then((loaded) => loaded?.track(event));
  };
  onTrack(take);
  document.addEventListener("click", ({ target }) => {
    if (target instanceof Element && target.closest('a[href^="tel:" i]')) track("ClickToCall");
  });
  visitor.subscribe((now, before) => {
    const isSame = now.allowed === before.allowed;
    if (isSame && now.globalPrivacyControl === before.globalPrivacyControl) return;
    // A loaded tracker receives every change; otherwise only new consent loads it.
    if (tracker || isAnyAllowed()) void load().then((loaded) => loaded?.consentChanged());
  });
  let last: string | null = null;
  return {
    shown({ pathname, search }, state) {
      if (last === pathname + search) return;
      last = pathname + search;
      page = { pathname, search };
      for (const event of pageEvents(state)) take(event);
    },
  };
}
