import type { Faq } from "@forecourt/contracts/content-parts";
import { Accordion, AccordionItem } from "@forecourt/ui/disclosure/accordion";
import { Section } from "@forecourt/ui/layout/section";
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
          {items.map(({ question, answers, lang }) => (
            <AccordionItem key={question} title={question} lang={lang}>
              {answers.map((answer) => (
                <p key={answer}>{answer}</p>
              ))}
            </AccordionItem>
          ))}
        </Accordion>
        <ClaimTerms terms={creditTerms} />
      </TitledRow>
    </Section>
  );
}
