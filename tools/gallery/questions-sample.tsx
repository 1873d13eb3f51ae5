import { Accordion, AccordionItem } from "@forecourt/ui/disclosure/accordion";

export function QuestionsSample() {
  return (
    <Accordion>
      <AccordionItem title="Does pre-approval change my credit score?" open>
        <p>No. It uses a soft inquiry, which other lenders cannot see.</p>
      </AccordionItem>
      <AccordionItem title="How long does an answer take, and what happens once you have all that you asked for?">
        <p>Typically 24 to 48 hours.</p>
      </AccordionItem>
    </Accordion>
  );
}
