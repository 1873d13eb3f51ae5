import type { SiteContext } from "@forecourt/contracts/site";
import { maskPhone } from "@forecourt/domain/phone";
import { siteText } from "./appraisal-text.ts";

export interface CallLink {
  phone: string;
  text: string;
}

/** The number that helps a seller. */
export function helpCall({ texts, store, phoneMasks }: SiteContext): CallLink {
  const { phone } = store;
  const text = siteText(texts)("step.call", { phone: maskPhone(phone, phoneMasks.general) });
  return { phone, text };
}
