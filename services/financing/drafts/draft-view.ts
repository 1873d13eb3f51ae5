import type { CarOfInterest } from "@forecourt/contracts/areas/financing/car";
import type { Draft } from "@forecourt/contracts/areas/financing/drafts";
import { checkApplicant } from "@forecourt/domain/financing/applicant";
import {
  applicantSteps,
  applicationSteps,
  fieldsOfStep,
  stepOfField,
  valueOf,
} from "@forecourt/domain/financing/applicant-fields";
import { coveredByForm } from "@forecourt/domain/financing/covered-by-form";
import { checkDeal } from "@forecourt/domain/financing/deal";
import type { FinancingFault } from "@forecourt/domain/financing/faults";
import { asksMaritalStatus } from "@forecourt/domain/financing/marital-status";
import { maskSsn } from "@forecourt/domain/financing/ssn";
import { type FinancingSite, faultTexts } from "../applications/site-of.ts";
import { editorKey, withoutTimes } from "./consent-times.ts";
import type { Fields, OpenDraft } from "./draft-store.ts";

/** A draft as its holder may see it: a co-borrower who was invited has a part that only they see. */
export function draftView(
  draft: OpenDraft,
  site: FinancingSite,
  { car, submitted }: { car: CarOfInterest | null; submitted: Draft["submitted"] },
): Draft {
  const { row, party, borrower, coBorrower } = draft;
  const isJoint = row.is_joint === 1;
  const isInvited = row.co_token_hash !== null;
  const isOwner = party === "borrower";
  const seesCoBorrower = isJoint && (!isOwner || !isInvited);
  return {
    party,
    expiresAt: row.expires_at,
    borrower: isOwner ? partOf(borrower, "borrower", { isJoint, site }) : null,
    coBorrower: seesCoBorrower ? partOf(coBorrower, "coBorrower", { isJoint, site }) : null,
    car,
    isJoint,
    invitation: isInvited ? invitationState(coBorrower, site) : null,
    invitedAt: isInvited ? row.invited_at : null,
    borrowerFirstName: valueOf(borrower, "firstName").trim().slice(0, 60),
    submitted,
  };
}

function partOf(
  fields: Fields,
  party: Draft["party"],
  { isJoint, site: { context, site } }: { isJoint: boolean; site: FinancingSite },
): NonNullable<Draft["borrower"]> {
  const checked = checkApplicant(fields, { ...context, isJoint });
  const deal = checkDeal(fields, context.today);
  const faults = { ...(!deal.ok && deal.faults), ...(!checked.ok && checked.faults) };
  const steps = party === "borrower" ? applicationSteps : applicantSteps;
  return {
    fields: masked(withoutTimes(fields)),
    steps: steps.map((step) => ({
      step,
      faults: faultTexts(ofStep(faults, step), site.texts),
      isBegun: fieldsOfStep(step).some((field) => valueOf(fields, field) !== ""),
      editor: fields[editorKey(step)] ?? null,
    })),
    coveredMonths: coveredByForm(fields),
    asksMaritalStatus: asksMaritalStatus({
      isSecured: true,
      isJoint,
      state: valueOf(fields, "residences.0.state").trim().toUpperCase(),
    }),
  };
}

function ofStep(faults: Readonly<Record<string, FinancingFault>>, step: string) {
  return Object.fromEntries(
    Object.entries(faults).filter(([field]) => stepOfField(field) === step),
  );
}

/** A number that is too short to be masked is hidden whole. */
function masked(fields: Fields): Fields {
  const { ssn } = fields;
  if (ssn === undefined || ssn === "") return fields;
  const digits = ssn.replace(/\D/g, "");
  return { ...fields, ssn: digits.length === 9 ? maskSsn(digits) : "" };
}

function invitationState(fields: Fields, { context }: FinancingSite): Draft["invitation"] {
  if (Object.keys(withoutTimes(fields)).length === 0) return "sent";
  return checkApplicant(fields, { ...context, isJoint: true }).ok ? "complete" : "begun";
}
