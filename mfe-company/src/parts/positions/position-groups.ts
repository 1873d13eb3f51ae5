import type { OpenPosition } from "@forecourt/contracts/areas/company/careers";
import type { SiteContext } from "@forecourt/contracts/site";
import { fillText } from "@forecourt/remote-kit/site-context";
import { type PositionView, positionView } from "./position-view.ts";

/** Positions under one heading. */
export interface PositionGroup {
  /** "At our Rolla store"; null = the only group. */
  title: string | null;
  /** Sentence for a group without positions; null = the group has some. */
  none: string | null;
  positions: PositionView[];
}

/**
 * The positions of the store that the visitor chose, then those of the others; all in one group where none was chosen.
 */
export function positionGroups(
  positions: readonly OpenPosition[],
  site: SiteContext,
): PositionGroup[] {
  const { texts, store, storeChosen, places = [store] } = site;
  const viewsOf = (some: readonly OpenPosition[]) => some.map((one) => positionView(one, site));
  const isHere = ({ storeIds }: OpenPosition) =>
    storeIds.length === 0 || storeIds.includes(store.id);
  const elsewhere = positions.filter((position) => !isHere(position));
  if (!storeChosen || places.length === 1 || elsewhere.length === 0) {
    return [{ title: null, none: null, positions: viewsOf(positions) }];
  }
  const here = positions.filter(isHere);
  const named = { store: store.name };
  return [
    {
      title: fillText(texts, "careers.at", named),
      none: here.length === 0 ? fillText(texts, "careers.noneAt", named) : null,
      positions: viewsOf(here),
    },
    { title: fillText(texts, "careers.elsewhere"), none: null, positions: viewsOf(elsewhere) },
  ];
}
