import { AppError } from "@forecourt/contracts/errors";
import { bookableDays, bookableStart } from "@forecourt/service-kit/appointments/bookable-times";
import type { LeadRequest } from "../intake/lead-request.ts";
import { consumeAddressLimit } from "../limits/address-limit.ts";
import { storedLeadByToken } from "../store/stored-lead.ts";
import type { LeadStore } from "../store.ts";
import { type DriveContext, driveChangeMails, queueDriveChangeText } from "./drive-change-mails.ts";
import { moveTestDrive } from "./test-drive-store.ts";

interface Change {
  /** Token of the inquiry that booked the test drive. */
  token: string;
  /** The new time, in the store's time zone. */
  slot: { day: string; time: string };
}

/**
 * Books another time for the same vehicle, frees the earlier one and queues the mails to store and
 * shopper, in one transaction. The same time again changes nothing.
 * @throws AppError not-found without a test drive that is still to come; slot-taken; too-many-requests
 */
export function changeTestDrive(
  store: LeadStore,
  { token, slot }: Change,
  { context, client }: { context: DriveContext; client: LeadRequest },
): Promise<void> {
  const { dealerId, now } = context.signingContext;
  return store.commit(null, async ({ query, insertMails }) => {
    const lead = await storedLeadByToken(query, dealerId, token);
    if (!lead) throw notFound();
    const dealer = context.dealerOf(lead.storeId);
    const start = bookableStart(bookableDays(dealer, now), slot);
    if (!start) throw new AppError("slot-taken", "this day and time cannot be booked");
    await consumeAddressLimit(query, client, dealer);
    const from = await moveTestDrive(query, lead.id, { start, now });
    if (!from) throw notFound();
    if (from.getTime() === start.getTime()) return;
    const change = { event: "changed", start, from } as const;
    const mails = await driveChangeMails(query, lead, change, context);
    await queueDriveChangeText(query, lead, change, context);
    await insertMails({ ...lead, receivedAt: now }, mails);
  });
}

function notFound(): AppError {
  return new AppError("not-found", "there is no test drive to change");
}
