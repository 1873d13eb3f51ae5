import { useSite, useTexts } from "@forecourt/remote-kit/site-context";
import { pageWindow } from "@forecourt/ui/page-window";
import { Page } from "../../mfe-inventory/src/pages/search/search-page.tsx";
import { cardOfVehicle } from "../../mfe-inventory/src/parts/card-of-vehicle.ts";
import { sampleCars } from "./sample-cars.ts";
import { sampleFilters, sampleSorts } from "./sample-filters.ts";

/** The search page, full and empty. */
export function SearchSample({ empty = false }: { empty?: boolean }) {
  const site = useSite();
  const t = useTexts();
  const total = empty ? 0 : 218;
  const nothing = {
    title: t("search.empty.title"),
    body: t("search.empty.body"),
    actions: [{ label: t("search.empty.clear"), href: "/search" }],
  };
  const data = {
    heading: "Used SUVs under $30,000 for sale",
    total,
    count: t("search.count.other", { count: total }),
    showCount: t("search.filters.show.other", { count: total }),
    breadcrumbs: [
      { label: t("breadcrumb.home"), href: "/" },
      { label: t("breadcrumb.used"), href: "/search" },
      { label: "Used SUVs under $30,000" },
    ],
    groups: sampleFilters,
    chips: ["SUVs", "Under $30,000"].map((label) => ({
      label,
      removeLabel: t("search.filters.remove", { filter: label }),
      href: `/search?without=${encodeURIComponent(label)}`,
    })),
    clearHref: "/search?clear",
    sorts: sampleSorts,
    cards: empty ? [] : sampleCars(site.store.id).map((car) => cardOfVehicle(car, site)),
    pages: {
      position: t("search.pages.position", { page: 5, pages: 12 }),
      previous: "?page=4",
      next: "?page=6",
      numbers: empty ? [] : pageWindow(5, 12).map(pageLink),
    },
    empty: empty ? nothing : null,
  };
  return <Page data={data} />;
}

function pageLink(page: number) {
  return { page, href: `?page=${page}`, current: page === 5 };
}
