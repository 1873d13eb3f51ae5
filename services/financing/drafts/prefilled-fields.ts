import type { PreApprovalApplicant } from "@forecourt/domain/financing/pre-approval-form";
import { maskPhone } from "@forecourt/domain/phone";
import { applicationByToken } from "../applications/find-application.ts";
import { readApplication } from "../applications/read-application.ts";
import type { FinancingSite } from "../applications/site-of.ts";
import type { Deps } from "../deps.ts";
import type { Fields } from "./draft-store.ts";

/**
 * The borrower's fields that a pre-approval has already, by its token; the access is logged. Null = no pre-approval of
 * this dealer has the token.
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

/**
 * The fields of an application that a pre-approval fills in, formatted as a person types them. Birth date, income and
 * housing payment are left out: the link to the answer is sent by email, and anyone who opens it could read them here.
 */
function fieldsOf(applicant: PreApprovalApplicant, phoneMask: string): Fields {
  const { firstName, lastName, email, phone, street, zip, state } = applicant;
  return {
    firstName,
    lastName,
    email,
    phone: maskPhone(phone, phoneMask),
    "residences.0.fullAddress": street,
    "residences.0.state": state,
    "residences.0.zipCode": zip,
    "residences.0.housingStatus": applicant.housing,
  };
}
