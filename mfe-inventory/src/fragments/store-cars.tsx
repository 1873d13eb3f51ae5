import { CarRow } from "./car-row.tsx";
import type { StoreCarsData } from "./store-cars-data.ts";

/** The newest cars at a store in one row, for the page of the store. */
export function Fragment({ data: { title, cards, link } }: { data: StoreCarsData }) {
  return <CarRow title={title} cards={cards} link={link} />;
}
