import { Callout } from "@forecourt/remote-kit/content/callout";
import { ContentCard } from "@forecourt/remote-kit/content/content-card";
import { FaqSection } from "@forecourt/remote-kit/content/faq-section";
import { Hero } from "@forecourt/remote-kit/content/hero";
import { Terms } from "@forecourt/remote-kit/content/terms";
import { TextSection } from "@forecourt/remote-kit/content/text-section";
import { Section } from "@forecourt/ui/section";
import { Grid } from "@forecourt/ui/stack";
import { Schedule } from "./schedule.tsx";
import type { ServiceData } from "./service-data.ts";
import { Specials } from "./specials.tsx";

/** The service index: what the department promises, how to get an appointment, and what is on offer. */
export function Page({ data }: { data: ServiceData }) {
  const { hero, features, schedule, scheduleLink, specials, promo, tireCenter, faq, terms } = data;
  return (
    <>
      <Hero hero={hero} />
      <Section title={features.title}>
        <Grid as="ul" columns={4}>
          {features.cards.map((card) => (
            <li key={card.title}>
              <ContentCard card={card} level={3} />
            </li>
          ))}
        </Grid>
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
      <Terms terms={terms} />
    </>
  );
}
