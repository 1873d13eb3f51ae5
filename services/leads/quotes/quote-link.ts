import { href } from "@forecourt/contracts/href";
import type { SiteContext } from "@forecourt/contracts/site";

/** The whole address of a quote's page, for mails. */
export function quoteLink(
  { origin, prefix = "" }: Pick<SiteContext, "origin" | "prefix">,
  token: string,
): string {
  return origin + prefix + href.quote(token);
}
