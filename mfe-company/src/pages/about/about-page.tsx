import { Blocks } from "@forecourt/remote-kit/content/blocks";
import { ContentCards } from "@forecourt/remote-kit/content/content-cards";
import { Hero } from "@forecourt/remote-kit/content/hero";
import { TextSection } from "@forecourt/remote-kit/content/text-section";
import { TitledRow } from "@forecourt/remote-kit/content/titled-row";
import { Section } from "@forecourt/ui/layout/section";
import { Rating } from "../../parts/reviews/rating.tsx";
import type { AboutData } from "./about-data.ts";
import { Faces } from "./faces.tsx";
import { Lead } from "./lead.tsx";
import { Locations } from "./locations.tsx";
import { Numbers } from "./numbers.tsx";
import { Policies } from "./policies.tsx";
import { StoreHours } from "./store-hours.tsx";

/** Who the dealer is, who answers for the store, when and where, and the rules. */
export function Page({ data }: { data: AboutData }) {
  const { hero, numbers, story, history, reviews, values, team, lead, people } = data;
  const { hours, contact, locations, careers, policies } = data;
  return (
    <>
      <Hero hero={hero} />
      {numbers && <Numbers numbers={numbers} />}
      <Section>
        <TitledRow title={story.title}>
          <Blocks blocks={story.body} level={3} />
        </TitledRow>
        {history && (
          <TitledRow title={history.title}>
            <Blocks blocks={history.body} level={3} />
          </TitledRow>
        )}
        {reviews && (
          <TitledRow title={reviews.title}>
            <Rating rating={reviews.rating}>
              <a href={reviews.link.href}>{reviews.link.label}</a>
            </Rating>
          </TitledRow>
        )}
      </Section>
      <Section tone="soft" title={values.title}>
        <ContentCards cards={values.cards} level={3} />
      </Section>
      <Section>
        {team && (
          <TextSection section={team}>
            {lead && <Lead lead={lead} />}
            {people.length > 0 && <Faces people={people} />}
          </TextSection>
        )}
        <TextSection section={hours}>
          <StoreHours closedSoon={data.closedSoon} hoursOf={data.hoursOf} />
        </TextSection>
        {contact && (
          <TextSection section={contact}>
            <Locations locations={locations} />
          </TextSection>
        )}
      </Section>
      {careers && (
        <Section tone="brand">
          <TextSection section={careers} />
        </Section>
      )}
      {policies && <Policies policies={policies} />}
    </>
  );
}
