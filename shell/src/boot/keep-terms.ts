import { isAllowed } from "@forecourt/contracts/consent";
import type { BuyingTerms } from "@forecourt/contracts/visitor";
import { termsPath } from "@forecourt/contracts/visitor-terms-path";
import { newKey, postJson } from "@forecourt/remote-kit/post-json";
import type { VisitorStore } from "@forecourt/remote-kit/visitor";

export interface KeptTerms {
  /** Takes over what the server knows and this document does not, perhaps through another tab. */
  adopt(terms: BuyingTerms | undefined): void;
}

/**
 * Has the visitor service keep what this document's visitor answers about how he buys, as far as he
 * allows, one set after the other: what was answered first never comes last. What cannot be sent is
 * known in this document all the same, and goes along with the next answer.
 */
export function keepTerms(store: VisitorStore, cookieTier: number): KeptTerms {
  /** What the server has. */
  let known = store.getState().terms;
  let underWay: BuyingTerms | null = null;
  let isTakenBack = false;
  const mayKeep = () => isAllowed("functional", store.getState(), cookieTier);
  const due = () => (mayKeep() ? changed(known, store.getState().terms) : {});

  async function sendAll(): Promise<void> {
    if (underWay !== null) return;
    for (let next = due(); isTakenBack || !isEmpty(next); next = due()) {
      underWay = isTakenBack ? {} : next;
      isTakenBack = false;
      const sent = await send(underWay);
      if (sent) known = isEmpty(underWay) ? {} : { ...known, ...underWay };
      if (!sent) break;
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
    if (!isEmpty(left) && !isEmpty(changed(underWay ?? {}, left))) void send(left);
  });
  return {
    adopt(terms = {}) {
      const now = store.getState().terms;
      const added = changed(now, { ...terms, ...now });
      known = { ...terms, ...known };
      if (!isEmpty(added)) store.setState({ terms: { ...now, ...added } });
    },
  };
}

/** What `now` says otherwise than `before`, or in addition. */
function changed(before: BuyingTerms, now: BuyingTerms): BuyingTerms {
  return Object.fromEntries(
    Object.entries(now).filter(([key, value]) => Reflect.get(before, key) !== value),
  );
}

function isEmpty(terms: BuyingTerms): boolean {
  return Object.keys(terms).length === 0;
}

/** False when it was not taken. Goes on when its page is left. */
async function send(terms: BuyingTerms): Promise<boolean> {
  const read = (reply: unknown) => Object(reply);
  const sent = await postJson(termsPath, terms, { key: newKey(), read, isKeptAlive: true });
  return sent.ok;
}
