import { AppError } from "@forecourt/contracts/errors";
import { notifyApplicant } from "@forecourt/contracts/leads/application-events";
import { LeadAction } from "@forecourt/contracts/leads/leads";
import { identityOf } from "@forecourt/service-kit/idempotency/identity";
import { idempotencyKeyOf } from "@forecourt/service-kit/idempotency/key";
import { mount } from "@forecourt/service-kit/mount";
import { tenantOf } from "@forecourt/service-kit/tenant";
import type { Express } from "express";
import type { z } from "zod";
import { acceptedLead } from "../application-mails/accepted-lead.ts";
import { applicationMail } from "../application-mails/application-mail.ts";
import { dealFacts, type StatedDeal } from "../application-mails/deal-facts.ts";
import { storeNotice } from "../compose/store-notice.ts";
import type { ConfirmationContext } from "../confirmations/confirmation.ts";
import { confirmationMails } from "../confirmations/confirmation-mail.ts";
import { inLeadLanguage } from "../confirmations/lead-language.ts";
import { textsOf } from "../confirmations/mail-lines.ts";
import type { Deps } from "../deps.ts";
import { throttlePerRecipient } from "../limits/throttle-per-recipient.ts";
import { storedLeadByToken } from "../store/stored-lead.ts";

const Payload = LeadAction.pick({ user: true });
const templates: readonly (string | null)[] = ["APPLY_FINANCING", "FULL_CREDIT_APP"];

type Body = z.output<NonNullable<(typeof notifyApplicant)["body"]>>;

/** A stranger cannot have these sent to another's address; an offer is accepted once for each answer of staff. */
const madeByStaff: ReadonlySet<Body["news"]> = new Set(["viewed", "answered", "accepted"]);

/** Whether the store gets a mail, too: once for an accepted offer, together with the mail to the applicant. */
function isForStore({ news, coBorrower }: Body): boolean {
  return news === "accepted" && coBorrower === undefined;
}

/** The subject has no name: mail programs show subjects on locked screens. */
function acceptedNotice(
  context: Pick<ConfirmationContext, "texts">,
  { reference, jointWith, ...stated }: StatedDeal & Pick<Body, "reference" | "jointWith">,
) {
  const t = textsOf(context);
  const facts = dealFacts(stated, t).flatMap(([label, value]) =>
    value === null ? [] : [`${t(label)}: ${value}`],
  );
  return {
    subject: t("application.accepted.subject", { reference }),
    text: [
      t("application.accepted.text", { reference }),
      ...(jointWith === undefined ? [] : [t("application.accepted.joint", { name: jointWith })]),
      ...facts,
    ].join("\n"),
  };
}

/** Mails an applicant a notification about an event of their application. */
export function notifyApplicantRoute(app: Express, deps: Deps): void {
  const { dealers, store, signingSecret: secret, previewRecipient } = deps;
  mount(app, notifyApplicant, async ({ params, body, request }) => {
    const tenant = tenantOf(request);
    const { dealerId } = tenant;
    const { method } = notifyApplicant;
    const key = idempotencyKeyOf(request);
    const write = { method, path: request.path, tenant, body };
    const identity = key === null ? null : identityOf({ key, ...write });
    return store.commit(identity, async ({ query, insertMails }) => {
      const lead = await storedLeadByToken(query, dealerId, params.token);
      if (!lead || !templates.includes(lead.template)) {
        throw new AppError("not-found", "no financing lead has this token");
      }
      const now = deps.now();
      const at = { dealerId, storeId: lead.storeId };
      const current = dealers.current();
      const context = {
        lead,
        dealer: current.config(at),
        ...inLeadLanguage(current, lead),
        now,
      };
      const mails = await confirmationMails(query, {
        confirmation: applicationMail(
          { ...body, isForCoBorrower: body.coBorrower !== undefined },
          body.coBorrower ?? Payload.parse(lead.payload).user,
        ),
        context,
        signingContext: { secret, dealerId, now },
        spamReasons: lead.spamReasons,
        previewRecipient,
        aboveLimit: madeByStaff.has(body.news) ? "send" : "wait",
      });
      const { spamReasons } = lead;
      const { dealer } = context;
      const toStore = isForStore(body)
        ? storeNotice(acceptedLead(lead, body), acceptedNotice(current.site(at), body), {
            hasTradeIn: true,
            dealer,
            now,
            previewRecipient,
          })
        : [];
      const signingContext = { secret, dealerId, now };
      const limited = { dealer, spamReasons, mails: toStore };
      await insertMails({ ...lead, receivedAt: now }, [
        ...(await throttlePerRecipient(query, signingContext, limited)),
        ...mails,
      ]);
      return { isQueued: mails.length > 0 };
    });
  });
}
