import {
  type ApplicationStep,
  debtField,
  employmentFields,
  entriesOf,
  residenceFields,
  valueOf,
} from "@forecourt/domain/financing/applicant-fields";
import { parseBirthDate } from "@forecourt/domain/financing/birth-date";
import { dealFields } from "@forecourt/domain/financing/deal-fields";
import { employmentStatuses, housingStatuses } from "@forecourt/domain/financing/housing";
import { incomePeriods } from "@forecourt/domain/financing/income";
import { maritalStatuses } from "@forecourt/domain/financing/marital-status";
import { hasSharedHome } from "@forecourt/domain/financing/shared-home";
import { parseAmount } from "@forecourt/domain/financing/typed-values";
import { formatLongDate } from "@forecourt/domain/offers/offer-days";
import type { Text } from "../../parts/application/application-text.ts";
import { apartmentText, shortAmount } from "../../parts/application/format-values.ts";
import type { ReviewSection } from "./step-data.ts";
import { dealLabel } from "./step-labels.ts";

type Rows = ReviewSection["rows"];
type Fields = Readonly<Record<string, string>>;

interface RowContext {
  t: Text;
  locale: string;
  /** ISO day. */
  today: string;
  /** Name of the borrower, whose address a co-borrower may share; empty = not typed yet. */
  borrowerName: string;
}

/** Rows with the typed values of a step, for the review; empty fields are left out. */
export function draftRows(step: ApplicationStep, fields: Fields, context: RowContext): Rows {
  const rows = { deal, about, homes, work, agreements }[step](fields, context);
  return rows.filter(({ value }) => value.trim() !== "");
}

const dealAmounts: readonly string[] = ["deal.moneyDown", "deal.tradeOwed", "deal.tradeEquity"];

function deal(fields: Fields, { t }: RowContext): Rows {
  return dealFields.map((field) => {
    const typed = valueOf(fields, field);
    const isAmount = typed !== "" && dealAmounts.includes(field);
    return {
      label: t(dealLabel(field)),
      value: isAmount ? dollars(typed) : typed,
    };
  });
}

function about(fields: Fields, { t, today, locale }: RowContext): Rows {
  const names = ["firstName", "middleName", "lastName", "suffix", "email", "phone"] as const;
  return [...names, "dateOfBirth" as const, "ssn" as const].map((name) => ({
    label: t(`label.${name}`),
    value:
      name === "dateOfBirth"
        ? dayText(valueOf(fields, name), today, locale)
        : valueOf(fields, name),
  }));
}

function homes(fields: Fields, { t, borrowerName: name }: RowContext): Rows {
  const entries = entriesOf(fields, { list: "residences", fields: residenceFields });
  const sharedHome = name === "" ? t("homes.shared") : t("homes.sameAs", { name });
  return entries.flatMap((entry, index) => {
    const street = [entry.fullAddress, apartmentText(entry.apartment, t)]
      .filter(Boolean)
      .join(", ");
    const town = [entry.city, `${entry.state} ${entry.zipCode}`.trim()];
    const status = housingStatuses.find((one) => one === entry.housingStatus);
    const isShared = index === 0 && hasSharedHome(fields);
    const details = [
      isShared ? sharedHome : [street, ...town].filter((text) => text !== "").join(", "),
      status === undefined ? "" : t(`housing-${status}`),
      entry.monthlyRent === "" ? "" : t("review.perMonth", { amount: dollars(entry.monthlyRent) }),
      duration(entry.yearsAtAddress, entry.monthsAtAddress, t),
    ];
    return [row(index === 0 ? t("homes.current") : t("homes.earlier", { number: index }), details)];
  });
}

function work(fields: Fields, { t }: RowContext): Rows {
  const entries = entriesOf(fields, { list: "employment", fields: employmentFields });
  const rows = entries.map((entry, index) => {
    const status = employmentStatuses.find((one) => one === entry.status);
    const period = incomePeriods.find((one) => one === entry.incomeType);
    const income = entry.income === "" ? "" : dollars(entry.income);
    return row(index === 0 ? t("work.current") : t("work.earlier", { number: index }), [
      status === undefined ? "" : t(`employment-${status}`),
      entry.employer,
      entry.jobTitle,
      entry.phone,
      income && period ? `${income}, ${t(`period.${period}`).toLowerCase()}` : income,
      period === "hourly" && entry.hoursPerWeek !== ""
        ? t("review.hours", { hours: entry.hoursPerWeek })
        : "",
      duration(entry.years, entry.months, t),
    ]);
  });
  const other = valueOf(fields, "otherIncome");
  const extra = [
    other === "" ? "" : t("review.perMonth", { amount: dollars(other) }),
    valueOf(fields, "otherIncomeSource"),
  ];
  const debts = valueOf(fields, debtField);
  return [
    ...rows,
    row(t("other.title"), extra),
    row(t("label.monthlyDebts"), [
      debts === "" ? "" : t("review.perMonth", { amount: dollars(debts) }),
    ]),
  ];
}

function agreements(fields: Fields, { t }: RowContext): Rows {
  const marital = maritalStatuses.find((one) => one === valueOf(fields, "maritalStatus"));
  const consents = (["esign", "jointIntent", "hardPull"] as const).map((name) => ({
    label: t(`consent.${name}`),
    value: valueOf(fields, `consents.${name}`) === "" ? "" : t("review.agreed"),
  }));
  const status = marital === undefined ? "" : t(`marital.${marital}`);
  return [{ label: t("label.maritalStatus"), value: status }, ...consents];
}

/** The style sheet shows each part on a line of its own. */
function row(label: string, parts: readonly string[]): Rows[number] {
  return { label, value: parts.filter((part) => part !== "").join("\n") };
}

/** `April 9, 1988`, so that a month typed as a day is seen; what is no birth date stays as it was typed. */
function dayText(typed: string, today: string, locale: string): string {
  const day = parseBirthDate(typed, today);
  return day.ok ? formatLongDate(day.value, locale) : typed;
}

/** Formats an amount; a text that is not an amount is returned as typed. */
function dollars(typed: string): string {
  const amount = parseAmount(typed);
  return amount.ok ? shortAmount(amount.value) : typed;
}

function duration(years: string, months: string, t: Text): string {
  if (years === "" && months === "") return "";
  return t("review.months", { years: years || "0", months: months || "0" });
}
