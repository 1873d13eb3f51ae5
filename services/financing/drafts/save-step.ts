import type { Party } from "@forecourt/contracts/areas/financing/application-parts";
import { AppError } from "@forecourt/contracts/errors";
import {
  type ApplicationStep,
  fieldsOfStep,
  stepOfField,
} from "@forecourt/domain/financing/applicant-fields";
import { isMaskedSsn } from "@forecourt/domain/financing/ssn";
import { consentTimes, editorKey, stepOfStored } from "./consent-times.ts";
import type { DraftChange, Fields, OpenDraft } from "./draft-store.ts";

export interface SavedStep {
  party: Party;
  step: ApplicationStep;
  fields: Fields;
  /** The page that saves it. */
  editor: string;
  /** Whether a co-borrower applies, too, as chosen on the deal's page. Missing = the page does not state it. */
  joint?: boolean;
}

/**
 * The change that stores one step. The fields of the step that were not sent are removed, because a browser
 * sends no box that is not ticked. Each consent is stored with its time.
 * @throws AppError forbidden for the other applicant's part; bad-body for a field of another step
 */
export function stepChange(
  draft: OpenDraft,
  { party, step, fields, editor, joint }: SavedStep,
  now: Date,
): DraftChange {
  requireOwnPart(draft, party);
  if (step === "deal" && party !== "borrower") {
    throw new AppError("forbidden", "the deal is for the borrower to decide");
  }
  for (const field of Object.keys(fields)) {
    if (stepOfField(field) !== step) throw new AppError("bad-body", "a field is not of this step");
  }
  const stored = draft[party];
  const others = Object.entries(stored).filter(([field]) => stepOfStored(field) !== step);
  const sent = fieldsOfStep(step).flatMap((field): [string, string][] => {
    const value = Object.hasOwn(fields, field) ? (fields[field] ?? "") : "";
    const isKept = field === "ssn" && isMaskedSsn(value);
    const next = isKept ? (stored["ssn"] ?? "") : value;
    return next === "" ? [] : [[field, next]];
  });
  const notes = [[editorKey(step), editor] as const, ...consentTimes(stored, sent, now)];
  return {
    [party]: Object.fromEntries([...others, ...sent, ...notes]),
    ...(step === "deal" && jointChange(draft, joint)),
  };
}

/** The choice on the deal's page. It deletes nothing: a co-borrower who has begun is dropped on their own page. */
function jointChange({ row, coBorrower }: OpenDraft, joint: boolean | undefined): DraftChange {
  const hasBegun = row.co_token_hash !== null || Object.keys(coBorrower).length > 0;
  return joint === undefined || hasBegun ? {} : { isJoint: joint };
}

/** An invited co-borrower's part is theirs alone; without an invitation, the borrower's device fills in both. */
function requireOwnPart({ row, party: own }: OpenDraft, party: Party): void {
  const isShared = own === "borrower" && row.co_token_hash === null && row.is_joint === 1;
  if (party === own || (party === "coBorrower" && isShared)) return;
  throw new AppError("forbidden", "this part belongs to the other applicant");
}
