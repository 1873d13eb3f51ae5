import { useLoadOnInteraction } from "@forecourt/remote-kit/lazy-part";
import { partAttribute } from "@forecourt/remote-kit/page-part";
import type { PageFragments } from "@forecourt/remote-kit/pages";
import { SearchBox } from "@forecourt/remote-kit/search-box";
import { useTexts } from "@forecourt/remote-kit/site-context";
import { PageWidth } from "@forecourt/ui/layout/section";
import { Breadcrumbs } from "@forecourt/ui/navigation/breadcrumbs";
import { Pagination } from "@forecourt/ui/navigation/pagination";
import { AlertLink } from "../../features/alerts/alert-link.tsx";
import { PaymentDisclosures } from "../../features/payment/card-payment-figure.tsx";
import { AppliedChips } from "../../features/search-filters/applied-chips.tsx";
import { FilterButton, FilterRail } from "../../features/search-filters/filter-panel.tsx";
import { unpackGroups } from "../../features/search-filters/pack-filter-groups.ts";
import { LazyCompareTray } from "../../features/shortlist/lazy-compare-tray.tsx";
import { ShortlistButtons } from "../../features/shortlist/shortlist-buttons.tsx";
import { UnlockPanel } from "../../features/unlock/unlock-panel.tsx";
import { VehicleGrid } from "../../features/vehicle-card/vehicle-grid.tsx";
import { CertifiedNote } from "../../parts/certified-note.tsx";
import type { PackedSearchData, SearchData } from "./search-data.ts";
import { SearchLayout } from "./search-layout.tsx";
import styles from "./search-page.module.css";
import { SearchHelp, searchHelp } from "./search-parts.ts";
import { SortMenu } from "./sort-menu.tsx";

export { loadParts } from "./search-parts.ts";

interface SearchPageProps {
  data: PackedSearchData;
  fragments?: PageFragments;
}

/** The cars of a search with its filters. Without results it offers filters to relax. */
export function Page({ data, fragments = {} }: SearchPageProps) {
  const t = useTexts();
  const groups = unpackGroups(data.groups, t);
  const { breadcrumbs, chips, clearHref, sorts, cards, ideas, noResults, unclear, sitePages } =
    data;
  useLoadOnInteraction(SearchHelp);
  const waits = !(ideas || noResults || unclear || sitePages) && { [partAttribute]: searchHelp };
  return (
    <PageWidth>
      <div className={styles.page} {...waits}>
        <Breadcrumbs trail={breadcrumbs} label={t("breadcrumb.label")} />
        <Heading {...data} />
        <SearchBox {...data.searchBox} />
        <SearchLayout
          rail={<FilterRail groups={groups} showCount={data.showCount} clearHref={clearHref} />}
          count={data.count}
          filter={<FilterButton applied={chips.length} />}
          sort={<SortMenu sorts={sorts} />}
        >
          {sitePages && <SearchHelp sitePages={sitePages} />}
          {unclear && <SearchHelp unclear={unclear} />}
          <AppliedChips chips={chips} clearHref={clearHref} />
          {fragments["financing/lotFit"]}
          {data.certified && <CertifiedNote note={data.certified} />}
          {data.unlock && <UnlockPanel data={data.unlock} />}
          {ideas || noResults ? (
            <SearchHelp ideas={ideas ?? null} noResults={noResults} />
          ) : (
            <VehicleGrid
              cards={cards}
              label={t("search.results")}
              nextStep={data.nextStep}
              aside={fragments["company/gridPromotion"]}
              actions={ShortlistButtons}
            />
          )}
          {!ideas && !noResults && (
            <div className={styles.alert}>
              <AlertLink href={data.alertHref} about="search" />
            </div>
          )}
          <PaymentDisclosures disclosures={data.disclosures} />
          <Pages pages={data.pages} />
        </SearchLayout>
      </div>
      <LazyCompareTray />
    </PageWidth>
  );
}

function Heading({ heading, scope }: Pick<SearchData, "heading" | "scope">) {
  return (
    <>
      <h1 className={styles.heading}>{heading}</h1>
      {scope && (
        <p className={styles.scope}>
          {scope.text}{" "}
          <a href={scope.link.href} rel="nofollow">
            {scope.link.label}
          </a>
        </p>
      )}
    </>
  );
}

function Pages({ pages }: Pick<SearchData, "pages">) {
  const t = useTexts();
  const words = {
    label: t("search.pages"),
    previous: t("search.pages.previous"),
    next: t("search.pages.next"),
    page: (page: number) => t("search.pages.page", { page }),
    position: pages.position,
  };
  return <Pagination {...pages} labels={words} />;
}
