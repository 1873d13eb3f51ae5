import type { SiteContext } from "@forecourt/contracts/site";
import type { VehicleDetail } from "@forecourt/contracts/vehicle";
import { anonymousVisitor, type Visitor } from "@forecourt/contracts/visitor/visitor";
import { outTheDoor } from "@forecourt/domain/payment/out-the-door";
import type { TaxRules } from "@forecourt/domain/payment/taxes";
import { zipOfAddress } from "@forecourt/domain/zip-of-address";
import { fillText } from "@forecourt/remote-kit/site-context";
import { storeFees } from "../../parts/fees-of.ts";
import type { OutTheDoorData } from "./out-the-door-data.ts";

interface ZipSources {
  /** As typed into the address; null = none. */
  zip: string | null;
  visitor?: Visitor;
}

/**
 * The data of the price by ZIP code; null for a car without a price. Without a ZIP code in the address the
 * visitor's saved one is used, and problems with that one are not shown.
 */
export function outTheDoorView(
  vehicle: VehicleDetail,
  site: SiteContext,
  { zip: requested, visitor = anonymousVisitor }: ZipSources,
): OutTheDoorData | null {
  if (vehicle.price === null || vehicle.status === "sold") return null;
  const zip = requested ?? zipOfAddress(visitor.locationAddress);
  const fees = storeFees(site, vehicle.storeId);
  const isNew = vehicle.condition === "new";
  const data = { vehicle: vehicle.price, isNew, fees, zip: zip ?? "" };
  if (zip === null) return { ...data, problem: null, rules: null };
  const answer = outTheDoor({ ...data, zip, tradeIn: null }, site.taxes);
  if (answer.kind === "price") {
    const { zip: read, state } = answer;
    return { ...data, zip: read, problem: null, rules: rulesAt(site.taxes, state, read) };
  }
  if (requested === null) return { ...data, problem: null, rules: null };
  const values = { zip, state: "state" in answer ? answer.state : "" };
  return {
    ...data,
    problem: fillText(site.texts, `outTheDoor.problem.${answer.kind}`, values),
    rules: null,
  };
}

/** One state's rules with the local rate of one ZIP code: what a browser needs, and no more. */
function rulesAt({ states }: TaxRules, state: string, zip: string): TaxRules {
  const taxes = states[state];
  if (!taxes) return { states: {} };
  const local = Object.hasOwn(taxes.localRates, zip) ? taxes.localRates[zip] : undefined;
  return { states: { [state]: { ...taxes, localRates: local ? { [zip]: local } : {} } } };
}
