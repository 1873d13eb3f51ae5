import type { Draft } from "@forecourt/contracts/areas/financing/drafts";
import { checkApplicant } from "@forecourt/domain/financing/applicant";
import {
  applicationSteps,
  fieldsOfStep,
  stepOfField,
  valueOf,
} from "@forecourt/domain/financing/applicant-fields";
import { coveredByForm } from "@forecourt/domain/financing/covered-by-form";
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
  submitted: Draft["submitted"],
): Draft {
  const { row, party, borrower, coBorrower } = draft;
  const isJoint = row.is_joint === 1;
  const isInvited = row.co_token_hash !== null;
  const isOwner = party === "borrower";
  const seesCoBorrower = isJoint && (!isOwner || !isInvited);
  return {
    party,
    expiresAt: row.expires_at,
    borrower: isOwner ? partOf(borrower, isJoint, site) : null,
    coBorrower: seesCoBorrower ? partOf(coBorrower, isJoint, site) : null,
    isJoint,
    invitation: isInvited ? invitationState(coBorrower, site) : null,
    invitedAt: isInvited ? row.invited_at : null,
    borrowerFirstName: valueOf(borrower, "firstName").trim().slice(0, 60),
    submitted,
  };
}

function partOf(
  fields: Fields,
  isJoint: boolean,
  { context, site }: FinancingSite,
): NonNullable<Draft["borrower"]> {
  const checked = checkApplicant(fields, { ...context, isJoint });
  const faults = checked.ok ? {} : checked.faults;
  return {
    fields: masked(withoutTimes(fields)),
    steps: applicationSteps.map((step) => ({
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
