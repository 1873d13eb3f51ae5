import { wizardParameters } from "../../../paths/personal-parameters.ts";
import type { BuyerPreferences } from "../../../visitor/visitor.ts";
import { paymentTermParameters } from "./payment-term-parameters.ts";
import type { SearchPaymentTerms } from "./search-filter.ts";
import { fromPreferences, toPreferences } from "./stated-preferences.ts";

// Without the area's definitions and without schemas, because every document's script reads this.
const pages =
  /^(?:\/..)?\/(?:(?:(?:used|new|certified)-)?cars-for-sale|personalize|compare|saved-cars)(?:\/|$)/;

/** Bounds of the visitor service for what a browser sends. */
const bounds = {
  cashDown: { min: 0, max: 1_000_000 },
  cashDownPercent: { min: 0, max: 100 },
  tradeEquity: { min: 0, max: 1_000_000 },
  creditScore: { min: 300, max: 850 },
  months: { min: 1, max: 120 },
} as const satisfies Record<keyof SearchPaymentTerms, { min: number; max: number }>;

/** Parameters that end a canonical search address. */
const lastParameters = ["sort", "page"];

/** The buyer preferences that an address states; none for a step of the wizard, which saves its own. */
export function preferencesInAddress(path: string): BuyerPreferences {
  const { pathname, searchParams } = new URL(path, "http://localhost");
  if (!pages.test(pathname) || searchParams.has(wizardParameters.step)) return {};
  return preferencesInQuery(searchParams);
}

/** The buyer preferences among the parameters of any page; what is out of bounds counts as none. */
export function preferencesInQuery(query: Pick<URLSearchParams, "get">): BuyerPreferences {
  const terms: SearchPaymentTerms = {};
  for (const { key, name } of paymentTermParameters) {
    const text = query.get(name) ?? "";
    const value = /^\d{1,7}$/.test(text) ? Number(text) : -1;
    if (value >= bounds[key].min && value <= bounds[key].max) terms[key] = value;
  }
  if (terms.cashDown !== undefined) delete terms.cashDownPercent;
  return toPreferences(terms);
}

/**
 * The path with these preferences as parameters, if its page takes payment terms. Terms that the path states already
 * are kept, unless `override` is true.
 */
export function withPreferences(
  path: string,
  preferences: BuyerPreferences,
  { override = false } = {},
): string {
  const { pathname, searchParams, hash } = new URL(path, "http://localhost");
  if (!pages.test(pathname) || searchParams.has(wizardParameters.step)) return path;
  const given = Object.entries(fromPreferences(preferences));
  const stated = Object.entries(fromPreferences(preferencesInAddress(path)));
  const terms = Object.fromEntries(override ? [...stated, ...given] : [...given, ...stated]);
  const isStated = (key: string) => (override ? given : stated).some(([name]) => name === key);
  // The two forms of the cash down replace each other.
  if (isStated("cashDownPercent")) delete terms["cashDown"];
  else if (terms["cashDown"] !== undefined) delete terms["cashDownPercent"];
  if (!override && given.every(([key]) => isStated(key) || terms[key] === undefined)) return path;
  const query = new URLSearchParams();
  const own: readonly string[] = paymentTermParameters.map(({ name }) => name);
  const others = [...searchParams].filter(([name]) => !own.includes(name));
  const isLast = ([name]: [string, string]) => lastParameters.includes(name);
  for (const [name, value] of others.filter((pair) => !isLast(pair))) query.append(name, value);
  for (const { key, name } of paymentTermParameters) {
    if (terms[key] !== undefined) query.set(name, String(terms[key]));
  }
  for (const [name, value] of others.filter(isLast)) query.append(name, value);
  // A comma needs no escape in a query, and canonical addresses have none.
  return `${pathname}?${query.toString().replaceAll("%2C", ",")}${hash}`;
}
