import type { AppraisalText } from "@forecourt/contracts/areas/trade/appraisal-text-keys";
import { fillText, type TextValues } from "@forecourt/domain/fill-text";

/** The texts that a page of an appraisal shows, by their names; only those that it needs. */
export type FormTexts = Readonly<Partial<Record<AppraisalText, string>>>;

/** Looks up a text and fills its placeholders. */
export type Text = (name: AppraisalText, values?: TextValues) => string;

const prefix = "appraisal.";

/** The texts whose names begin with one of `groups`, such as `field.`. */
export function pickTexts(
  texts: Readonly<Record<string, string>>,
  groups: readonly string[],
): FormTexts {
  const picked = Object.entries(texts).flatMap(([key, text]): [string, string][] => {
    if (!key.startsWith(prefix)) return [];
    const name = key.slice(prefix.length);
    return groups.some((group) => name.startsWith(group)) ? [[name, text]] : [];
  });
  return Object.fromEntries(picked) as FormTexts;
}

/** The lookup of a page's texts. */
export function textOf(texts: FormTexts): Text {
  return (name, values) => fillText(texts, name, values);
}

/** The lookup of a loader, in all texts of the site. */
export function siteText(texts: Readonly<Record<string, string>>): Text {
  return (name, values) => fillText(texts, `${prefix}${name}`, values);
}
