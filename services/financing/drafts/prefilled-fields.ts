import type { PreApprovalApplicant } from "@forecourt/domain/financing/pre-approval-form";
import { maskPhone } from "@forecourt/domain/phone";
import { applicationByToken } from "../applications/find-application.ts";
import { readApplication } from "../applications/read-application.ts";
import type { FinancingSite } from "../applications/site-of.ts";
import type { Deps } from "../deps.ts";
import type { Fields } from "./draft-store.ts";

/**
 * The borrower's fields that a pre-approval has told already, by its token; the access is logged. Null = no
 * pre-approval of this dealer has the token.
 */
export async function prefilledFields(
  { database, vault }: Pick<Deps, "database" | "vault">,
  token: string,
  { dealerId, site }: FinancingSite,
): Promise<Fields | null> {
  const wanted = { dealerId, token, kind: "pre-approval" } as const;
  const found = await applicationByToken(database, vault.secrets, wanted);
  if (found === null) return null;
  const access = { actor: "borrower", reason: "fills in a new application" };
  const content = await readApplication(vault, found.row, access);
  if (content.kind !== "pre-approval") throw new Error("the content is not that of its kind");
  return fieldsOf(content.applicant, site.phoneMasks.general);
}

/** As a person types them. */
function fieldsOf(applicant: PreApprovalApplicant, phoneMask: string): Fields {
  const { firstName, lastName, email, phone, dateOfBirth, street, zip, state } = applicant;
  const [year, month, day] = dateOfBirth.split("-");
  return {
    firstName,
    lastName,
    email,
    phone: maskPhone(phone, phoneMask),
    dateOfBirth: `${month}/${day}/${year}`,
    "residences.0.fullAddress": street,
    "residences.0.state": state,
    "residences.0.zipCode": zip,
    "residences.0.housingStatus": applicant.housing,
    "residences.0.monthlyRent": dollars(applicant.monthlyHousingCents),
    "employment.0.income": dollars(applicant.incomeCents),
    "employment.0.incomeType": applicant.incomePeriod,
  };
}

/** `850` or `25.50`. */
function dollars(cents: number): string {
  return cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2);
}
