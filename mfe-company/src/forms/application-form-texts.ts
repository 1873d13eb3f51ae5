import type { OpenPosition } from "@forecourt/contracts/areas/company/careers";
import type { SiteContext } from "@forecourt/contracts/site";
import { fillText } from "@forecourt/remote-kit/site-context";
import type { ApplicationFormData } from "./application-form-data.ts";
import { messageFormTexts } from "./message-form-texts.ts";

interface Application extends Pick<ApplicationFormData["position"], "options" | "chosen"> {
  /** Open days within which an application is answered; null = none are promised. */
  replyDays: number | null;
  /** The positions that are open, by whose stores an applicant chooses one. */
  positions: readonly Pick<OpenPosition, "title" | "storeIds">[];
  /** The sentence on calls and texts; null = that of the visitor's store. */
  consent: string | null;
}

/** The form to apply for one of `options`, with `chosen` chosen; "" = nothing. */
export function applicationFormTexts(
  site: SiteContext,
  { options, chosen, replyDays: days, positions, consent }: Application,
): ApplicationFormData {
  return {
    ...messageFormTexts(site),
    // A job application must not unlock early access.
    unlocks: false,
    reply:
      days === null
        ? null
        : fillText(site.texts, `careers.reply.${days === 1 ? "one" : "other"}`, { days }),
    submit: fillText(site.texts, "careers.submit"),
    sent: fillText(site.texts, "careers.sent"),
    sentFor: Object.fromEntries(
      positions.map(({ title }) => [
        title,
        fillText(site.texts, "careers.sent.position", { position: title }),
      ]),
    ),
    receipt: fillText(site.texts, "careers.receipt"),
    consent: consent ?? fillText(site.texts, "careers.consent"),
    position: {
      label: fillText(site.texts, "careers.position"),
      choose: fillText(site.texts, "careers.position.choose"),
      missing: fillText(site.texts, "leadFault.position"),
      options,
      chosen,
    },
    store: storeChoice(positions, site),
    resume: {
      label: fillText(site.texts, "careers.resume"),
      help: fillText(site.texts, "careers.resume.help"),
      again: fillText(site.texts, "careers.resume.again"),
      format: fillText(site.texts, "leadFault.resume.format"),
      tooLarge: fillText(site.texts, "leadFault.resume.too-large"),
    },
  };
}

/** Positions of the same title are one choice in the form, open at the stores of each. */
function storeChoice(
  positions: Application["positions"],
  { texts, store, storeChosen, places = [store] }: SiteContext,
): ApplicationFormData["store"] {
  if (places.length < 2) return null;
  const byPosition: Record<string, string[]> = {};
  for (const { title, storeIds } of positions) {
    const ids = storeIds.length === 0 ? places.map(({ id }) => id) : storeIds;
    byPosition[title] = [...new Set([...(byPosition[title] ?? []), ...ids])];
  }
  return {
    label: fillText(texts, "contact.store"),
    choose: fillText(texts, "store.choose"),
    missing: fillText(texts, "leadFault.store"),
    options: places.map(({ id, name }) => ({ value: id, label: name })),
    byPosition,
    chosen: storeChosen ? store.id : "",
  };
}
