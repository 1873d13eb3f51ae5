import { stepOfPage } from "@forecourt/contracts/areas/financing/application-flow";
import type { Draft } from "@forecourt/contracts/areas/financing/drafts";
import { AppError } from "@forecourt/contracts/errors";
import type { Request } from "express";
import { applicationById } from "../applications/find-application.ts";
import { financingSiteOf } from "../applications/site-of.ts";
import { newToken, tokenHash, tokenOfApplication } from "../applications/tokens.ts";
import { isUnlocked } from "../deal/is-unlocked.ts";
import { vinOfFields } from "../deal/state-deal.ts";
import type { Deps } from "../deps.ts";
import type { DraftForm } from "../forms/read-form.ts";
import { changeDraft } from "./change-draft.ts";
import { deleteDraft } from "./delete-drafts.ts";
import { findDraft, type OpenDraft, readDraft } from "./draft-store.ts";
import { draftView } from "./draft-view.ts";
import { replacedFields } from "./replaced-step.ts";
import { type SavedStep, stepChange } from "./save-step.ts";

/** A request about the draft of a token. */
export interface DraftRequest {
  request: Request;
  token: string;
}

/** @throws AppError not-found */
export async function viewDraft(deps: Deps, { request, token }: DraftRequest): Promise<Draft> {
  const { dealerId } = financingSiteOf(deps, request, "fullCredit");
  const found = await findDraft(deps, { dealerId, token });
  return viewOf(deps, request, await readDraft(deps, found, "shows the draft"));
}

/** @throws AppError not-found, record-gone, forbidden, bad-body */
export async function saveStep(deps: Deps, at: DraftRequest, saved: SavedStep): Promise<Draft> {
  const draft = await change(deps, at, (open) => stepChange(open, saved, deps.now()));
  return viewOf(deps, at.request, draft);
}

type SentPage = Pick<DraftForm, "page" | "fields" | "editor" | "seen" | "joint">;

/**
 * Saves a step that its page has not sent yet, unless it would replace data that another window has saved meanwhile.
 * @throws AppError as `saveStep`
 */
export async function saveQuietly(deps: Deps, at: DraftRequest, sent: SentPage): Promise<void> {
  const site = financingSiteOf(deps, at.request, "fullCredit");
  await change(deps, at, (open) => {
    const step = stepOfPage(open.party, sent.page);
    if (step === null) return null;
    const saved = { ...step, ...sent };
    const shown = draftView(open, site, { car: null, submitted: null });
    return replacedFields(shown, saved) === null ? stepChange(open, saved, deps.now()) : null;
  });
}

/** Stores whether a second person applies; without a second person, their part and their link are dropped. */
export async function changeJoint(deps: Deps, at: DraftRequest, isJoint: boolean): Promise<Draft> {
  const draft = await change(deps, at, (open) => {
    requireBorrower(open);
    return isJoint ? { isJoint } : { isJoint, coBorrower: {}, coTokenHash: null };
  });
  return viewOf(deps, at.request, draft);
}

/**
 * Creates a new link for the co-borrower, which replaces an earlier one. Their part begins empty, because the link may be
 * opened by a different person than the one who filled it in before.
 */
export async function invite(
  deps: Deps,
  at: DraftRequest,
): Promise<{ token: string; expiresAt: string }> {
  const token = newToken();
  const coTokenHash = tokenHash(deps.vault.secrets, token);
  const { row } = await change(deps, at, (open) => {
    requireBorrower(open);
    return { isJoint: true, coBorrower: {}, coTokenHash };
  });
  return { token, expiresAt: row.expires_at };
}

/** Deletes a draft with its key. */
export async function discardDraft(deps: Deps, { request, token }: DraftRequest): Promise<void> {
  const { dealerId } = financingSiteOf(deps, request, "fullCredit");
  const found = await findDraft(deps, { dealerId, token });
  requireBorrower(found);
  await deleteDraft(deps.database.query, found.row.id);
}

function change(
  deps: Deps,
  { request, token }: DraftRequest,
  by: Parameters<typeof changeDraft>[2],
): Promise<OpenDraft> {
  const { dealerId } = financingSiteOf(deps, request, "fullCredit");
  return changeDraft(deps, { dealerId, token }, by);
}

async function viewOf(deps: Deps, request: Request, draft: OpenDraft): Promise<Draft> {
  const { application_id: id } = draft.row;
  const site = financingSiteOf(deps, request, "fullCredit");
  if (id === null) {
    return draftView(draft, site, { car: await carOf(deps, request, draft), submitted: null });
  }
  const { number } = await applicationById(deps.database, id);
  const token = tokenOfApplication(deps.vault.secrets, id, draft.party);
  return draftView(draft, site, { car: null, submitted: { number, token } });
}

/** The car as the inventory has it now; null = not decided, or not a VIN. */
async function carOf({ findCar }: Deps, request: Request, { row, borrower }: OpenDraft) {
  const vin = vinOfFields(borrower);
  if (vin === null) return null;
  return findCar({ dealerId: row.dealer_id, vin, isUnlocked: isUnlocked(request) });
}

/** @throws AppError forbidden */
function requireBorrower({ party }: Pick<OpenDraft, "party">): void {
  if (party !== "borrower") throw new AppError("forbidden", "this is for the borrower to decide");
}
