import { FinePrintList } from "@forecourt/remote-kit/content/fine-print-list";
import { Hero } from "@forecourt/remote-kit/content/hero";
import { Steps } from "@forecourt/remote-kit/content/steps";
import { StoreCards } from "@forecourt/remote-kit/content/store-cards";
import { StoresElsewhere } from "@forecourt/remote-kit/content/stores-elsewhere";
import { TextSection } from "@forecourt/remote-kit/content/text-section";
import { Section } from "@forecourt/ui/layout/section";
import { ComparisonTable } from "../../parts/comparison-table/comparison-table.tsx";
import { StartForm } from "../../parts/start-form/start-form.tsx";
import type { TradeData, TradeIndexData } from "./index-data.ts";

/** Index of selling and trading in; at a store that buys no cars, links to the stores that do. */
export function Page({ data }: { data: TradeData }) {
  if (data.elsewhere !== null) return <StoresElsewhere data={data.elsewhere} />;
  return <Index data={data} />;
}

/** How an offer comes about, and how it compares with selling privately. */
function Index({ data }: { data: TradeIndexData }) {
  const { hero, howItWorks, comparison, sections, terms, form, stores } = data;
  return (
    <>
      <Hero hero={hero} search={<StartForm data={form} level="legend" />} />
      <Steps steps={howItWorks} />
      {stores && (
        <Section id="stores" title={stores.title} lead={stores.lead}>
          <StoreCards cards={stores.cards} heading="h3" />
        </Section>
      )}
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
