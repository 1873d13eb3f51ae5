import type { SiteContext } from "@forecourt/contracts/site";
import { fillText } from "@forecourt/remote-kit/site-context";
import type { ApplicationFormData } from "./application-form-data.ts";
import { messageFormTexts } from "./message-form-texts.ts";

interface Application extends Pick<ApplicationFormData["position"], "options" | "chosen"> {
  /** Open days within which an application is answered; null = none are promised. */
  replyDays: number | null;
}

/** The form to apply for one of `options`, with `chosen` chosen; "" = nothing. */
export function applicationFormTexts(
  site: SiteContext,
  { options, chosen, replyDays: days }: Application,
): ApplicationFormData {
  return {
    ...messageFormTexts(site),
    // Who asks for work does not shop for a car.
    unlocks: false,
    reply:
      days === null
        ? null
        : fillText(site.texts, `careers.reply.${days === 1 ? "one" : "other"}`, { days }),
    submit: fillText(site.texts, "careers.submit"),
    sent: fillText(site.texts, "careers.sent"),
    receipt: fillText(site.texts, "careers.receipt"),
    consent: fillText(site.texts, "careers.consent"),
    position: {
      label: fillText(site.texts, "careers.position"),
      choose: fillText(site.texts, "careers.position.choose"),
      missing: fillText(site.texts, "leadFault.position"),
      options,
      chosen,
    },
    resume: {
      label: fillText(site.texts, "careers.resume"),
      help: fillText(site.texts, "careers.resume.help"),
      again: fillText(site.texts, "careers.resume.again"),
      format: fillText(site.texts, "leadFault.resume.format"),
      tooLarge: fillText(site.texts, "leadFault.resume.too-large"),
    },
  };
}
