import type { DealerConfig } from "@forecourt/contracts/dealer-config";
import type { LeadForm } from "@forecourt/contracts/dealer-config/leads";
import { AppError } from "@forecourt/contracts/errors";
import type { Receipt } from "@forecourt/contracts/leads/send";
import type { LeadTemplate } from "@forecourt/contracts/leads-templates";
import { clientNetwork } from "@forecourt/service-kit/client-network";
import type { RequestIdentity } from "@forecourt/service-kit/idempotency/identity";
import type { Transaction } from "kysely";
import type { ComposeContext } from "../compose/compose-context.ts";
import type { IntakeDeps } from "../deps.ts";
import { seenBefore } from "../limits/duplicate-inquiry.ts";
import { hiddenName } from "../limits/keyed-digest.ts";
import { waitFor } from "../limits/rate-limit.ts";
import { spacedOut } from "../limits/throttle-per-recipient.ts";
import type { Inquiry, NumberedLead } from "../store/insert-lead.ts";
import type { OutgoingMail } from "../store/outgoing-mail.ts";
import type { LeadsTables } from "../store/tables.ts";
import type { Visit } from "./lead-request.ts";
import { suspicionOf, type Trace } from "./spam-reasons.ts";

/** An inquiry that was read and found in order. */
export interface Sent {
  form: LeadForm;
  /** Null = it was sent as it is, not by a template. */
  template: LeadTemplate | null;
  /** What is kept of it: everything but what tells people from programs. */
  payload: unknown;
  trace: Trace;
  /** The store's whose lead it is. */
  dealer: DealerConfig;
  compose(context: ComposeContext): OutgoingMail[];
  /** What else is written with it; what this throws takes all back. */
  alongside?: Inquiry["alongside"];
}

/**
 * Commits an inquiry with its mails. A suspected one is taken like any other, and marked or held.
 * `prepare` is not asked for one that is repeated and has its receipt.
 * @throws AppError too-many-requests, with Retry-After, when the address has sent too many.
 */
export function acceptInquiry(
  deps: IntakeDeps,
  visit: Visit,
  { identity, prepare }: { identity: RequestIdentity | null; prepare: () => Sent | Promise<Sent> },
): Promise<Receipt> {
  return deps.store.accept(identity, async () => {
    const sent = await prepare();
    const { form, template, payload, dealer, alongside } = sent;
    const suspicion = suspicionOf(sent.trace, visit.seal);
    return {
      lead: {
        dealerId: visit.tenant.dealerId,
        storeId: dealer.store.id,
        form,
        template,
        payload,
        suspicion,
      },
      async mails(lead, transaction) {
        await refuseTooMany(transaction, visit, dealer);
        const isResent = await isResend(transaction, visit, sent);
        const composed = sent.compose({ ...contextOf(deps, sent, lead), isResent });
        return spacedOut(transaction, visit, { dealer, suspicion, mails: composed });
      },
      ...(alongside ? { alongside } : {}),
    };
  });
}

function contextOf(
  { previewRecipient }: IntakeDeps,
  { form, dealer }: Sent,
  { id, receivedAt, suspicion }: NumberedLead,
): Omit<ComposeContext, "isResent"> {
  return { id, receivedAt, form, dealer, suspicion, previewRecipient };
}

async function refuseTooMany(
  transaction: Transaction<LeadsTables>,
  { request, response, seal }: Visit,
  { leads }: DealerConfig,
): Promise<void> {
  const id = hiddenName(seal.secret, "address", [seal.dealerId, clientNetwork(request)]);
  const pace = { id, mostPerHour: leads.limits.perAddressPerHour };
  const wait = await waitFor(transaction, pace, seal.now);
  if (wait === null) return;
  response.set("retry-after", String(Math.ceil(wait / 1000)));
  throw new AppError("too-many-requests", "too many inquiries came from this address");
}

/** Whether receivers have heard of this customer, or of this inquiry, as the dealer counts it. */
async function isResend(
  transaction: Transaction<LeadsTables>,
  { visitor, seal }: Visit,
  { form, payload, dealer }: Sent,
): Promise<boolean> {
  if (dealer.leads.status === "first-visit") return visitor.isLead;
  const id = hiddenName(seal.secret, "inquiry", [seal.dealerId, dealer.store.id, form, payload]);
  return seenBefore(transaction, id, seal.now);
}
