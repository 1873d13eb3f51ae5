import { inquiryPath } from "@forecourt/contracts/paths/inquiry-path";
import type { TextKey } from "@forecourt/contracts/text-keys";
import { fillText, type TextValues } from "@forecourt/domain/fill-text";
import { localeOf } from "@forecourt/domain/locale";
import { maskPhone } from "@forecourt/domain/phone";
import type { ConfirmationContext } from "./confirmation.ts";
import { departmentOf } from "./reply-deadline.ts";
import { typedLine } from "./typed-text.ts";

/** The text of a confirmation: greeting, paragraphs, facts and the end. */
export interface MailLines {
  firstName: string;
  paragraphs: readonly (string | null)[];
  /** Label and value; facts without a value are left out. */
  facts: readonly (readonly [TextKey, string | null])[];
  /** Text of the line with the link. */
  receiptKey: TextKey;
  /** Where the link leads; missing = to the receipt. */
  url?: string;
}

/** The lookup of a store's texts. */
export function textsOf({ texts }: Pick<ConfirmationContext, "texts">) {
  return (key: TextKey, values: TextValues = {}) => fillText(texts, key, values);
}

/** Time zone and locale of the times in a mail. */
export function dateFormatOf({ texts, dealer }: Pick<ConfirmationContext, "texts" | "dealer">) {
  return { locale: localeOf(texts), timeZone: dealer.company.timezone };
}

/** The plain text of a confirmation. */
export function confirmationText(lines: MailLines, context: ConfirmationContext): string {
  const t = textsOf(context);
  const { company } = context.dealer;
  const facts = shownFacts(lines, context).map(([name, value]) => `${name}: ${value}`);
  const parts = [
    greeting(lines, context),
    ...lines.paragraphs,
    facts.join("\n"),
    t(lines.receiptKey, { url: lines.url ?? receiptUrl(context) }),
    company.name,
    t("confirmation.notYou"),
  ];
  return parts.filter((part) => part !== null).join("\n\n");
}

/** `Hi Ada,` */
export function greeting({ firstName }: MailLines, context: ConfirmationContext): string {
  const t = textsOf(context);
  const name = typedLine(firstName, 40);
  return name === null ? t("confirmation.greeting.unknown") : t("confirmation.greeting", { name });
}

/** The facts that have a value, with their labels. */
export function shownFacts({ facts }: MailLines, context: ConfirmationContext): [string, string][] {
  const t = textsOf(context);
  return facts.flatMap(([key, value]) => (value === null ? [] : [[t(key), value]]));
}

/** Where and whom to call, and the number to name there. */
export function storeFacts({ lead, dealer }: ConfirmationContext): MailLines["facts"] {
  const { phone } = departmentOf(lead, dealer);
  return [
    ["confirmation.where", storeAddress(dealer)],
    ["confirmation.phone", maskPhone(phone, dealer.phoneMasks.general)],
    ["confirmation.number", lead.receipt.number],
  ];
}

/** `Ozark Trail Mitsubishi, 4180 Sycamore Bend Road, Cape Girardeau, MO 63701` */
export function storeAddress({ company }: Pick<ConfirmationContext["dealer"], "company">): string {
  const { name, addressLine1, addressLine2, city, stateShort, zip } = company;
  return [name, addressLine1, addressLine2, city, `${stateShort} ${zip}`]
    .filter((part) => part !== null)
    .join(", ");
}

/** The address of the inquiry's page, at the dealer's configured origin. */
export function receiptUrl({
  lead,
  dealer,
  prefix,
}: Pick<ConfirmationContext, "lead" | "dealer" | "prefix">): string {
  return new URL(prefix + inquiryPath(lead.receipt.token), dealer.site.url).href;
}
