import { isApartmentNumber } from "@forecourt/domain/financing/apartment";
import type { Applicant } from "@forecourt/domain/financing/applicant";
import { coveredMonths } from "@forecourt/domain/financing/history";
import type { PreApprovalApplicant } from "@forecourt/domain/financing/pre-approval-form";
import { formatCents } from "@forecourt/domain/money";
import { maskPhone } from "@forecourt/domain/phone";
import { maskedApplicant } from "../../applications/application-view.ts";
import { fact, heading } from "./sheet-lines.ts";

const PHONE = "(999) 999-9999";

/** An applicant of a full application: months at each address and job, and the sums. */
export function applicantLines(title: string, applicant: Applicant): string[] {
  const { ssn, dateOfBirth } = maskedApplicant(applicant);
  const { firstName, middleName, lastName, suffix, otherIncome, maritalStatus } = applicant;
  const name = [firstName, middleName, lastName, suffix].filter((one) => one !== null).join(" ");
  return [
    ...heading(title),
    ...fact("Name", name),
    ...fact("SSN, born", `${ssn}, ${dateOfBirth}`),
    ...fact("Phone, email", `${maskPhone(applicant.phone, PHONE)}, ${applicant.email}`),
    ...(maritalStatus === null ? [] : fact("Marital status", maritalStatus)),
    ...applicant.residences.flatMap((home, index) =>
      fact(
        index === 0 ? "Lives at" : "Before",
        [
          [home.fullAddress, apartmentOf(home), home.city, `${home.state} ${home.zipCode}`]
            .filter((one) => one !== null)
            .join(", "),
          ...(home.housingStatus === null ? [] : [home.housingStatus]),
          ...(home.monthlyRentCents === null
            ? []
            : [`${formatCents(home.monthlyRentCents)} a month`]),
          `${coveredMonths([home])} months`,
        ].join("; "),
      ),
    ),
    ...applicant.employment.flatMap((job, index) =>
      fact(
        index === 0 ? "Works as" : "Before",
        [
          [job.jobTitle, job.employer].filter((one) => one !== null).join(", ") || job.status,
          `${job.status}, ${formatCents(job.monthlyIncomeCents)} a month`,
          ...(job.incomeType === "hourly" ? [`${job.hoursPerWeek} hours a week`] : []),
          `${coveredMonths([job])} months`,
          ...(job.phone === null ? [] : [maskPhone(job.phone, PHONE)]),
        ].join("; "),
      ),
    ),
    ...(otherIncome === null
      ? []
      : fact(
          "Other income",
          `${formatCents(otherIncome.monthlyCents)} a month; ${otherIncome.source}`,
        )),
    ...fact("Income a month", formatCents(applicant.monthlyIncomeCents)),
    ...fact("Debts a month", stated(applicant.monthlyDebtsCents)),
  ];
}

/** The applicant of a pre-approval. */
export function preApprovalLines(applicant: PreApprovalApplicant): string[] {
  const { firstName, lastName, phone, email, street, zip, state } = applicant;
  return [
    ...heading("Applicant"),
    ...fact("Name", `${firstName} ${lastName}`),
    ...fact("Born", `••/••/${applicant.dateOfBirth.slice(0, 4)}`),
    ...fact("Phone, email", `${maskPhone(phone, PHONE)}, ${email}`),
    ...fact(
      "Lives at",
      `${street}, ${state} ${zip}; ${applicant.housing}, ${formatCents(applicant.monthlyHousingCents)} a month`,
    ),
    ...fact("Income a month", formatCents(applicant.monthlyIncomeCents)),
  ];
}

function apartmentOf({ apartment }: Applicant["residences"][number]): string | null {
  return apartment !== null && isApartmentNumber(apartment) ? `Apt. ${apartment}` : apartment;
}

function stated(cents: number | null | undefined): string {
  return cents === null || cents === undefined ? "not stated" : formatCents(cents);
}
