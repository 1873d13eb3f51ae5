import type { TextKey } from "@forecourt/contracts/text-keys";
import type { TextValues } from "@forecourt/domain/fill-text";
import { formatNumber } from "@forecourt/domain/format-number";
import { formatDollars } from "@forecourt/domain/money";
import type { AlertItem } from "./alert-mail.ts";

type Texts = (key: TextKey, values?: TextValues) => string;

/** Text about a change of a car: "Price dropped $500 to $14,104". */
export function changeLine({ kind, total, before }: AlertItem, t: Texts): string {
  const price = total === null ? t("alerts.mail.noPrice") : formatDollars(total);
  if (kind === "dropped" || (kind === "lowered" && before !== null)) {
    const amount = formatDollars((before ?? 0) - (total ?? 0));
    return t("alerts.mail.dropped", { amount, price });
  }
  if (kind === "priced" || kind === "lowered") return t("alerts.mail.priced", { price });
  if (kind === "sold") return t("alerts.mail.sold");
  if (kind === "back") return t("alerts.mail.back", { price });
  return t("alerts.mail.arrived");
}

/** Price and mileage of a car that a search found: "$14,104 · 38,120 miles". */
export function carLine({ kind, total, mileage }: AlertItem, t: Texts): string[] {
  if (kind !== "arrived" && kind !== "lowered") return [];
  const price = total === null ? t("alerts.mail.noPrice") : formatDollars(total);
  const miles = mileage === null ? null : t("alerts.mail.miles", { miles: formatNumber(mileage) });
  const facts = kind === "lowered" ? [miles] : [price, miles];
  const line = facts.filter((fact) => fact !== null).join(" · ");
  return line === "" ? [] : [line];
}

/** The subject of a digest: the alert if there is one, else the number of alerts. */
export function digestSubject(news: readonly AlertItem[], t: Texts): string {
  const [first, second] = news;
  if (first === undefined || second !== undefined) {
    return t("alerts.mail.subject.several", { count: news.length });
  }
  return t(`alerts.mail.subject.${first.kind}`, { car: first.title });
}
