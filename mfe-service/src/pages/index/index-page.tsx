import { Callout } from "@forecourt/remote-kit/content/callout";
import { ContentCards } from "@forecourt/remote-kit/content/content-cards";
import { FaqSection } from "@forecourt/remote-kit/content/faq-section";
import { FinePrintList } from "@forecourt/remote-kit/content/fine-print-list";
import { Hero } from "@forecourt/remote-kit/content/hero";
import { TextSection } from "@forecourt/remote-kit/content/text-section";
import { Section } from "@forecourt/ui/layout/section";
import type { ServiceData } from "./index-data.ts";
import { Schedule } from "./schedule.tsx";
import { Specials } from "./specials.tsx";

/** The service index: what the department promises, how to get an appointment, and what is on offer. */
export function Page({ data }: { data: ServiceData }) {
  const { hero, features, schedule, scheduleLink, specials, promo, tireCenter, faq, terms } = data;
  return (
    <>
      <Hero hero={hero} />
      <Section title={features.title}>
        <ContentCards cards={features.cards} level={3} />
      </Section>
      <Section tone="soft">
        {schedule && <Schedule section={schedule} link={scheduleLink} />}
        <TextSection section={tireCenter} />
      </Section>
      {specials && <Specials specials={specials} />}
      <Section>
        <Callout callout={promo} />
      </Section>
      <FaqSection faq={faq} />
      <FinePrintList terms={terms} />
    </>
  );
}
