import { href } from "@forecourt/contracts/href";
import type { SiteContext } from "@forecourt/contracts/site";

/** The whole address of a quote's page, for mails. */
export function quoteLink({ origin }: Pick<SiteContext, "origin">, token: string): string {
  return origin + href.quote(token);
}
