import { areas } from "../areas.ts";

/** `/contact-us?store=rolla`: the contact page for a store of a group, by its id. */
export function contactPath(storeId: string): string {
  const [path] = areas.company.contact.paths;
  return `${path}?${new URLSearchParams({ store: storeId })}`;
}
