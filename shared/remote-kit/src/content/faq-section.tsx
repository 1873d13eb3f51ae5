import type { Faq } from "@forecourt/contracts/content-parts";
import { Accordion, AccordionItem } from "@forecourt/ui/disclosure/accordion";
import { Section } from "@forecourt/ui/layout/section";
import { Answer } from "./answer.tsx";
import { ClaimTerms } from "./claim-terms.tsx";
import { TitledRow } from "./titled-row.tsx";

interface FaqSectionProps {
  faq: Faq;
  /** The background; must differ from that of the section above. */
  tone?: "plain" | "soft";
}

/** Questions with collapsed answers, which open without JavaScript. */
export function FaqSection({
  faq: { id, title, items, creditTerms },
  tone = "soft",
}: FaqSectionProps) {
  return (
    <Section tone={tone}>
      <TitledRow id={id} title={title}>
        <Accordion>
          {items.map(({ question, answers, runs, lang }) => (
            <AccordionItem key={question} title={question} lang={lang}>
              <Answer answers={answers} runs={runs} />
            </AccordionItem>
          ))}
        </Accordion>
        <ClaimTerms terms={creditTerms} />
      </TitledRow>
    </Section>
  );
}
