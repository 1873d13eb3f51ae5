import { AppError } from "@forecourt/contracts/errors";
import type { Deps } from "../deps.ts";
import {
  type DraftChange,
  findDraft,
  type OpenDraft,
  readDraft,
  updateDraft,
} from "./draft-store.ts";

/** Two applicants and several tabs save at the same time; each try costs a read. */
const MAX_TRIES = 12;

interface Named {
  dealerId: string;
  token: string;
}

/**
 * Reads a draft, changes it and stores it; starts over if another request changed it in the meantime. Returns the stored
 * draft. A change of null leaves it unchanged.
 * @throws AppError not-found; record-gone for a submitted draft; still-running
 */
export async function changeDraft(
  deps: Deps,
  named: Named,
  change: (draft: OpenDraft) => DraftChange | null,
): Promise<OpenDraft> {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const draft = await readDraft(deps, await findDraft(deps, named), "changes the draft");
    if (draft.row.application_id !== null) {
      throw new AppError("record-gone", "this application was submitted");
    }
    const next = change(draft);
    if (next === null) return draft;
    const changed = await updateDraft(deps, draft, next);
    if (changed !== null) return changed;
  }
  throw new AppError("still-running", "the draft is being changed elsewhere");
}
