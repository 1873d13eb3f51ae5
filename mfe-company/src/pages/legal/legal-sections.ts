import type { Block } from "@forecourt/contracts/content-parts";
import { slug } from "@forecourt/domain/slug";
import type { LegalSection } from "./legal-data.ts";

/** Splits a document at its headings. Equal headings get ids with a number: `prices`, `prices-2`. */
export function legalSections(body: readonly Block[]): {
  intro: Block[];
  sections: LegalSection[];
} {
  const intro: Block[] = [];
  const sections: LegalSection[] = [];
  const used = new Map<string, number>();
  for (const block of body) {
    if (block.kind === "heading") {
      sections.push({ id: idOf(block.text, used), title: block.text, blocks: [] });
    } else (sections.at(-1)?.blocks ?? intro).push(block);
  }
  return { intro, sections };
}

function idOf(title: string, used: Map<string, number>): string {
  const id = slug(title);
  const count = (used.get(id) ?? 0) + 1;
  used.set(id, count);
  return count === 1 ? id : `${id}-${count}`;
}
