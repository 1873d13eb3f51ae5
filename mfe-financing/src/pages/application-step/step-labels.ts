import type { ApplicationText } from "@forecourt/contracts/areas/financing/application-text-keys";
import {
  aboutFields,
  debtField,
  employmentFields,
  otherIncomeFields,
  residenceFields,
} from "@forecourt/domain/financing/applicant-fields";
import { type DealField, dealFields } from "@forecourt/domain/financing/deal-fields";
import { type Text, textOf } from "../../parts/application/application-text.ts";
import type { StepData } from "./step-data.ts";

type Labels = (readonly [path: string, label: string])[];

/** The labels of a step's fields by path, in their order, for the error summary. */
export function stepLabels(data: StepData): Labels {
  const t = textOf(data.labels);
  if (data.step === "deal") {
    return dealFields.map((name) => [name, t(dealLabel(name))]);
  }
  if (data.step === "about") return aboutFields.map((name) => [name, t(`label.${name}`)]);
  if (data.step === "agreements") {
    return [
      ["maritalStatus", t("label.maritalStatus")],
      ...data.consents.map(({ name, title }) => [name, title] as const),
    ];
  }
  const entries = Array.from({ length: data.entries }, (_, index) => index);
  if (data.step === "homes") {
    return entries.flatMap((index) =>
      residenceFields.map((field) =>
        entryLabel({ list: "residences", index, field, label: t(`label.${field}`) }, t),
      ),
    );
  }
  const jobs = entries.flatMap((index) =>
    employmentFields.map((field) =>
      entryLabel({ list: "employment", index, field, label: t(jobLabel(field)) }, t),
    ),
  );
  const sums = [...otherIncomeFields, debtField] as const;
  return [...jobs, ...sums.map((name) => [name, t(`label.${name}`)] as const)];
}

/** `deal.moneyDown` has the text `deal.label.moneyDown`. */
export function dealLabel(name: DealField): ApplicationText {
  return name.replace("deal.", "deal.label.") as ApplicationText;
}

/** The text of a job's label; the phone of a job is not the applicant's. */
function jobLabel(field: (typeof employmentFields)[number]): ApplicationText {
  return field === "phone" ? "label.employerPhone" : `label.${field}`;
}

function entryLabel(
  {
    list,
    index,
    field,
    label,
  }: {
    list: "residences" | "employment";
    index: number;
    field: string;
    label: string;
  },
  t: Text,
): readonly [string, string] {
  const earlier = list === "residences" ? "homes.earlier" : "work.earlier";
  const whole = index === 0 ? label : `${t(earlier, { number: index })}, ${label}`;
  return [`${list}.${index}.${field}`, whole];
}
