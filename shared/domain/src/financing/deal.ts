import type { Cents } from "../money.ts";
import { amountFinanced } from "../payment/estimate.ts";
import { checkVin } from "../vin.ts";
import { type ApplicantForm, valueOf } from "./applicant-fields.ts";
import type { DealField } from "./deal-fields.ts";
import { accepted, type Checked, type CheckedForm, refused } from "./faults.ts";
import { createFormCheck, type FormCheck } from "./form-check.ts";
import { parseAmount, parseLine } from "./typed-values.ts";

/** The car that an applicant trades in, as they state it. */
export interface TradeIn {
  year: number;
  make: string;
  model: string;
  miles: number;
  /** Debt that is left on the trade-in; null = not stated. */
  owedCents: Cents | null;
}

/** Deal for which a loan is requested. Every part may be open. */
export interface Deal {
  /** Null = the applicant has not decided on a car. */
  vin: string | null;
  /** Whole dollars, in cents; null = not stated. */
  moneyDownCents: Cents | null;
  /** Null = none. */
  trade: TradeIn | null;
  /**
   * Equity that the applicant expects from the trade-in after its payoff; whole dollars, in cents. Null = not stated.
   */
  tradeEquityCents: Cents | null;
}

/** The oldest model year that a form takes. */
const MIN_YEAR = 1930;
const MAX_MILES = 999_999;
const CENTS = 100;

/** Facts against which a deal is checked. */
interface DealContext {
  /** ISO day: next year's models are sold already. */
  today: string;
  /** The advertised price of the car; null = no car is chosen, or it has no price. */
  totalCents: Cents | null;
}

/** Checks the deal of an application. */
export function checkDeal(
  form: ApplicantForm,
  { today, totalCents }: DealContext,
): CheckedForm<Deal> {
  const check = createFormCheck();
  const vin = check.read("deal.vehicle", parseCar(valueOf(form, "deal.vehicle")));
  const moneyDown = valueOf(form, "deal.moneyDown");
  const moneyDownCents =
    moneyDown.trim() === ""
      ? null
      : check.read("deal.moneyDown", parseMoneyDown(moneyDown, totalCents));
  const trade = readTrade(form, Number(today.slice(0, 4)) + 1, check);
  const equity = valueOf(form, "deal.tradeEquity");
  const tradeEquityCents =
    equity.trim() === "" ? null : check.read("deal.tradeEquity", parseWholeDollars(equity));
  return check.finish(() => ({ vin, moneyDownCents, trade, tradeEquityCents }));
}

/**
 * The amount to finance in cents: the advertised total less the money down, before taxes, government fees and the
 * trade-in, which is appraised at the store. Null without a price.
 */
export function amountToFinance(total: Cents | null, moneyDown: Cents | null): Cents | null {
  if (total === null) return null;
  return amountFinanced(total, { cashDown: moneyDown ?? 0, tradeEquity: 0 });
}

/** The VIN of the car; empty = none. */
function parseCar(text: string): Checked<string | null> {
  if (text.trim() === "") return accepted(null);
  const check = checkVin(text);
  return check.ok ? accepted(check.vin) : refused("vin-invalid");
}

function parseWholeDollars(text: string): Checked<Cents> {
  const amount = parseAmount(text);
  return amount.ok && amount.value % CENTS !== 0 ? refused("amount-whole") : amount;
}

/** A down payment of the whole price is refused: such a buyer needs no loan. */
function parseMoneyDown(text: string, totalCents: Cents | null): Checked<Cents> {
  const amount = parseWholeDollars(text);
  const isWholePrice = amount.ok && totalCents !== null && amount.value >= totalCents;
  return isWholePrice ? refused("down-over-price") : amount;
}

/** Reads the trade-in. Either no field is filled in, or all are; only the debt may be left out. */
function readTrade(form: ApplicantForm, maxYear: number, check: FormCheck): TradeIn | null {
  const at = (field: DealField) => valueOf(form, field);
  const need = <T>(field: DealField, parse: (text: string) => Checked<T>) => {
    const text = at(field);
    return check.read(field, text.trim() === "" ? refused("trade-incomplete") : parse(text));
  };
  const typed = ["Year", "Make", "Model", "Miles", "Owed"] as const;
  if (typed.every((part) => at(`deal.trade${part}`).trim() === "")) return null;
  const owed = at("deal.tradeOwed");
  const limits = { min: MIN_YEAR, max: maxYear };
  return {
    year: need("deal.tradeYear", (text) => parseYear(text, limits)) ?? 0,
    make: need("deal.tradeMake", (text) => parseLine(text, 40)) ?? "",
    model: need("deal.tradeModel", (text) => parseLine(text, 60)) ?? "",
    miles: need("deal.tradeMiles", (text) => parseWhole(text, { min: 0, max: MAX_MILES })) ?? 0,
    owedCents: owed.trim() === "" ? null : check.read("deal.tradeOwed", parseAmount(owed)),
  };
}

function parseYear(text: string, limits: { min: number; max: number }): Checked<number> {
  const trimmed = text.trim();
  return /^\d{4}$/.test(trimmed) ? parseWhole(trimmed, limits) : refused("year-format");
}

/** A whole number as people type it: `82,000`. */
function parseWhole(text: string, { min, max }: { min: number; max: number }): Checked<number> {
  const trimmed = text.trim();
  if (!/^(?:\d{1,3}(?:,\d{3})+|\d{1,9})$/.test(trimmed)) return refused("number-format");
  const value = Number(trimmed.replaceAll(",", ""));
  return value < min || value > max ? refused("number-range") : accepted(value);
}
