import type { CanarySide } from "@forecourt/service-kit/releases/canaries";

/** A page of a visitor whose pages are compared. */
export interface ComparedPage {
  sides: readonly CanarySide[];
  /** Id of the live record, with which pages of a baseline are made. */
  live: string | null;
  cohort: number | null;
  path: string;
}

export type CountPage = (page: ComparedPage, hasFailed: boolean) => void;

/** The page, compared as far as it was made with the record that belongs to the side. @param record null = with none */
export function madeBy(page: ComparedPage, record: string | null): ComparedPage {
  const sides = page.sides.filter(({ canary, side }) => {
    return record !== null && record === (side === "canary" ? canary.record : page.live);
  });
  return { ...page, sides };
}
