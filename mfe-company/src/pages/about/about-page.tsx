import { Blocks } from "@forecourt/remote-kit/content/blocks";
import { ContentCards } from "@forecourt/remote-kit/content/content-cards";
import { Hero } from "@forecourt/remote-kit/content/hero";
import { TextSection } from "@forecourt/remote-kit/content/text-section";
import { TitledRow } from "@forecourt/remote-kit/content/titled-row";
import { Section } from "@forecourt/ui/layout/section";
import { People } from "../../parts/people.tsx";
import { Customers } from "../../parts/reviews/reviews-section.tsx";
import { StoreHours } from "../../parts/stores/store-hours.tsx";
import { StorePlaces } from "../../parts/stores/store-places.tsx";
import type { AboutData } from "./about-data.ts";
import { Band } from "./band.tsx";
import { History } from "./history.tsx";
import { Numbers } from "./numbers.tsx";
import { OtherStores } from "./other-stores.tsx";
import { Policies } from "./policies.tsx";
import { StoreManager } from "./store-manager.tsx";

/** The dealer and its promises, what customers say, the person who leads the store, when and where, and the rules. */
export function Page({ data }: { data: AboutData }) {
  const { hero, numbers, story, values, history, reviews, team, lead, people } = data;
  const { hours, contact, locations, others, map, labels, careers, policies } = data;
  return (
    <>
      <Hero hero={hero} />
      {numbers && <Numbers numbers={numbers} />}
      <Section>
        <TitledRow title={story.title}>
          <Blocks blocks={story.body} level={3} />
        </TitledRow>
      </Section>
      <Section tone="soft" title={values.title}>
        <ContentCards cards={values.cards} level={3} />
      </Section>
      {history && <History history={history} />}
      {reviews && <Customers reviews={reviews} />}
      {team && (
        <Band section={team}>
          {lead && <StoreManager lead={lead} />}
          {people.length > 0 && <People people={people} lazy />}
        </Band>
      )}
      <Band section={hours} tone="soft">
        <StorePlaces
          locations={locations}
          map={map}
          labels={labels}
          heading="h3"
          renderMore={(location) => (
            <StoreHours label={labels.hours} location={location} open={locations.length < 2} />
          )}
        />
      </Band>
      {others && <OtherStores others={others} labels={labels} />}
      {contact && (
        <Section>
          <TextSection section={contact} />
        </Section>
      )}
      {careers && (
        <Section tone="brand">
          <TextSection section={careers} />
        </Section>
      )}
      {policies && <Policies policies={policies} />}
    </>
  );
}
