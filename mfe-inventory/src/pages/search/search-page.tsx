import { useTexts } from "@forecourt/remote-kit/site-context";
import { PageWidth } from "@forecourt/ui/layout/section";
import { Breadcrumbs } from "@forecourt/ui/navigation/breadcrumbs";
import { Pagination } from "@forecourt/ui/navigation/pagination";
import { CarActions } from "../../garage/car-actions.tsx";
import { CompareTray } from "../../garage/compare-tray.tsx";
import { AppliedChips } from "../../parts/applied-chips.tsx";
import { FilterButton, FilterRail } from "../../parts/filter-rail.tsx";
import { PaymentDisclosures } from "../../parts/monthly-figure.tsx";
import { SearchBox } from "../../parts/search-box.tsx";
import { SearchLayout } from "../../parts/search-layout.tsx";
import { SortMenu } from "../../parts/sort-menu.tsx";
import { UnclearNotice } from "../../parts/unclear-notice.tsx";
import { VehicleGrid } from "../../parts/vehicle-grid.tsx";
import { UnlockPanel } from "../../personal/unlock-panel.tsx";
import { NothingFound } from "./nothing-found.tsx";
import type { SearchData } from "./search-data.ts";
import styles from "./search-page.module.css";

/** The cars of a search with its filters. Empty: what to loosen; missing and broken: the frame's. */
export function Page({ data }: { data: SearchData }) {
  const t = useTexts();
  const { heading, breadcrumbs, groups, chips, clearHref, sorts, cards, empty, unclear } = data;
  return (
    <PageWidth>
      <div className={styles.page}>
        <Breadcrumbs trail={breadcrumbs} label={t("breadcrumb.label")} />
        <h1 className={styles.heading}>{heading}</h1>
        <SearchBox words={data.words} />
        <SearchLayout
          rail={<FilterRail groups={groups} showCount={data.showCount} clearHref={clearHref} />}
          count={data.count}
          filter={<FilterButton applied={chips.length} />}
          sort={<SortMenu sorts={sorts} />}
        >
          {unclear && <UnclearNotice {...unclear} />}
          <AppliedChips chips={chips} clearHref={clearHref} />
          {data.unlock && <UnlockPanel data={data.unlock} />}
          {empty ? (
            <NothingFound empty={empty} />
          ) : (
            <VehicleGrid
              cards={cards}
              label={t("search.results")}
              onward={data.onward}
              actions={CarActions}
            />
          )}
          <PaymentDisclosures disclosures={data.disclosures} />
          <Pages pages={data.pages} />
        </SearchLayout>
      </div>
      <CompareTray />
    </PageWidth>
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
  return <Pagination {...pages} words={words} />;
}
