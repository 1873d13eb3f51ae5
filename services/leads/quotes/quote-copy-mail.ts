import type { DealerConfig } from "@forecourt/contracts/dealer-config";
import type { StoredQuote } from "@forecourt/contracts/quotes/quote";
import { type QuoteSummary, quoteSummary } from "@forecourt/contracts/quotes/quote-summary";
import type { SiteContext } from "@forecourt/contracts/site";
import { translateSettings } from "@forecourt/contracts/translate-settings";
import { fillText } from "@forecourt/domain/fill-text";
import { maskPhone } from "@forecourt/domain/phone";
import { replyTo } from "../compose/reply-to.ts";
import type { MailBrand } from "../confirmations/mail-layout.ts";
import type { OutgoingMail } from "../store/outgoing-mail.ts";
import { quoteHtml } from "./quote-html.ts";
import { quoteText } from "./quote-text.ts";

interface QuoteCopyInput {
  quote: StoredQuote;
  /** The whole address of the quote's page. */
  link: string;
  /** In the language of the shopper. */
  site: Pick<SiteContext, "texts" | "words">;
  dealer: Pick<DealerConfig, "sales" | "phoneMasks"> & MailBrand;
}

/** The copy of a quote for the shopper. Nothing in it was typed by a visitor but a plausible first name. */
export function quoteCopyMail({
  quote: stored,
  link,
  site: { texts, words = {} },
  dealer,
}: QuoteCopyInput): Omit<OutgoingMail, "recipient"> {
  // Fees and taxes are stored as the store reads them.
  const quote = { ...stored, figures: translateSettings(stored.figures, words) };
  const { company, sales, phoneMasks } = dealer;
  const summary = quoteSummary(quote, texts);
  const letter = letterOf(quote, summary, {
    texts,
    store: company.name,
    phone: maskPhone(sales.phone, phoneMasks.general),
  });
  const subject = fillText(texts, "quote.mail.subject", {
    number: quote.number,
    vehicle: summary.vehicle,
  });
  const { hello, intro, open, notReserved, why } = letter;
  return {
    kind: "text",
    audience: "shopper",
    subject,
    senderName: company.name,
    ...replyTo(company.email),
    text: [hello, intro, `${open}: ${link}`, quoteText(quote, texts), notReserved, why].join(
      "\n\n",
    ),
    html: quoteHtml({ summary, letter, link, texts, subject, brand: dealer }),
  };
}

/** The sentences around the figures. */
export interface QuoteLetter {
  hello: string;
  intro: string;
  open: string;
  notReserved: string;
  why: string;
}

function letterOf(
  { firstName }: StoredQuote,
  { vehicle, heldUntil }: QuoteSummary,
  { texts, store, phone }: { texts: SiteContext["texts"]; store: string; phone: string },
): QuoteLetter {
  const hello =
    firstName === null
      ? fillText(texts, "quote.mail.hello")
      : fillText(texts, "quote.mail.hello.name", { name: firstName });
  return {
    hello,
    intro: fillText(texts, "quote.mail.intro", { vehicle, store, date: heldUntil }),
    open: fillText(texts, "quote.mail.open"),
    notReserved: fillText(texts, "quote.notReserved", { store, phone }),
    why: fillText(texts, "quote.mail.why", { store }),
  };
}
