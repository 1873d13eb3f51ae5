import { isAllowed, withGrants } from "@forecourt/contracts/visitor/consent";
import type { Visitor } from "@forecourt/contracts/visitor/visitor";
import { cookieChanges } from "@forecourt/contracts/visitor/visitor-cookie-changes";
import { readVisitor } from "@forecourt/contracts/visitor/visitor-cookies";
import type { VisitorStore } from "@forecourt/remote-kit/visitor";

/**
 * Keeps the visitor of this document and the browser's cookies in step, from before the first render:
 * what is on screen may come from memory, from Back or from before another tab changed something, and
 * then the cookies are right. Where the visitor allows none, he is known for as long as the document.
 */
export function keepVisitor(store: VisitorStore, cookieTier: number): void {
  let isReading = false;
  const put = (visitor: Visitor) => {
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
    // A browser that keeps no cookies has nothing better to say than the page itself.
    if (navigator.cookieEnabled) put(inBrowser(store.getState(), cookieTier));
    put(withUserId(withGrants(store.getState(), cookieTier), cookieTier));
    write();
  };
  store.subscribe((visitor, before) => {
    if (isReading) return;
    const changed = Object.entries(visitor).filter(
      ([key, value]) => Reflect.get(before, key) !== value,
    );
    const now = navigator.cookieEnabled ? inBrowser(before, cookieTier) : before;
    put(withUserId({ ...now, ...Object.fromEntries(changed) }, cookieTier));
    write();
  });
  read();
  addEventListener("pageshow", ({ persisted }) => persisted && read());
  addEventListener("focus", read);
  document.addEventListener("visibilitychange", () => document.hidden || read());
}

/** The visitor as the cookies say now; what only this document knows stays known where none are kept. */
function inBrowser(visitor: Visitor, cookieTier: number): Visitor {
  const { proven, terms } = visitor;
  const globalPrivacyControl =
    visitor.globalPrivacyControl || Reflect.get(navigator, "globalPrivacyControl") === true;
  const kept = readVisitor(document.cookie, { cookieTier, globalPrivacyControl, proven, terms });
  const mayKeep = (one: Visitor) => isAllowed("functional", one, cookieTier);
  if (mayKeep(visitor) || mayKeep(kept)) return kept;
  return { ...visitor, allowed: kept.allowed, hasAnswered: kept.hasAnswered, globalPrivacyControl };
}

function withUserId(visitor: Visitor, cookieTier: number): Visitor {
  if (visitor.uniqueUserId !== null || !isAllowed("functional", visitor, cookieTier)) {
    return visitor;
  }
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const uniqueUserId = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return { ...visitor, uniqueUserId };
}
