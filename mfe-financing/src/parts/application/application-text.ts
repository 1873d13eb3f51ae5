import type { ApplicationText } from "@forecourt/contracts/areas/financing/application-text-keys";
import { fillText, type TextValues } from "@forecourt/domain/fill-text";

/** The texts that a page of the application shows, by their names; only those that it needs. */
export type FormTexts = Readonly<Partial<Record<ApplicationText, string>>>;

/** Looks up a text and fills its placeholders. */
export type Text = (name: ApplicationText, values?: TextValues) => string;

const prefix = "application.";

/** The texts whose names begin with one of `groups`, such as `label.`. */
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

/** The label of a field that may stay empty; that of every other field has the asterisk. */
export function optional(t: Text, name: ApplicationText): string {
  return t("label.optional", { label: t(name) });
}

/** The label of a field that depends on another one. */
export function labelOf(t: Text, name: ApplicationText, isRequired: boolean): string {
  return isRequired ? t(name) : optional(t, name);
}
