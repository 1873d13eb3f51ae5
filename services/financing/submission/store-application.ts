import { randomUUID } from "node:crypto";
import type { StatedDeal } from "@forecourt/contracts/areas/financing/car";
import type { Applicant } from "@forecourt/domain/financing/applicant";
import { canonicalJson } from "@forecourt/service-kit/idempotency/canonical-json";
import type { Transaction } from "kysely";
import { insertApplication, type NewApplication } from "../applications/insert-application.ts";
import { consentTextsOf, type FinancingSite } from "../applications/site-of.ts";
import {
  contentColumn,
  type GivenConsent,
  type LeadOrigin,
  type StoredApplication,
} from "../applications/stored.ts";
import { mailTokenOf, newNumber, tokenHash, tokenOfApplication } from "../applications/tokens.ts";
import { carName } from "../deal/car-name.ts";
import type { Deps } from "../deps.ts";
import { consentTime } from "../drafts/consent-times.ts";
import { destroyDraftKey } from "../drafts/delete-drafts.ts";
import type { Fields } from "../drafts/draft-store.ts";
import type { FinancingTables } from "../store/tables.ts";
import { retainUntil } from "../vault/retention.ts";

/** A checked application. */
export interface CheckedApplication {
  borrower: Applicant;
  coBorrower: Applicant | null;
  /** The co-borrower has a link of their own. */
  isCoBorrowerInvited: boolean;
  /** The co-borrower's present address is the borrower's by reference. */
  isHomeShared: boolean;
  deal: StatedDeal;
  /** As stored in the draft, with the times of the consents. */
  fields: Readonly<Record<GivenConsent["party"], Fields>>;
  origin: LeadOrigin;
  site: FinancingSite;
}

const SAME_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Seals an application with a new key. May call the key service: not for use inside a transaction. */
export async function sealApplication(
  { vault, now }: Deps,
  checked: CheckedApplication,
): Promise<NewApplication> {
  const { borrower, coBorrower, isCoBorrowerInvited, isHomeShared, deal, origin, site } = checked;
  const { secrets } = vault;
  const at = now();
  const id = randomUUID();
  const content: StoredApplication = {
    kind: "full",
    borrower,
    coBorrower,
    isCoBorrowerInvited,
    isHomeShared: coBorrower !== null && isHomeShared,
    deal,
    vendorName: site.vendorName,
    consents: [
      ...consentsOf(borrower, "borrower", checked, at),
      ...(coBorrower ? consentsOf(coBorrower, "coBorrower", checked, at) : []),
    ],
    origin,
  };
  const key = await vault.newKey({
    record_id: id,
    kind: "full",
    retain_until: retainUntil(at).toISOString(),
  });
  const { moneyDownCents, trade } = deal;
  const asked = { vin: deal.car?.vin ?? null, moneyDownCents, trade };
  const same = canonicalJson(["full", site.dealerId, site.storeId, borrower, coBorrower, asked]);
  return {
    row: {
      id,
      dealer_id: site.dealerId,
      store_id: site.storeId,
      kind: "full",
      number: newNumber("A"),
      is_score: 0,
      token_hash: tokenHash(secrets, tokenOfApplication(secrets, id)),
      co_token_hash:
        coBorrower && tokenHash(secrets, tokenOfApplication(secrets, id, "coBorrower")),
      mail_token_hash: tokenHash(secrets, mailTokenOf(secrets, id)),
      co_mail_token_hash: coBorrower && tokenHash(secrets, mailTokenOf(secrets, id, "coBorrower")),
      content: key.seal(contentColumn, content),
      ssn_index: ssnIndex(secrets, site.dealerId, borrower.ssn),
      person_index: personIndex(secrets, site.dealerId, borrower),
      outcome: "received",
      received_at: at.toISOString(),
      answer_valid_until: null,
      car: carName(deal),
    },
    key: key.row,
    same: {
      digest: secrets.digest("same", same),
      until: new Date(at.getTime() + SAME_DAYS * DAY_MS),
    },
  };
}

/** Blind index of a social security number: finds its applications without the number. */
export function ssnIndex(secrets: Deps["vault"]["secrets"], dealerId: string, ssn: string): string {
  return secrets.digest("ssn", JSON.stringify([dealerId, ssn]));
}

/** Blind index of a person: finds their applications without the address and the day of birth. */
export function personIndex(
  secrets: Deps["vault"]["secrets"],
  dealerId: string,
  { email, dateOfBirth }: Pick<Applicant, "email" | "dateOfBirth">,
): string {
  return secrets.digest("person", JSON.stringify([dealerId, email.toLowerCase(), dateOfBirth]));
}

/**
 * Submits a draft in one transaction: its application is stored once, and the draft's key is destroyed. Null =
 * the draft was changed or submitted since it was read.
 */
export async function submitDraft(
  transaction: Transaction<FinancingTables>,
  draft: { id: string; revision: number },
  application: NewApplication,
): Promise<{ id: string; isUnchanged: boolean } | null> {
  // Locks the row: another submission waits here.
  const { numUpdatedRows } = await transaction
    .updateTable("financing_drafts")
    .set({ revision: draft.revision + 1 })
    .where("id", "=", draft.id)
    .where("revision", "=", draft.revision)
    .where("application_id", "is", null)
    .executeTakeFirst();
  if (Number(numUpdatedRows) === 0) return null;
  const stored = await insertApplication(transaction, application);
  await transaction
    .updateTable("financing_drafts")
    .set({ application_id: stored.id, borrower: "", co_borrower: "" })
    .where("id", "=", draft.id)
    .execute();
  await destroyDraftKey(transaction, draft.id);
  return stored;
}

function consentsOf(
  applicant: Applicant,
  party: GivenConsent["party"],
  { site: { site }, fields }: CheckedApplication,
  at: Date,
): GivenConsent[] {
  const texts = consentTextsOf(site.texts);
  return (["esign", "hardPull", "jointIntent"] as const).flatMap((name) => {
    const version = applicant.consents[name];
    if (version === undefined) return [];
    const given = consentTime(fields[party], name) ?? at.toISOString();
    return [{ name, party, version, text: texts[name].text, at: given }];
  });
}
