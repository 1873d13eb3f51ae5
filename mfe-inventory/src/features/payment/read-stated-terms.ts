import {
  normalizePaymentTerms,
  type StatedTerms,
} from "@forecourt/contracts/areas/inventory/search/payment-terms";
import { rememberedTerms } from "@forecourt/contracts/areas/inventory/search/remembered-terms";
import { parsePaymentTerms } from "@forecourt/contracts/areas/inventory/search/search-url";
import type { PageRequest } from "@forecourt/contracts/page";

/** The payment terms of a request: those of its address, and what the visitor stated before. */
export function readStatedTerms({
  url,
  site,
  visitor,
}: Pick<PageRequest, "url" | "site" | "visitor">): Required<StatedTerms> {
  const remembered = rememberedTerms(visitor?.terms ?? {}, site);
  const inAddress = parsePaymentTerms(url.searchParams);
  return { terms: normalizePaymentTerms(inAddress, site, remembered), remembered };
}
