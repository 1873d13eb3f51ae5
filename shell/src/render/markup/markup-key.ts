import { hash } from "node:crypto";
import type { BrowserSite } from "@forecourt/contracts/site";

/** Inputs of a page's markup, besides the visitor and the form token. */
interface KeyParts {
  /** Id of the release record, which names the shell's and all remotes' releases. */
  record: string;
  /** Replaced when the dealer's configuration changes, and when one of its stores opens or closes. */
  site: BrowserSite;
  url: Pick<URL, "pathname" | "search">;
  /** The page's state as JSON, in pieces. */
  state: readonly string[];
  now: Date;
}

const quarterMs = 900_000;

/**
 * The key of a page's markup. Components draw finished data and do not read the clock, except for the year in
 * the footer: so it holds for the current quarter of an hour, with which years begin. Opening statuses are part
 * of the site and of fragments.
 */
export function markupKey({ record, site, url, state, now }: KeyParts): string {
  const quarter = Math.floor(now.getTime() / quarterMs);
  const where = JSON.stringify([record, siteNumber(site), quarter, url.pathname, url.search]);
  return hash("sha256", [where, ...state].join("\n"), "base64url");
}

/** A number for each site object. */
const numbers = new WeakMap<BrowserSite, number>();
let lastNumber = 0;

function siteNumber(site: BrowserSite): number {
  const number = numbers.get(site) ?? (lastNumber += 1);
  numbers.set(site, number);
  return number;
}
