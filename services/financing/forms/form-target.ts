import {
  type ApplicationPage,
  faultsOfPage,
  pagesOfDraft,
} from "@forecourt/contracts/areas/financing/application-flow";
import {
  applicationPath,
  entryAnchor,
  formAnchors,
  formReturn,
} from "@forecourt/contracts/areas/financing/application-form";
import type { Draft } from "@forecourt/contracts/areas/financing/drafts";
import {
  employmentFields,
  entryOf,
  maxEntries,
  residenceFields,
} from "@forecourt/domain/financing/applicant-fields";
import type { DraftForm, EntryName } from "./read-form.ts";

interface SavedForm {
  token: string;
  /** The draft with the fields of the form. */
  draft: Draft;
  form: DraftForm;
}

/** Where a browser goes after a step was saved. */
export function formTarget({ token, draft, form }: SavedForm): string {
  const { page, intent } = form;
  const here = applicationPath(token, page);
  if (typeof intent !== "string") return `${here}#${entryAnchor(intent.list, intent.index - 1)}`;
  if (intent === "save") return `${here}?${formReturn.saved}=1#${formAnchors.saved}`;
  if (intent === "add:residences" || intent === "add:employment") {
    const list = intent === "add:residences" ? "residences" : "employment";
    return `${here}?${formReturn.add}=1#${entryAnchor(list, filledEntries(form.fields, list))}`;
  }
  if (intent === "back") return applicationPath(token, neighbor(draft, page, -1));
  if (Object.keys(faultsOfPage(draft, page)).length > 0) return pathToProblems(token, page);
  return applicationPath(token, neighbor(draft, page, 1));
}

/** Path of the page with its problems shown. */
export function pathToProblems(token: string, page: ApplicationPage): string {
  return `${applicationPath(token, page)}?${formReturn.check}=1#${formAnchors.problems}`;
}

function neighbor(draft: Draft, page: ApplicationPage, offset: 1 | -1): ApplicationPage {
  const pages = pagesOfDraft(draft);
  const at = pages.indexOf(page);
  // A page that the draft no longer has, because the co-borrower was invited meanwhile.
  if (at === -1) return draft.isJoint && draft.party === "borrower" ? "co-borrower" : "review";
  return pages[Math.max(0, at + offset)] ?? "review";
}

/** Entries up to the first empty one; the first always counts. */
function filledEntries(fields: Record<string, string>, list: EntryName["list"]): number {
  const names = list === "residences" ? residenceFields : employmentFields;
  for (let index = 1; index < maxEntries; index += 1) {
    const entry = entryOf(fields, { list, index, fields: names });
    if (Object.values(entry).every((text) => text.trim() === "")) return index;
  }
  return maxEntries - 1;
}
