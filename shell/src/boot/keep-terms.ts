import { buyerPreferencesPath } from "@forecourt/contracts/visitor/buyer-preferences-path";
import { isAllowed } from "@forecourt/contracts/visitor/consent";
import type { BuyerPreferences } from "@forecourt/contracts/visitor/visitor";
import { newIdempotencyKey, postJson } from "@forecourt/remote-kit/post-json";
import type { VisitorStore } from "@forecourt/remote-kit/visitor";

export interface KeptTerms {
  /**
   * Takes over what the server knows, perhaps through another tab. Only what this document was told
   * itself, and the server need not have known at `askedAt` (`performance.now()`), holds against it.
   */
  adopt(terms: BuyerPreferences | undefined, askedAt: number): void;
}

/**
 * Has the visitor service keep what this document's visitor answers about how he buys, as far as he
 * allows, one set after the other: what was answered first never comes last. What cannot be sent is
 * known in this document all the same, and goes along with the next answer.
 */
export function keepTerms(store: VisitorStore, cookieTier: number): KeptTerms {
  /** What the server has. */
  let known = store.getState().terms;
  /** When it took what this document was told, by the names of answers. */
  const takenAt = new Map<string, number>();
  let underWay: BuyerPreferences | null = null;
  let isTakenBack = false;
  const mayKeep = () => isAllowed("functional", store.getState(), cookieTier);
  const due = () => (mayKeep() ? changed(known, store.getState().terms) : {});

  async function sendAll(): Promise<void> {
    if (underWay !== null) return;
    for (let next = due(); isTakenBack || !isEmpty(next); next = due()) {
      underWay = isTakenBack ? {} : next;
      isTakenBack = false;
      if (!(await send(underWay))) {
        // What is to be deleted stays so until it is.
        isTakenBack ||= isEmpty(underWay);
        break;
      }
      known = isEmpty(underWay) ? {} : { ...known, ...underWay };
      for (const key of Object.keys(underWay)) takenAt.set(key, performance.now());
    }
    underWay = null;
  }

  store.subscribe((visitor, before) => {
    if (!mayKeep() && isAllowed("functional", before, cookieTier)) isTakenBack = true;
    if (isTakenBack || visitor.terms !== before.terms || visitor.allowed !== before.allowed) {
      void sendAll();
    }
  });
  addEventListener("pagehide", () => {
    const left = due();
    if (isTakenBack) void send({});
    else if (!isEmpty(left) && !isEmpty(changed(underWay ?? {}, left))) void send(left);
  });
  return {
    adopt(terms = {}, askedAt) {
      const isTakingBack = isTakenBack || (underWay !== null && isEmpty(underWay));
      if (isTakingBack || !mayKeep()) return;
      const told = without(terms, (key) => (takenAt.get(key) ?? 0) > askedAt);
      const own = { ...underWay, ...due() };
      const now = store.getState().terms;
      const added = changed(
        now,
        without(told, (key) => key in own),
      );
      known = { ...known, ...told };
      if (!isEmpty(added)) store.setState({ terms: { ...now, ...added } });
    },
  };
}

/** What `now` says otherwise than `before`, or in addition. */
function changed(before: BuyerPreferences, now: BuyerPreferences): BuyerPreferences {
  return Object.fromEntries(
    Object.entries(now).filter(([key, value]) => Reflect.get(before, key) !== value),
  );
}

function without(terms: BuyerPreferences, isOut: (key: string) => boolean): BuyerPreferences {
  return Object.fromEntries(Object.entries(terms).filter(([key]) => !isOut(key)));
}

function isEmpty(terms: BuyerPreferences): boolean {
  return Object.keys(terms).length === 0;
}

/** False when it was not taken. Goes on when its page is left. */
async function send(terms: BuyerPreferences): Promise<boolean> {
  const read = (reply: unknown) => Object(reply);
  const sent = await postJson(buyerPreferencesPath, terms, {
    key: newIdempotencyKey(),
    read,
    isKeptAlive: true,
  });
  return sent.ok;
}
