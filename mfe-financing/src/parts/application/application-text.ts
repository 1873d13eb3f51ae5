import type { ApplicationText } from "@forecourt/contracts/areas/financing/application-text-keys";
import {
  type NamedText,
  type NamedTexts,
  namedSiteText,
  namedText,
  pickNamedTexts,
} from "@forecourt/remote-kit/draft/named-texts";

/** The texts that a page of the application shows. */
export type FormTexts = NamedTexts<ApplicationText>;
export type Text = NamedText<ApplicationText>;

const prefix = "application.";

/** In a loader: the texts whose names begin with one of `groups`. */
export function pickTexts(
  texts: Readonly<Record<string, string>>,
  groups: readonly string[],
): FormTexts {
  return pickNamedTexts(prefix, texts, groups);
}

/** The lookup of a page's texts. */
export const textOf: (texts: FormTexts) => Text = namedText;

/** The lookup of a loader, in all texts of the site. */
export function siteText(texts: Readonly<Record<string, string>>): Text {
  return namedSiteText(prefix, texts);
}

/** The label of a field that may stay empty; that of every other field has the asterisk. */
export function optional(t: Text, name: ApplicationText): string {
  return t("label.optional", { label: t(name) });
}

/** The label of a field that depends on another one. */
export function labelOf(t: Text, name: ApplicationText, isRequired: boolean): string {
  return isRequired ? t(name) : optional(t, name);
}
