import type { Block } from "@forecourt/contracts/content-parts";

/** A part of a document that begins with a heading. */
export interface LegalSection {
  /** Id of the section in the page, made from the heading. */
  id: string;
  title: string;
  blocks: Block[];
}

/** Everything a legal page shows. */
export interface LegalData {
  title: string;
  /** The language of the document, where that is not the one of the page. */
  lang?: string | undefined;
  /**
   * Which language version is binding, on a page in another language, with a link to the English page unless the text
   * is English already; null = the page is in English.
   */
  binding: { text: string; english: { label: string; href: string } | null } | null;
  /** "Last updated November 2, 2026" */
  updated: string;
  /** Blocks above the first heading. */
  intro: Block[];
  sections: LegalSection[];
  /** The other legal pages. */
  others: { label: string; href: string }[];
  labels: { contents: string; others: string; print: string };
}
