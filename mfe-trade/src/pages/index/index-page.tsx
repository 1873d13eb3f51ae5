import { FinePrintList } from "@forecourt/remote-kit/content/fine-print-list";
import { Hero } from "@forecourt/remote-kit/content/hero";
import { Steps } from "@forecourt/remote-kit/content/steps";
import { TextSection } from "@forecourt/remote-kit/content/text-section";
import { Section } from "@forecourt/ui/layout/section";
import { ComparisonTable } from "../../parts/comparison-table/comparison-table.tsx";
import { StartForm } from "../../parts/start-form/start-form.tsx";
import type { TradeData } from "./index-data.ts";

/** The sell and trade index: how an offer comes about, and how it compares with selling privately. */
export function Page({ data }: { data: TradeData }) {
  const { hero, howItWorks, comparison, sections, terms, form } = data;
  return (
    <>
      <Hero hero={hero} search={<StartForm data={form} level="legend" />} />
      <Steps steps={howItWorks} />
      <Section
        tone="soft"
        id={comparison.id}
        title={comparison.title}
        lead={comparison.description}
      >
        <ComparisonTable comparison={comparison} />
      </Section>
      {sections.length > 0 && (
        <Section>
          {sections.map((section) => (
            <TextSection key={section.id} section={section} />
          ))}
        </Section>
      )}
      <FinePrintList terms={terms} />
    </>
  );
}
