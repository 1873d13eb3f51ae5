import { Blocks } from "@forecourt/remote-kit/content/blocks";
import { ClaimTerms } from "@forecourt/remote-kit/content/claim-terms";
import { LinkRow } from "@forecourt/remote-kit/content/link-row";
import { Card } from "@forecourt/ui/layout/card";
import { Section } from "@forecourt/ui/layout/section";
import { Grid } from "@forecourt/ui/layout/stack";
import type { FinancingData } from "./index-data.ts";
import styles from "./programs.module.css";

/** Programs for a particular need, each a place that links can lead to; nothing when a dealer has none. */
export function Programs({ programs: { title, sections } }: Pick<FinancingData, "programs">) {
  if (sections.length === 0) return null;
  return (
    <Section title={title}>
      <Grid columns={2}>
        {sections.map((section) => (
          <Card key={section.id}>
            <section
              id={section.id}
              aria-labelledby={`${section.id}-title`}
              className={styles.program}
            >
              <h3 id={`${section.id}-title`}>{section.title}</h3>
              <Blocks blocks={section.body} level={4} />
              <LinkRow links={section.links} />
              <ClaimTerms terms={section.creditTerms} />
            </section>
          </Card>
        ))}
      </Grid>
    </Section>
  );
}
