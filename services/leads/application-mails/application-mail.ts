import { applicationStatusPath } from "@forecourt/contracts/areas/financing/application-form";
import { preApprovalPath } from "@forecourt/contracts/areas/financing/pre-approval-paths";
import type { ApplicationEvent } from "@forecourt/contracts/leads/application-events";
import { localeOf } from "@forecourt/domain/locale";
import { formatLongDate } from "@forecourt/domain/offers/offer-days";
import { maskPhone } from "@forecourt/domain/phone";
import type {
  Confirmation,
  ConfirmationContent,
  ConfirmationContext,
} from "../confirmations/confirmation.ts";
import { confirmationHtml } from "../confirmations/confirmation-html.ts";
import { confirmationText, type MailLines, textsOf } from "../confirmations/mail-lines.ts";
import { departmentOf } from "../confirmations/reply-deadline.ts";
import { dealFacts, type StatedDeal } from "./deal-facts.ts";

interface MailedEvent extends StatedDeal {
  /** True = for the co-borrower, who did not accept an offer themselves. */
  isForCoBorrower: boolean;
  news: ApplicationEvent;
  reference: string;
  /** The token of the page. */
  page: string;
  /** ISO day; missing = none is stated. */
  validUntil?: string | undefined;
  /** True = the mail replaces an answer that the applicant was notified of. */
  isChanged?: boolean | undefined;
}

/**
 * The mail about an application: a first name, the reference, the store's phone and the link; with an answer the car and
 * the money down, and with an acceptance the loan that was accepted.
 */
export function applicationMail(
  news: MailedEvent,
  user: { firstName: string; email: string },
): Confirmation {
  return {
    address: user.email,
    compose: (context) => compose(news, user.firstName, context),
  };
}

function lastDay(day: string, { texts }: ConfirmationContext): MailLines["facts"][number] {
  return ["confirmation.application.validUntil", formatLongDate(day, localeOf(texts))];
}

/** The last part of the keys of a mail's texts. */
function kindOf({ news, isForCoBorrower, isChanged = false }: MailedEvent) {
  if (news === "accepted" && isForCoBorrower) return "co-accepted";
  return news === "answered" && isChanged ? "changed" : news;
}

function compose(
  about: MailedEvent,
  firstName: string,
  context: ConfirmationContext,
): ConfirmationContent {
  const { news, reference, page, validUntil } = about;
  const t = textsOf(context);
  const { dealer, lead } = context;
  const { phone } = departmentOf(lead, dealer);
  const path =
    news === "pre-approval" || news === "credit-score"
      ? preApprovalPath(page, { isScore: news === "credit-score" })
      : applicationStatusPath(page);
  const key = `confirmation.application.${kindOf(about)}` as const;
  const lines: MailLines = {
    firstName,
    paragraphs: [t(key, { store: dealer.company.name }), t("confirmation.application.private")],
    facts: [
      ["confirmation.application.reference", reference],
      ...dealFacts(about, t),
      ...(validUntil === undefined ? [] : [lastDay(validUntil, context)]),
      ["confirmation.phone", maskPhone(phone, dealer.phoneMasks.general)],
    ],
    receiptKey: "confirmation.application.link",
    url: new URL(context.prefix + path, dealer.site.url).href,
  };
  const subject = t(`${key}.subject`);
  return {
    subject,
    text: confirmationText(lines, context),
    html: confirmationHtml(lines, { subject, context }),
  };
}
