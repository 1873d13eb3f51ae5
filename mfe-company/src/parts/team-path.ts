import { href } from "@forecourt/contracts/href";

/** `/our-company/meet-our-team?store=rolla`: the people of a store, by its id, or of `all`. */
export function teamPath(store: string): string {
  return `${href.page("company", "team")}?${new URLSearchParams({ store })}`;
}
