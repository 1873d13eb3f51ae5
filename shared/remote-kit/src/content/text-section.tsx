import type { Section } from "@forecourt/contracts/content-parts";
import type { ReactNode } from "react";
import { Blocks } from "./blocks.tsx";
import { ClaimTerms } from "./claim-terms.tsx";
import { LinkRow } from "./link-row.tsx";
import { TitledRow } from "./titled-row.tsx";

interface TextSectionProps {
  section: Section;
  level?: 2 | 3;
  /** Content that the page adds below the text, such as hours or an address. */
  children?: ReactNode;
}

/** A section of a page's content: title, text and links. */
export function TextSection({ section, level = 2, children }: TextSectionProps) {
  const { id, title, body, links, creditTerms, lang } = section;
  return (
    <TitledRow id={id} title={title} level={level} lang={lang}>
      <Blocks blocks={body} level={level === 2 ? 3 : 4} />
      {children}
      <LinkRow links={links} />
      <ClaimTerms terms={creditTerms} />
    </TitledRow>
  );
}
