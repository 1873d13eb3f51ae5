import { isAllowed } from "@forecourt/contracts/visitor/consent";
import { withGrants } from "@forecourt/contracts/visitor/consent-choice";
import type { Visitor } from "@forecourt/contracts/visitor/visitor";
import { cookieChanges } from "@forecourt/contracts/visitor/visitor-cookie-changes";
import { readVisitor } from "@forecourt/contracts/visitor/visitor-cookies";
import type { VisitorStore } from "@forecourt/remote-kit/visitor";
import { changedEntries } from "./changed-entries.ts";

/**
 * Synchronizes the visitor store with the cookies, beginning before the first render. The page may come from a cache,
 * from Back, or be older than a change in another tab: then the cookies win. Without consent, the visitor's details
 * last as long as the document.
 */
export function syncVisitorCookies(store: VisitorStore, cookieTier: number): void {
  let isReading = false;
  const update = (visitor: Visitor) => {
    if (JSON.stringify(visitor) === JSON.stringify(store.getState())) return;
    isReading = true;
    store.setState(visitor, true);
    isReading = false;
  };
  const write = () => {
    for (const text of cookieChanges(document.cookie, store.getState(), cookieTier)) {
      document.cookie = text;
    }
  };
  const read = () => {
    // Without cookies the page itself is the only source.
    if (navigator.cookieEnabled) update(visitorInCookies(store.getState(), cookieTier));
    update(withUserId(withGrants(store.getState(), cookieTier), cookieTier));
    write();
  };
  store.subscribe((visitor, before) => {
    if (isReading) return;
    const changed = changedEntries(before, visitor);
    const now = navigator.cookieEnabled ? visitorInCookies(before, cookieTier) : before;
    update(withUserId({ ...now, ...Object.fromEntries(changed) }, cookieTier));
    write();
  });
  read();
  addEventListener("pageshow", ({ persisted }) => persisted && read());
  addEventListener("focus", read);
  document.addEventListener("visibilitychange", () => document.hidden || read());
}

/** The visitor from the cookies; without functional consent, details of this document are retained. */
function visitorInCookies(visitor: Visitor, cookieTier: number): Visitor {
  const { proven, terms } = visitor;
  const globalPrivacyControl =
    visitor.globalPrivacyControl || Reflect.get(navigator, "globalPrivacyControl") === true;
  const stored = readVisitor(document.cookie, { cookieTier, globalPrivacyControl, proven, terms });
  const maySave = (one: Visitor) => isAllowed("functional", one, cookieTier);
  if (maySave(visitor) || maySave(stored)) return stored;
  const { allowed, hasAnswered } = stored;
  return { ...visitor, allowed, hasAnswered, globalPrivacyControl };
}

function withUserId(visitor: Visitor, cookieTier: number): Visitor {
  if (visitor.uniqueUserId !== null || !isAllowed("functional", visitor, cookieTier)) {
    return visitor;
  }
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const uniqueUserId = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return { ...visitor, uniqueUserId };
}
