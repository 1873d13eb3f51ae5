import type { OpenPosition } from "@forecourt/contracts/areas/company/careers";
import type { SiteContext } from "@forecourt/contracts/site";
import { formatList, localeOf } from "@forecourt/domain/locale";

/** Where a position is: "Columbia and Rolla, MO"; null = at all stores of a group. For loaders. */
export function placeText(
  { place, storeIds }: Pick<OpenPosition, "place" | "storeIds">,
  { store, places = [store], texts }: SiteContext,
): string | null {
  const hiring = places.length === 1 ? places : places.filter(({ id }) => storeIds.includes(id));
  const [first] = hiring;
  // Services deployed before `storeIds` existed send only the names.
  if (first === undefined) return place;
  const inWords = (names: string[]) => formatList(names, localeOf(texts));
  const { stateShort: state } = first;
  const isPlain = hiring.every((one) => one.name === one.city && one.stateShort === state);
  if (isPlain) return `${inWords(hiring.map(({ city }) => city))}, ${state}`;
  return inWords(
    hiring.map(({ name, city, stateShort }) =>
      name === city || hiring.length === places.length
        ? `${city}, ${stateShort}`
        : `${name} (${city}, ${stateShort})`,
    ),
  );
}
