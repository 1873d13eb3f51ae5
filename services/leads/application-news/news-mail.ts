import { applicationStatusPath } from "@forecourt/contracts/areas/financing/application-form";
import { preApprovalPath } from "@forecourt/contracts/areas/financing/pre-approval-paths";
import type { ApplicationNews } from "@forecourt/contracts/leads/application-news";
import { maskPhone } from "@forecourt/domain/phone";
import type {
  Confirmation,
  ConfirmationContent,
  ConfirmationContext,
} from "../confirmations/confirmation.ts";
import { confirmationHtml } from "../confirmations/confirmation-html.ts";
import { confirmationText, type MailLines, textsOf } from "../confirmations/mail-lines.ts";
import { departmentOf } from "../confirmations/reply-deadline.ts";

interface News {
  news: ApplicationNews;
  reference: string;
  /** The token of the page. */
  page: string;
}

/** The mail about an application: a first name, the reference, the store's phone and the link, and nothing else. */
export function newsMail(
  { news, reference, page }: News,
  user: { firstName: string; email: string },
): Confirmation {
  return {
    address: user.email,
    compose: (context) => compose({ news, reference, page }, user.firstName, context),
  };
}

function compose(
  { news, reference, page }: News,
  firstName: string,
  context: ConfirmationContext,
): ConfirmationContent {
  const t = textsOf(context);
  const { dealer, lead } = context;
  const { phone } = departmentOf(lead.form, dealer);
  const path =
    news === "pre-approval" || news === "credit-score"
      ? preApprovalPath(page, { isScore: news === "credit-score" })
      : applicationStatusPath(page);
  const lines: MailLines = {
    firstName,
    paragraphs: [
      t(`confirmation.application.${news}`, { store: dealer.company.name }),
      t("confirmation.application.private"),
    ],
    facts: [
      ["confirmation.application.reference", reference],
      ["confirmation.phone", maskPhone(phone, dealer.phoneMasks.general)],
    ],
    receiptKey: "confirmation.application.link",
    url: new URL(path, dealer.site.url).href,
  };
  const subject = t(`confirmation.application.${news}.subject`);
  return {
    subject,
    text: confirmationText(lines, context),
    html: confirmationHtml(lines, { subject, context }),
  };
}
