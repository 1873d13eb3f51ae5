import { Callout } from "@forecourt/remote-kit/content/callout";
import { ContentCards } from "@forecourt/remote-kit/content/content-cards";
import { FaqSection } from "@forecourt/remote-kit/content/faq-section";
import { FinePrintList } from "@forecourt/remote-kit/content/fine-print-list";
import { Hero } from "@forecourt/remote-kit/content/hero";
import { TextSection } from "@forecourt/remote-kit/content/text-section";
import { Section } from "@forecourt/ui/layout/section";
import type { ServiceData } from "./index-data.ts";
import { PriceList } from "./price-list.tsx";
import { Schedule } from "./schedule.tsx";
import { ServiceStores } from "./service-stores.tsx";
import { Specials } from "./specials.tsx";

/** The service index: what the department promises, what is on offer, and how to get an appointment. */
export function Page({ data }: { data: ServiceData }) {
  const { hero, features, schedule, specials, prices, promo, tireCenter, faq, terms } = data;
  return (
    <>
      <Hero hero={hero} />
      {data.stores && <ServiceStores data={data.stores} />}
      {specials && <Specials specials={specials} />}
      <Section title={features.title} tone={specials ? "soft" : "plain"}>
        <ContentCards cards={features.cards} level={3} />
      </Section>
      {prices && <PriceList prices={prices} />}
      <Section>
        <Callout callout={promo} />
      </Section>
      <Section tone="soft">
        {schedule && <Schedule section={schedule} withoutHours={data.stores !== null} />}
        <TextSection section={tireCenter} />
      </Section>
      <FaqSection faq={faq} tone="plain" />
      <FinePrintList terms={terms} />
    </>
  );
}
