import { FinePrintList } from "@forecourt/remote-kit/content/fine-print-list";
import { Hero } from "@forecourt/remote-kit/content/hero";
import { Steps } from "@forecourt/remote-kit/content/steps";
import { TextSection } from "@forecourt/remote-kit/content/text-section";
import { Section } from "@forecourt/ui/layout/section";
import { ComparisonTable } from "../../parts/comparison-table/comparison-table.tsx";
import { StartForm } from "../../parts/start-form/start-form.tsx";
import type { TradeData, TradeIndexData } from "./index-data.ts";
import { StoresThatBuy } from "./stores-that-buy.tsx";

/** The sell and trade index, or at a store that buys no cars the way to those that do. */
export function Page({ data }: { data: TradeData }) {
  return data.elsewhere === null ? <Index data={data} /> : <StoresThatBuy data={data.elsewhere} />;
}

/** How an offer comes about, and how it compares with selling privately. */
function Index({ data }: { data: TradeIndexData }) {
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
