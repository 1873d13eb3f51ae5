import type { Receipt } from "@forecourt/contracts/leads/receipt";
import type { RequestIdentity } from "@forecourt/service-kit/idempotency/identity";
import { confirmationMails } from "../confirmations/confirmation-mail.ts";
import { inLeadLanguage } from "../confirmations/lead-language.ts";
import type { Deps } from "../deps.ts";
import { consumeAddressLimit } from "../limits/address-limit.ts";
import { recordAndDetectResend } from "../limits/duplicate-inquiry.ts";
import { throttlePerRecipient } from "../limits/throttle-per-recipient.ts";
import { commitQuote } from "../quotes/commit-quote.ts";
import { bookTestDrive } from "../test-drives/test-drive-store.ts";
import { queueConfirmationText } from "../texts/confirmation-text.ts";
import type { LeadDraft } from "./lead-endpoint.ts";
import type { LeadRequest } from "./lead-request.ts";
import { spamReasonsOf } from "./spam-reasons.ts";

interface Commit {
  draft: LeadDraft;
  identity: RequestIdentity | null;
}

/**
 * Commits a lead, its mails, its test drive and its quote in one transaction. Suspected spam is committed too,
 * with its reasons.
 * @throws AppError too-many-requests, with a Retry-After header; slot-taken
 */
export function commitLead(
  { dealers, store, previewRecipient }: Deps,
  request: LeadRequest,
  { draft, identity }: Commit,
): Promise<Receipt> {
  const { form, template, payload, dealer, testDrive, quote, confirmation, text } = draft;
  const { dealerId, language = null } = request.tenant;
  const { signingContext } = request;
  const spamReasons = spamReasonsOf(draft.botSignals, signingContext);
  const newLead = {
    dealerId,
    storeId: dealer.store.id,
    form,
    template,
    payload,
    spamReasons,
    language,
  };

  const words = inLeadLanguage(dealers.current(), newLead);

  return store.commit(identity, async ({ query, insertLead, insertMails }) => {
    const lead = await insertLead(newLead);
    // From here on, other leads of the same address or recipient wait for this transaction.
    await consumeAddressLimit(query, request, dealer);
    const mailContext = {
      id: lead.id,
      receivedAt: lead.receivedAt,
      form,
      dealer,
      spamReasons,
      previewRecipient,
      isResend: await recordAndDetectResend(query, request, newLead, dealer),
    };
    const mails = draft.composeMails(mailContext, lead.receipt);
    const context = { lead, dealer, ...words, now: lead.receivedAt };
    const toStore = await throttlePerRecipient(query, signingContext, {
      dealer,
      spamReasons,
      mails,
    });
    const toShopper = await confirmationMails(query, {
      confirmation,
      context,
      signingContext,
      spamReasons,
      previewRecipient,
      aboveLimit: "wait-briefly",
    });
    await insertMails(lead, [...toStore, ...toShopper]);
    await queueConfirmationText(query, { confirmation: text, context, signingContext });
    if (testDrive) await bookTestDrive(query, { ...testDrive, leadId: lead.id });
    if (quote) await commitQuote({ query, insertMails }, signingContext, { lead, quote });
    const isLetterQueued = toShopper.length > 0;
    return draft.isConfirmationTold ? { ...lead.receipt, isLetterQueued } : lead.receipt;
  });
}
