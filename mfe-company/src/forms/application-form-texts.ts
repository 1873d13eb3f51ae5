import type { SiteContext } from "@forecourt/contracts/site";
import { fillText } from "@forecourt/remote-kit/site-context";
import type { ApplicationFormData } from "./application-form-data.ts";
import { messageFormTexts } from "./message-form-texts.ts";

/** The form to apply for one of `options`, with `chosen` chosen; "" = nothing. */
export function applicationFormTexts(
  site: SiteContext,
  { options, chosen }: Pick<ApplicationFormData["position"], "options" | "chosen">,
): ApplicationFormData {
  return {
    ...messageFormTexts(site),
    // Who asks for work does not shop for a car.
    unlocks: false,
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
