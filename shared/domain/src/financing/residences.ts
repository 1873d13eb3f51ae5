import type { Cents } from "../money.ts";
import { stateOfZip } from "../zip.ts";
import {
  type ApplicantForm,
  entriesOf,
  maxEntries,
  type ResidenceField,
  residenceFields,
} from "./applicant-fields.ts";
import type { FormCheck } from "./form-check.ts";
import { coveredMonths, needsEarlierEntry } from "./history.ts";
import { type HousingStatus, housingStatuses } from "./housing.ts";
import {
  parseAmount,
  parseChoice,
  parseCount,
  parseLine,
  parseOptionalLine,
  parseZip,
} from "./typed-values.ts";

/** One address of an applicant. */
export interface Residence {
  /** Null = not stated, of an earlier address. */
  housingStatus: HousingStatus | null;
  /** Null = not stated, of an earlier address. */
  monthlyRentCents: Cents | null;
  years: number;
  months: number;
  fullAddress: string;
  apartment: string | null;
  city: string;
  /** Two letters. */
  state: string;
  zipCode: string;
}

/** The addresses of a form, newest first, until they cover 24 months. Faults are recorded in `check`. */
export function readResidences(form: ApplicantForm, check: FormCheck): Residence[] {
  const residences = entriesOf(form, { list: "residences", fields: residenceFields }).map(
    (entry, index) => readResidence(entry, index, check),
  );
  if (needsEarlierEntry(residences)) {
    const next = Math.min(residences.length, maxEntries - 1);
    check.refuse(`residences.${next}.fullAddress`, "homes-too-short");
  }
  return residences;
}

function readResidence(
  entry: Record<ResidenceField, string>,
  index: number,
  check: FormCheck,
): Residence {
  const at = `residences.${index}`;
  // Lenders ask what the present home costs.
  const isStated = (text: string) => index === 0 || text.trim() !== "";
  const zip = check.read(`${at}.zipCode`, parseZip(entry.zipCode));
  const state = entry.state.trim().toUpperCase();
  if (state === "") check.refuse(`${at}.state`, "required");
  else if (zip !== null && zip.state !== state) {
    check.refuse(`${at}.state`, isState(state) ? "zip-of-other-state" : "state-unknown");
  }
  const years = check.read(`${at}.yearsAtAddress`, parseCount(entry.yearsAtAddress, 99)) ?? 0;
  const months = check.read(`${at}.monthsAtAddress`, parseCount(entry.monthsAtAddress, 11)) ?? 0;
  if (coveredMonths([{ years, months }]) === 0) check.refuse(`${at}.yearsAtAddress`, "required");
  return {
    housingStatus: isStated(entry.housingStatus)
      ? check.read(`${at}.housingStatus`, parseChoice(entry.housingStatus, housingStatuses))
      : null,
    monthlyRentCents: isStated(entry.monthlyRent)
      ? check.read(`${at}.monthlyRent`, parseAmount(entry.monthlyRent))
      : null,
    years,
    months,
    fullAddress: check.read(`${at}.fullAddress`, parseLine(entry.fullAddress, 120)) ?? "",
    apartment: check.read(`${at}.apartment`, parseOptionalLine(entry.apartment, 30)),
    city: check.read(`${at}.city`, parseLine(entry.city, 60)) ?? "",
    state,
    zipCode: zip?.zip ?? "",
  };
}

/** A state has ZIP codes, of which the list knows at least one prefix. */
function isState(state: string): boolean {
  return states.has(state);
}

const states: ReadonlySet<string> = new Set(
  Array.from({ length: 1000 }, (_, prefix) =>
    stateOfZip(`${String(prefix).padStart(3, "0")}00`),
  ).filter((state) => state !== null),
);
