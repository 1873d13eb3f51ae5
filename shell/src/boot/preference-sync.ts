import { mergePaymentTerms } from "@forecourt/contracts/areas/inventory/search/payment-term-parameters";
import { buyerPreferencesPath } from "@forecourt/contracts/visitor/buyer-preferences-path";
import { isAllowed } from "@forecourt/contracts/visitor/consent";
import type { BuyerPreferences } from "@forecourt/contracts/visitor/visitor";
import { newIdempotencyKey, postJson } from "@forecourt/remote-kit/post-json";
import type { VisitorStore } from "@forecourt/remote-kit/visitor";
import { changedEntries } from "./changed-entries.ts";

export interface PreferenceSync {
  /** Merges the server's preferences, requested at `requestedAt`. Newer local edits win. */
  merge(preferences: BuyerPreferences | undefined, requestedAt: number): void;
  /** The edits that the service may not have yet. */
  unsaved(): BuyerPreferences;
}

/**
 * Saves the visitor's buyer preferences at the visitor service while they allow it. Requests are sent
 * one after another, so an older edit never overwrites a newer one. An edit that could not be sent
 * stays in this document and is sent with the next edit.
 */
export function syncPreferences(store: VisitorStore, cookieTier: number): PreferenceSync {
  /** The server's copy. */
  let saved = store.getState().terms;
  /** Time at which the server accepted each local edit, by key. */
  const savedAt = new Map<string, number>();
  /** The request in flight; `{}` deletes everything. */
  let sending: BuyerPreferences | null = null;
  let mustDelete = false;
  const maySave = () => isAllowed("functional", store.getState(), cookieTier);
  const unsaved = () => (maySave() ? difference(saved, store.getState().terms) : {});
  async function sendAll(): Promise<void> {
    if (sending !== null) return;
    for (let next = unsaved(); mustDelete || !isEmpty(next); next = unsaved()) {
      sending = mustDelete ? {} : next;
      mustDelete = false;
      if (!(await send(sending))) {
        // A failed deletion is retried with the next request.
        mustDelete ||= isEmpty(sending);
        break;
      }
      saved = isEmpty(sending) ? {} : mergePaymentTerms(saved, sending);
      for (const key of Object.keys(sending)) savedAt.set(key, performance.now());
    }
    sending = null;
  }
  store.subscribe((visitor, before) => {
    if (!maySave() && isAllowed("functional", before, cookieTier)) mustDelete = true;
    if (mustDelete || visitor.terms !== before.terms || visitor.allowed !== before.allowed) {
      void sendAll();
    }
  });
  addEventListener("pagehide", () => {
    const left = unsaved();
    if (mustDelete) void send({});
    else if (!isEmpty(left) && !isEmpty(difference(sending ?? {}, left))) void send(left);
  });
  return {
    unsaved: () => mergePaymentTerms({ ...sending }, unsaved()),
    merge(preferences = {}, requestedAt) {
      const isDeleting = mustDelete || (sending !== null && isEmpty(sending));
      if (isDeleting || !maySave()) return;
      const received = without(preferences, (key) => (savedAt.get(key) ?? 0) > requestedAt);
      const edited = { ...sending, ...unsaved() };
      const now = store.getState().terms;
      const added = difference(
        now,
        without(received, (key) => isReplaced(key, edited)),
      );
      saved = mergePaymentTerms(saved, received);
      if (!isEmpty(added)) store.setState({ terms: mergePaymentTerms(now, added) });
    },
  };
}

function difference(before: BuyerPreferences, now: BuyerPreferences): BuyerPreferences {
  return Object.fromEntries(changedEntries(before, now));
}

function without(
  preferences: BuyerPreferences,
  isExcluded: (key: string) => boolean,
): BuyerPreferences {
  return Object.fromEntries(Object.entries(preferences).filter(([key]) => !isExcluded(key)));
}

/** True when one of the edits is this preference, or the other form of the cash down. */
function isReplaced(key: string, edited: BuyerPreferences): boolean {
  const forms = ["cashDown", "cashDownPercent"];
  return key in edited || (forms.includes(key) && forms.some((form) => form in edited));
}

function isEmpty(preferences: BuyerPreferences): boolean {
  return Object.keys(preferences).length === 0;
}

/** Resolves to false when the service did not accept it. The request outlives the page. */
async function send(preferences: BuyerPreferences): Promise<boolean> {
  const read = (reply: unknown) => Object(reply);
  const sent = await postJson(buyerPreferencesPath, preferences, {
    key: newIdempotencyKey(),
    read,
    keepalive: true,
  });
  return sent.ok;
}
