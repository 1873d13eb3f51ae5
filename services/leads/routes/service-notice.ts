import { AppError } from "@forecourt/contracts/errors";
import { LeadAction } from "@forecourt/contracts/leads/leads";
import { sendServiceNotice } from "@forecourt/contracts/leads/service-lead";
import { identityOf } from "@forecourt/service-kit/idempotency/identity";
import { idempotencyKeyOf } from "@forecourt/service-kit/idempotency/key";
import { mount } from "@forecourt/service-kit/mount";
import { tenantOf } from "@forecourt/service-kit/tenant";
import type { Express } from "express";
import { composeTemplateLead } from "../compose/compose.ts";
import { confirmationMails } from "../confirmations/confirmation-mail.ts";
import { letterConfirmation } from "../confirmations/letter-confirmation.ts";
import type { Deps } from "../deps.ts";
import { throttlePerRecipient } from "../limits/throttle-per-recipient.ts";
import { storedLeadByToken } from "../store/stored-lead.ts";

const Payload = LeadAction.pick({ user: true, vehicle: true });

/** Mails about a change of what a service's lead was about: to the recipients of the lead, and to its shopper. */
export function serviceNoticeRoute(app: Express, deps: Deps): void {
  const { dealers, store, signingSecret: secret, previewRecipient } = deps;
  mount(app, sendServiceNotice, async ({ params, body, request }) => {
    const tenant = tenantOf(request);
    const { dealerId } = tenant;
    const key = idempotencyKeyOf(request);
    const write = { method: sendServiceNotice.method, path: request.path, tenant, body };
    const identity = key === null ? null : identityOf({ key, ...write });
    return store.commit(identity, async ({ query, insertMails }) => {
      const lead = await storedLeadByToken(query, dealerId, params.token);
      if (lead?.template !== "SELL_OR_TRADE") {
        throw new AppError("not-found", "no lead of a service has this token");
      }
      const now = deps.now();
      const at = { dealerId, storeId: lead.storeId };
      const dealer = dealers.current().config(at);
      const { texts } = dealers.current().site(at);
      const { id, form, spamReasons, template } = lead;
      const payload = Payload.parse(lead.payload);
      const signingContext = { secret, dealerId, now };
      const notice = LeadAction.parse({ template, ...payload, text: body.text });
      const toStore = composeTemplateLead(
        notice,
        { id, form, spamReasons, dealer, previewRecipient, receivedAt: now, isResend: true },
        body.subject,
      );
      const mails = [
        ...(await throttlePerRecipient(query, signingContext, {
          dealer,
          spamReasons,
          mails: toStore,
        })),
        ...(await confirmationMails(query, {
          confirmation: letterConfirmation(payload, body.letter),
          context: { lead, dealer, texts, now },
          signingContext,
          spamReasons,
          previewRecipient,
        })),
      ];
      await insertMails({ ...lead, receivedAt: now }, mails);
      return { isQueued: mails.length > 0 };
    });
  });
}
