import { useTexts } from "@forecourt/remote-kit/site-context";
import type { ArrivalsData } from "./arrivals-data.ts";
import { CarRow } from "./car-row.tsx";

/** The newest cars in one row, for the home page. */
export function Fragment({ data: { cards, searchHref } }: { data: ArrivalsData }) {
  const t = useTexts();
  const link = { label: t("arrivals.all"), href: searchHref };
  return <CarRow title={t("arrivals.title")} cards={cards} link={link} />;
}
