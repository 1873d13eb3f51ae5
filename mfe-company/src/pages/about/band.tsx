import type { Section as SectionContent } from "@forecourt/contracts/content-parts";
import { Blocks } from "@forecourt/remote-kit/content/blocks";
import { ClaimTerms } from "@forecourt/remote-kit/content/claim-terms";
import { LinkRow } from "@forecourt/remote-kit/content/link-row";
import { Section } from "@forecourt/ui/layout/section";
import type { ReactNode } from "react";
import styles from "./band.module.css";

interface BandProps {
  section: SectionContent;
  tone?: "plain" | "soft";
  /** Between the text and its links, as wide as the page. */
  children: ReactNode;
}

/** A section of the content with its title above, so that what the page adds has the whole width. */
export function Band({ section, tone = "plain", children }: BandProps) {
  const { id, title, body, links, creditTerms, lang } = section;
  return (
    <Section id={id} title={title} tone={tone}>
      <div lang={lang} className={styles.band}>
        <Blocks blocks={body} level={3} />
        {children}
        <LinkRow links={links} />
        <ClaimTerms terms={creditTerms} />
      </div>
    </Section>
  );
}
