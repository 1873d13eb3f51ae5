import { readFrontMatter } from "@forecourt/service-kit/dealers/articles/front-matter";
import { headingOf, partsOf } from "@forecourt/service-kit/dealers/content/markdown";
import type { Problem } from "@forecourt/service-kit/dealers/problems/problem";
import type { DealerSource } from "./dealer-source.ts";

/** Headings of a dealer's Markdown files that have no text below them. */
export function headingNotes({ files, id }: Pick<DealerSource, "files" | "id">): Problem[] {
  return [...files]
    .filter(([file]) => file.startsWith(`${id}/content/`) && file.endsWith(".md"))
    .flatMap(([file, text]) =>
      emptyHeadings(text).map(({ line, words }) => ({
        file,
        path: [],
        message: `line ${line}: the heading "${words}" has no text below it; write it, or delete the heading`,
      })),
    );
}

interface PlacedHeading {
  line: number;
  words: string;
}

function emptyHeadings(text: string): PlacedHeading[] {
  const { body = text, bodyLine = 1 } = readFrontMatter(text).value ?? {};
  const headings = partsOf(body).map((part) => ({ ...part, heading: headingOf(part.text) }));
  return headings.flatMap(({ line, heading }, index) => {
    if (heading === null) return [];
    const next = headings[index + 1];
    // A heading of a lower level may come first.
    const isFollowed = next && (next.heading === null || next.heading.level > heading.level);
    return isFollowed ? [] : [{ line: bodyLine + line - 1, words: heading.words }];
  });
}
