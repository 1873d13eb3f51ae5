import type { SiteContext } from "@forecourt/contracts/site";
import { fillText } from "@forecourt/remote-kit/site-context";
import type { MessageFormData } from "./message-form-data.ts";

/** The texts of a form with a message, in the dealer's words. */
export function messageFormTexts({ texts, earlyAccessDays }: SiteContext): MessageFormData {
  return {
    unlocks: earlyAccessDays > 0,
    message: fillText(texts, "contact.message"),
    submit: fillText(texts, "contact.submit"),
    sent: fillText(texts, "contact.sent"),
    receipt: fillText(texts, "contact.receipt"),
    phoneOrEmail: {
      help: fillText(texts, "leadForm.phoneOrEmail"),
      missing: fillText(texts, "leadFault.phoneOrEmail"),
    },
    missing: {
      firstName: fillText(texts, "leadFault.firstName"),
      lastName: fillText(texts, "leadFault.lastName"),
      message: fillText(texts, "leadFault.message"),
    },
  };
}
