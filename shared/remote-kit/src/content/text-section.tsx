import type { Section } from "@forecourt/contracts/content-parts";
import type { ReactNode } from "react";
import { Blocks } from "./blocks.tsx";
import { LinkRow } from "./link-row.tsx";
import { TitledRow } from "./titled-row.tsx";

interface TextSectionProps {
  section: Section;
  level?: 2 | 3;
  /** What the page adds below the text: hours, an address. */
  children?: ReactNode;
}

/** A section as it was written: title, text and the ways on. */
export function TextSection({ section, level = 2, children }: TextSectionProps) {
  const { id, title, body, links } = section;
  return (
    <TitledRow id={id} title={title} level={level}>
      <Blocks blocks={body} level={level === 2 ? 3 : 4} />
      {children}
      <LinkRow links={links} />
    </TitledRow>
  );
}
