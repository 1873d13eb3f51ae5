import {
  type ApplicantForm,
  employmentFields,
  entriesOf,
  residenceFields,
} from "./applicant-fields.ts";
import { coveredMonths, type Duration } from "./history.ts";
import { parseCount } from "./typed-values.ts";

/** Months that the addresses and the jobs of a form cover, as far as it is filled in; a fault counts as 0. */
export function coveredByForm(form: ApplicantForm): { residences: number; employment: number } {
  const residences = entriesOf(form, { list: "residences", fields: residenceFields });
  const jobs = entriesOf(form, { list: "employment", fields: employmentFields });
  return {
    residences: coveredMonths(
      residences.map((entry) => durationOf(entry.yearsAtAddress, entry.monthsAtAddress)),
    ),
    employment: coveredMonths(jobs.map(({ years, months }) => durationOf(years, months))),
  };
}

function durationOf(years: string, months: string): Duration {
  return { years: countOf(years, 99), months: countOf(months, 11) };
}

function countOf(text: string, max: number): number {
  const count = parseCount(text, max);
  return count.ok ? count.value : 0;
}
