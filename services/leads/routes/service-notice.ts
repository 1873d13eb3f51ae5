import { AppError } from "@forecourt/contracts/errors";
import { LeadAction } from "@forecourt/contracts/leads/leads";
import { sendServiceNotice } from "@forecourt/contracts/leads/service-lead";
import { identityOf } from "@forecourt/service-kit/idempotency/identity";
import { idempotencyKeyOf } from "@forecourt/service-kit/idempotency/key";
import { mount } from "@forecourt/service-kit/mount";
import { tenantOf } from "@forecourt/service-kit/tenant";
import type { Express } from "express";
import type { z } from "zod";
import { storeNotice } from "../compose/store-notice.ts";
import { confirmationMails } from "../confirmations/confirmation-mail.ts";
import { inLeadLanguage } from "../confirmations/lead-language.ts";
import { letterConfirmation } from "../confirmations/letter-confirmation.ts";
import type { Deps } from "../deps.ts";
import { throttlePerRecipient } from "../limits/throttle-per-recipient.ts";
import type { StoredLead } from "../store/insert-lead.ts";
import type { LeadTransaction } from "../store/lead-transaction.ts";
import { storedLeadByToken } from "../store/stored-lead.ts";
import { queueConfirmationText } from "../texts/confirmation-text.ts";
import { letterText } from "../texts/lead-texts.ts";

type Body = z.output<NonNullable<(typeof sendServiceNotice)["body"]>>;

/** Leads that services of the site send with a letter. */
const templates: readonly (string | null)[] = ["SELL_OR_TRADE", "SERVICE"];

const Payload = LeadAction.pick({ user: true, vehicle: true });

/**
 * Mails about a change of a visit, an offer, or another subject of a service's lead: to the recipients of the lead, and
 * to its shopper.
 */
export function serviceNoticeRoute(app: Express, deps: Deps): void {
  mount(app, sendServiceNotice, async ({ params, body, request }) => {
    const tenant = tenantOf(request);
    const { dealerId } = tenant;
    const { method } = sendServiceNotice;
    const key = idempotencyKeyOf(request);
    const write = { method, path: request.path, tenant, body };
    const identity = key === null ? null : identityOf({ key, ...write });
    return deps.store.commit(identity, async (transaction) => {
      const lead = await storedLeadByToken(transaction.query, dealerId, params.token);
      if (!lead || !templates.includes(lead.template)) {
        throw new AppError("not-found", "no lead of a service has this token");
      }
      return queueLetter(deps, transaction, { lead, body });
    });
  });
}

async function queueLetter(
  { dealers, signingSecret: secret, previewRecipient, ...deps }: Deps,
  { query, insertMails }: LeadTransaction,
  { lead, body }: { lead: StoredLead; body: Body },
): Promise<{ isQueued: boolean }> {
  const { dealerId, storeId, spamReasons } = lead;
  const now = deps.now();
  const at = { dealerId, storeId };
  const dealer = dealers.current().config(at);
  const signingContext = { secret, dealerId, now };
  const context = { lead, dealer, ...inLeadLanguage(dealers.current(), lead), now };
  const mails =
    body.toStore === null ? [] : storeNotice(lead, body.toStore, { dealer, now, previewRecipient });
  const toShopper = await confirmationMails(query, {
    confirmation: letterConfirmation(Payload.parse(lead.payload), body.letter),
    context,
    signingContext,
    spamReasons: body.isMet ? [] : spamReasons,
    previewRecipient,
    aboveLimit: body.isByStaff === true ? "send" : "wait",
  });
  await insertMails({ ...lead, receivedAt: now }, [
    ...(await throttlePerRecipient(query, signingContext, { dealer, spamReasons, mails })),
    ...toShopper,
  ]);
  const confirmation = letterText(body.textMessage);
  await queueConfirmationText(query, { confirmation, context, signingContext });
  return { isQueued: mails.length + toShopper.length > 0 };
}
