import { FaqSection } from "@forecourt/remote-kit/content/faq-section";
import { FinePrintList } from "@forecourt/remote-kit/content/fine-print-list";
import { Hero } from "@forecourt/remote-kit/content/hero";
import { Steps } from "@forecourt/remote-kit/content/steps";
import { TextSection } from "@forecourt/remote-kit/content/text-section";
import { Section } from "@forecourt/ui/layout/section";
import type { FinancingData } from "./index-data.ts";
import { Programs } from "./programs.tsx";

/** The financing index: how a loan comes about, the ways to begin, and the questions people ask. */
export function Page({ data }: { data: FinancingData }) {
  const { hero, howItWorks, ways, programs, faq, terms } = data;
  return (
    <>
      <Hero hero={hero} />
      <Steps steps={howItWorks} />
      {ways.length > 0 && (
        <Section tone="soft">
          {ways.map((way) => (
            <TextSection key={way.id} section={way} />
          ))}
        </Section>
      )}
      <Programs programs={programs} />
      <FaqSection faq={faq} />
      <FinePrintList terms={terms} />
    </>
  );
}
