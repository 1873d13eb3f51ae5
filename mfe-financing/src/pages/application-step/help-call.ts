import type { SiteContext } from "@forecourt/contracts/site";
import { maskPhone } from "@forecourt/domain/phone";
import { siteText } from "../../parts/application/application-text.ts";

/** The number that helps with an application. */
export function helpCall({ texts, store, phoneMasks }: SiteContext): {
  phone: string;
  text: string;
} {
  const { phone } = store;
  const text = siteText(texts)("step.call", { phone: maskPhone(phone, phoneMasks.general) });
  return { phone, text };
}
