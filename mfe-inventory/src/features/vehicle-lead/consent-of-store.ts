import type { SiteContext } from "@forecourt/contracts/site";

/**
 * The sentence on calls and texts in the name of the store that gets the lead, where the site's own text names
 * another one or the group; undefined = the site's text is right.
 */
export function consentOfStore(
  storeId: string,
  { places = [], texts }: Pick<SiteContext, "places" | "texts">,
): string | undefined {
  const sentence = places.find(({ id }) => id === storeId)?.contactConsent;
  return sentence === texts["leadForm.consent"] ? undefined : sentence;
}
