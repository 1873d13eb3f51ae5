import { Callout } from "@forecourt/remote-kit/content/callout";
import { FaqSection } from "@forecourt/remote-kit/content/faq-section";
import type { PageFragments } from "@forecourt/remote-kit/pages";
import { Section } from "@forecourt/ui/layout/section";
import { PromotionRow } from "../../parts/promotions/promotion-row.tsx";
import { DepartmentTabs } from "./department-tabs.tsx";
import { FilterCards } from "./filter-cards.tsx";
import { HeroSearch } from "./hero-search.tsx";
import type { HomeData } from "./home-data.ts";
import styles from "./home-page.module.css";
import { Reviews } from "./reviews.tsx";
import { Shortcuts } from "./shortcuts.tsx";
import { Slides } from "./slides.tsx";
import { ViewedVehicles } from "./viewed-vehicles.tsx";
import { VisitUs } from "./visit-us.tsx";

interface HomePageProps {
  data: HomeData;
  fragments?: PageFragments;
}

/** The home page: what the dealer offers, and the shortest way to each of it. */
export function Page({ data, fragments = {} }: HomePageProps) {
  const { slides, shortcuts, departments, filters, promotions, reviews, callouts, faq } = data;
  const { visit } = data;
  return (
    <>
      <Slides slides={slides} search={<HeroSearch />} />
      {fragments["inventory/arrivals"]}
      <Shortcuts shortcuts={shortcuts} />
      {fragments["inventory/bodyStyles"]}
      <FilterCards filters={filters} />
      {fragments["inventory/stores"]}
      <ViewedVehicles />
      <DepartmentTabs departments={departments} />
      {promotions && promotions.promotions.length > 0 && <PromotionRow list={promotions} />}
      {reviews && <Reviews reviews={reviews} />}
      {callouts.length > 0 && (
        <Section tone="soft">
          <div className={styles.callouts}>
            {callouts.map((callout) => (
              <Callout key={callout.id} callout={callout} />
            ))}
          </div>
        </Section>
      )}
      {visit && <VisitUs visit={visit} />}
      <FaqSection faq={faq} tone="plain" />
    </>
  );
}
