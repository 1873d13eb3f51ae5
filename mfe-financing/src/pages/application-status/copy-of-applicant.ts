import type { Application } from "@forecourt/contracts/areas/financing/applications";
import { maskPhone } from "@forecourt/domain/phone";
import type { Text } from "../../parts/application/application-text.ts";
import { apartmentText, shortAmount } from "../../parts/application/format-values.ts";
import type { CopyOfApplicant } from "./status-data.ts";

type Masked = NonNullable<Application["borrower"]>;
type Rows = CopyOfApplicant["rows"];

interface CopyContext {
  t: Text;
  phoneMask: string;
  /** Shown instead of a present address that is the borrower's; null or missing = it is their own. */
  sharedHome?: string | null;
}

/** One applicant's part as it was sent, with the number and the birthday masked. */
export function copyOfApplicant(
  title: string,
  applicant: Masked,
  { t, phoneMask, sharedHome = null }: CopyContext,
): CopyOfApplicant {
  const { firstName, middleName, lastName, suffix, maritalStatus, otherIncome } = applicant;
  const name = [firstName, middleName, lastName, suffix].filter((part) => part !== null).join(" ");
  return {
    title,
    note: null,
    rows: [
      { label: t("status.name"), value: name },
      { label: t("label.email"), value: applicant.email },
      { label: t("label.phone"), value: maskPhone(applicant.phone, phoneMask) },
      { label: t("label.dateOfBirth"), value: applicant.dateOfBirth },
      { label: t("label.ssn"), value: applicant.ssn },
      ...(maritalStatus === null
        ? []
        : [{ label: t("label.maritalStatus"), value: t(`marital.${maritalStatus}`) }]),
      ...homes(applicant, sharedHome, t),
      ...jobs(applicant, t, phoneMask),
      ...(otherIncome === null
        ? []
        : [
            {
              label: t("other.title"),
              value: `${perMonth(otherIncome.monthlyCents, t)} · ${otherIncome.source}`,
            },
          ]),
      ...(applicant.monthlyDebtsCents === null || applicant.monthlyDebtsCents === undefined
        ? []
        : [{ label: t("label.monthlyDebts"), value: perMonth(applicant.monthlyDebtsCents, t) }]),
      { label: t("status.monthlyIncome"), value: shortAmount(applicant.monthlyIncomeCents) },
    ],
  };
}

/** The part of a co-borrower who filled in by invitation: the borrower sees their name alone. */
export function copyOfInvited(
  { firstName, lastName }: NonNullable<Application["invitedCoBorrower"]>,
  t: Text,
): CopyOfApplicant {
  return {
    title: t("status.coBorrower"),
    rows: [{ label: t("status.name"), value: `${firstName} ${lastName}` }],
    note: t("status.invited", { name: firstName }),
  };
}

function homes({ residences }: Masked, sharedHome: string | null, t: Text): Rows {
  return residences.map((home, index) => ({
    label: index === 0 ? t("homes.current") : t("homes.earlier", { number: index }),
    value: joined([
      index === 0 && sharedHome !== null ? sharedHome : addressOf(home, t),
      home.housingStatus && t(`housing-${home.housingStatus}`),
      home.monthlyRentCents === null ? null : perMonth(home.monthlyRentCents, t),
      t("review.months", { years: home.years, months: home.months }),
    ]),
  }));
}

function addressOf(home: Masked["residences"][number], t: Text): string {
  return [
    home.fullAddress,
    apartmentText(home.apartment, t),
    home.city,
    `${home.state} ${home.zipCode}`,
  ]
    .filter((part) => part !== null)
    .join(", ");
}

function jobs({ employment }: Masked, t: Text, phoneMask: string): Rows {
  return employment.map((job, index) => ({
    label: index === 0 ? t("work.current") : t("work.earlier", { number: index }),
    value: joined([
      t(`employment-${job.status}`),
      job.employer,
      job.jobTitle,
      job.phone && maskPhone(job.phone, phoneMask),
      `${shortAmount(job.incomeCents)}, ${t(`period.${job.incomeType}`).toLowerCase()}`,
      job.incomeType === "hourly" ? t("review.hours", { hours: job.hoursPerWeek }) : null,
      t("review.months", { years: job.years, months: job.months }),
    ]),
  }));
}

function perMonth(cents: number, t: Text): string {
  return t("review.perMonth", { amount: shortAmount(cents) });
}

/** The style sheet shows each part on a line of its own. */
function joined(parts: readonly (string | null)[]): string {
  return parts.filter((part) => part !== null && part !== "").join("\n");
}
