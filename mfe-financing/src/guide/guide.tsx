import { FaqSection } from "@forecourt/remote-kit/content/faq-section";
import { FinePrintList } from "@forecourt/remote-kit/content/fine-print-list";
import { Hero } from "@forecourt/remote-kit/content/hero";
import { Steps } from "@forecourt/remote-kit/content/steps";
import { TextSection } from "@forecourt/remote-kit/content/text-section";
import { Section } from "@forecourt/ui/layout/section";
import type { GuideData } from "./guide-data.ts";

/** A page that explains one way to finance a car. */
export function Guide({ data }: { data: GuideData }) {
  const { hero, howItWorks, sections, faq, terms } = data;
  return (
    <>
      <Hero hero={hero} />
      <Section tone="soft">
        {sections.map((section) => (
          <TextSection key={section.id} section={section} />
        ))}
      </Section>
      <Steps steps={howItWorks} />
      <FaqSection faq={faq} />
      <FinePrintList terms={terms} />
    </>
  );
}
