import type { ApplicationText } from "@forecourt/contracts/areas/financing/application-text-keys";
import {
  type NamedText,
  type NamedTexts,
  namedTexts,
} from "@forecourt/remote-kit/draft/named-texts";

/** The texts that a page of the application shows. */
export type FormTexts = NamedTexts<ApplicationText>;
export type Text = NamedText<ApplicationText>;

export const { pickTexts, textOf, siteText } = namedTexts<ApplicationText>("application.");

/** The label of a field that may stay empty; that of every other field has the asterisk. */
export function optional(t: Text, name: ApplicationText): string {
  return t("label.optional", { label: t(name) });
}

/** The label of a field that depends on another one. */
export function labelOf(t: Text, name: ApplicationText, isRequired: boolean): string {
  return isRequired ? t(name) : optional(t, name);
}
