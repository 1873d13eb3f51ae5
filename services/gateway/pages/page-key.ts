import { searchParameters } from "@forecourt/contracts/areas/inventory/search/search-url";
import { personalParameters } from "@forecourt/contracts/paths/personal-parameters";

/** Parts of a request that a cached document depends on. */
export interface PageKey {
  /** Identifies the document: dealer, store, path and the parameters that select content, its variants and canary. */
  id: string;
  dealerId: string;
  storeId: string | null;
  /** The variants that it is rendered in; null = none. */
  variants: string | null;
  /** The record of the canary that renders the document; null = the live releases. */
  canary: string | null;
  /** The path and query that the document is rendered for, without parameters that a visitor or a campaign added. */
  target: string;
  /** True when `target` differs from the client's target. A redirect would lose the difference. */
  isShortened: boolean;
  /** False for parameters that no page reads: invented ones would evict every other document. */
  isStorable: boolean;
}

interface KeyInput {
  dealerId: string;
  storeId: string | null;
  /** Missing = none. */
  variants?: string | null;
  /** Missing = none. */
  canary?: string | null;
  /** Path and query in canonical encoding. */
  url: string;
}

/** Parameters that advertisers and mail programs append. The browser's scripts read them, no page does. */
const campaignParameter =
  /^(?:utm_\w+|gclid|gclsrc|dclid|gbraid|wbraid|fbclid|msclkid|ttclid|twclid|li_fat_id|mc_cid|mc_eid|_ga|_gl)$/;

/** The key of a page; null when its query has data of the visitor. */
export function pageKey(input: KeyInput): PageKey | null {
  const { dealerId, storeId, variants = null, canary = null, url } = input;
  const at = url.indexOf("?");
  const path = at < 0 ? url : url.slice(0, at);
  const pairs = at < 0 ? [] : url.slice(at + 1).split("&");
  const names = pairs.map(nameOf);
  if (names.some((name) => personalParameters.includes(name))) return null;
  const selected = pairs.filter((_pair, index) => !campaignParameter.test(names[index] ?? ""));
  const target = selected.length === 0 ? path : `${path}?${selected.join("&")}`;
  const chosen = [variants, canary && `canary ${canary}`].filter((part) => part !== null);
  return {
    id: [dealerId, storeId ?? "", target, ...chosen].join(" "),
    dealerId,
    storeId,
    variants,
    canary,
    target,
    isShortened: target !== url,
    isStorable: selected.every((pair) => searchParameters.includes(nameOf(pair))),
  };
}

function nameOf(pair: string): string {
  const [name = ""] = new URLSearchParams(pair).keys();
  return name;
}

/** The key of the same page without any query, whose copy replaces a personal page in an outage. */
export function keyWithoutQuery(input: KeyInput): PageKey | null {
  const [path = ""] = input.url.split("?", 1);
  return pageKey({ ...input, url: path });
}
