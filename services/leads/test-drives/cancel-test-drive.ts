import { storedLeadByToken } from "../store/stored-lead.ts";
import type { LeadStore } from "../store.ts";
import { type DriveContext, driveChangeMails, queueDriveChangeText } from "./drive-change-mails.ts";
import { releaseTestDrive, wasTestDriveCanceled } from "./test-drive-store.ts";

/** `none`: the inquiry has no test drive that is still to come. `repeated`: it was canceled before. */
export type CancelOutcome = "canceled" | "repeated" | "none";

/**
 * Frees the booked time, records the canceled booking, and queues the mails to store and shopper, in one transaction.
 * Of any number of concurrent requests, on any number of replicas, one cancels.
 * @param token of the inquiry that booked the test drive
 */
export function cancelTestDrive(
  store: LeadStore,
  token: string,
  context: DriveContext,
): Promise<CancelOutcome> {
  const { dealerId, now } = context.signingContext;
  return store.commit(null, async ({ query, insertMails }): Promise<CancelOutcome> => {
    const lead = await storedLeadByToken(query, dealerId, token);
    if (!lead) return "none";
    const start = await releaseTestDrive(query, lead.id, now);
    if (!start) return (await wasTestDriveCanceled(query, lead.id)) ? "repeated" : "none";
    const change = { event: "canceled", start } as const;
    const mails = await driveChangeMails(query, lead, change, context);
    await queueDriveChangeText(query, lead, change, context);
    await insertMails({ ...lead, receivedAt: now }, mails);
    return "canceled";
  });
}
