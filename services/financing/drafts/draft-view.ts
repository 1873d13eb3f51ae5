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
import type { Deal } from "@forecourt/domain/financing/deal";
import type { CheckedForm, FinancingFault } from "@forecourt/domain/financing/faults";
import { asksMaritalStatus } from "@forecourt/domain/financing/marital-status";
import { withoutSharedFaults, withSharedHome } from "@forecourt/domain/financing/shared-home";
import { maskSsn } from "@forecourt/domain/financing/ssn";
import { type FinancingSite, faultTexts } from "../applications/site-of.ts";
import { checkDealOf, dealOfBoth, openDeal, statedDeal } from "../deal/state-deal.ts";
import { consentedBefore, editorKey, withFreshConsents, withoutTimes } from "./consent-times.ts";
import type { Fields, OpenDraft } from "./draft-store.ts";
import { sameSsnFault } from "./same-ssn.ts";

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
  const deal = checkDealOf(borrower, { car, today: site.context.today });
  const stated = statedDeal(deal.ok ? deal.value : openDeal, car);
  const invitation = isInvited ? invitationState(coBorrower, borrower, site) : null;
  const sameSsn = invitation === null || invitation === "complete" ? sameSsnFault(draft) : null;
  const ssnFaultOf = (of: Draft["party"]) => (sameSsn?.party === of ? sameSsn.fault : null);
  return {
    party,
    expiresAt: row.expires_at,
    borrower: isOwner
      ? partOf(borrower, "borrower", {
          isJoint,
          site,
          deal,
          isSender: true,
          ssnFault: ssnFaultOf("borrower"),
        })
      : null,
    coBorrower: seesCoBorrower
      ? partOf(coBorrower, "coBorrower", {
          isJoint,
          site,
          deal,
          shared: borrower,
          isSender: !isInvited,
          ssnFault: ssnFaultOf("coBorrower"),
        })
      : null,
    car,
    deal: submitted === null ? (isOwner ? stated : dealOfBoth(stated)) : null,
    isJoint,
    invitation,
    invitedAt: isInvited ? row.invited_at : null,
    borrowerFirstName: valueOf(borrower, "firstName").trim().slice(0, 60),
    submitted,
  };
}

interface PartContext {
  isJoint: boolean;
  site: FinancingSite;
  deal: CheckedForm<Deal>;
  /** The borrower's part, whose present address may be the co-borrower's, too; missing = it is this part. */
  shared?: Fields;
  /** The applicant who sends the application fills in this part, so its agreements are of the same sitting. */
  isSender: boolean;
  /** The error if both applicants have the same Social Security number; null = none. */
  ssnFault: FinancingFault | null;
}

function partOf(
  stored: Fields,
  party: Draft["party"],
  { isJoint, site: { context, site, now }, deal, shared = {}, isSender, ssnFault }: PartContext,
): NonNullable<Draft["borrower"]> {
  const fields = isSender ? withFreshConsents(stored, now) : stored;
  const form = party === "coBorrower" ? withSharedHome(fields, shared) : fields;
  const checked = checkApplicant(form, { ...context, isJoint });
  const found = {
    ...(!deal.ok && deal.faults),
    ...(!checked.ok && checked.faults),
    ...(ssnFault && { ssn: ssnFault }),
  };
  const faults = party === "coBorrower" ? withoutSharedFaults(fields, found) : found;
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
      state: valueOf(form, "residences.0.state").trim().toUpperCase(),
    }),
    agreedBefore: isSender ? consentedBefore(stored, now) : null,
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

function invitationState(
  fields: Fields,
  borrower: Fields,
  { context }: FinancingSite,
): Draft["invitation"] {
  if (Object.keys(withoutTimes(fields)).length === 0) return "sent";
  const checked = checkApplicant(withSharedHome(fields, borrower), { ...context, isJoint: true });
  if (checked.ok) return "complete";
  return Object.keys(withoutSharedFaults(fields, checked.faults)).length === 0
    ? "complete"
    : "begun";
}
