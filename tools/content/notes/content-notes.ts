import { readContents } from "@forecourt/service-kit/dealers/content/content-files";
import { dealerIds } from "@forecourt/service-kit/dealers/files/layout";
import type { Files } from "@forecourt/service-kit/dealers/files/read-folder";
import type { Problem } from "@forecourt/service-kit/dealers/problems/problem";
import { readSettings } from "@forecourt/service-kit/dealers/settings/settings";
import { shapeNotes } from "../translation-shapes.ts";
import { dateNotes } from "./date-notes.ts";
import { daysOffNotes } from "./days-off-notes.ts";
import type { DealerSource } from "./dealer-source.ts";
import { emptyNotes } from "./empty-notes.ts";
import { headingNotes } from "./heading-notes.ts";
import { offerNotes } from "./offer-notes.ts";
import { peopleNotes } from "./people-notes.ts";
import { unusedNotes } from "./unused-notes.ts";

/** Content in `files` that the site accepts at `now` and that is probably a mistake. */
export function contentNotes(files: Files, now: Date): Problem[] {
  return dealerIds(files).flatMap((id) => {
    const settings = readSettings(files, id, []);
    if (settings === null) return [];
    const source: DealerSource = { files, id, settings, contents: readContents(files, id, []) };
    return [
      ...peopleNotes(source),
      ...dateNotes(source, now),
      ...daysOffNotes(source, now),
      ...offerNotes(source),
      ...emptyNotes(source),
      ...unusedNotes(source),
      ...headingNotes(source),
      ...settings.identity.languages
        .slice(1)
        .flatMap((language) => shapeNotes(files, id, language)),
    ];
  });
}
