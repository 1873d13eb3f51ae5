import type { BrowserSite } from "@forecourt/contracts/site";
import { trackablePath } from "@forecourt/contracts/tracking/trackable-path";
import { tagConsent } from "@forecourt/contracts/visitor/consent";
import { onTrack, type PageEvent, track } from "@forecourt/remote-kit/track";
import type { VisitorStore } from "@forecourt/remote-kit/visitor";
import type { PageState } from "../page-state.ts";
import { pageHappenings } from "./page-happenings.ts";
import type { Tracker } from "./tracker.ts";
import { whenIdle } from "./when-idle.ts";

interface Watched {
  site: BrowserSite;
  visitor: VisitorStore;
}

/** Told of every page that is shown. */
export interface VisitWatch {
  shown(location: { pathname: string; search: string }, state: PageState): void;
}

/**
 * Takes down what is counted of a visit, as far as the visitor allows it at that moment; what he does
 * not is dropped. What does the counting is loaded for whoever allows any, once the page has come to
 * rest.
 */
export function watchVisit({ site, visitor }: Watched): VisitWatch {
  const allowed = () => tagConsent(visitor.getState(), site.cookieTier);
  const isAnyAllowed = () => Object.values(allowed()).includes(true);
  let tracker: Promise<Tracker | null> | undefined;
  const load = () => {
    tracker ??= whenIdle()
      .then(() => import("./tracker.ts"))
      .then(({ createTracker }) => createTracker({ site, visitor, allowed }))
      // Without it the site works as before; the next document tries again.
      .catch(() => null);
    return tracker;
  };
  let path = "/";
  const take = ({ name, facts }: PageEvent) => {
    if (!isAnyAllowed()) return;
    const time = Math.floor(Date.now() / 1000);
    const happening = { name, facts, path, time, allowed: allowed() };
    void load().then((loaded) => loaded?.take(happening));
  };
  onTrack(take);
  document.addEventListener("click", ({ target }) => {
    if (target instanceof Element && target.closest('a[href^="tel:" i]')) track("ClickToCall");
  });
  visitor.subscribe((now, before) => {
    const isSame = now.allowed === before.allowed;
    if (isSame && now.globalPrivacyControl === before.globalPrivacyControl) return;
    // A tag that was loaded is told whatever changed; one that was not is loaded for a new consent only.
    if (tracker || isAnyAllowed()) void load().then((loaded) => loaded?.consentChanged());
  });
  let last: string | null = null;
  return {
    shown({ pathname, search }, state) {
      if (last === pathname + search) return;
      last = pathname + search;
      path = trackablePath(pathname, search);
      for (const happening of pageHappenings(state, path)) take(happening);
    },
  };
}
