import type { DealerConfig } from "@forecourt/contracts/dealer-config";
import { type DigestKey } from "../limits/keyed-digest.ts";
import { throttlePerRecipient } from "../limits/throttle-per-recipient.ts";
import { storedLeadByToken } from "../store/stored-lead.ts";
import type { LeadStore } from "../store.ts";
import { cancellationMails } from "./cancellation-mails.ts";
import { releaseTestDrive, wasTestDriveCanceled } from "./test-drive-store.ts";

interface Cancellation {
  /** The token of the inquiry that booked the test drive. */
  token: string;
  signingContext: DigestKey;
  dealerOf(storeId: string): DealerConfig;
  previewRecipient: string | null;
}

/** `none`: the inquiry has no test drive that is still to come. `repeated`: it was canceled before. */
export type CancelOutcome = "canceled" | "repeated" | "none";

/**
 * Frees the booked time, records what it was and queues the mails to the store, in one transaction. Of
 * any number of concurrent requests, on any number of replicas, one cancels.
 */
export function cancelTestDrive(
  store: LeadStore,
  { token, signingContext, dealerOf, previewRecipient }: Cancellation,
): Promise<CancelOutcome> {
  const { dealerId, now } = signingContext;
  return store.commit(null, async ({ query, insertMails }): Promise<CancelOutcome> => {
    const lead = await storedLeadByToken(query, dealerId, token);
    if (!lead) return "none";
    const start = await releaseTestDrive(query, lead.id, now);
    if (!start) return (await wasTestDriveCanceled(query, lead.id)) ? "repeated" : "none";
    const dealer = dealerOf(lead.storeId);
    const mails = cancellationMails({ lead, start, now, dealer, previewRecipient });
    const { spamReasons } = lead;
    await insertMails(
      { ...lead, receivedAt: now },
      await throttlePerRecipient(query, signingContext, { dealer, spamReasons, mails }),
    );
    return "canceled";
  });
}
