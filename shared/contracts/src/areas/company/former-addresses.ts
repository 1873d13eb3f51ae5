import { areas } from "../../areas.ts";
import type { FormerAddress } from "../define-area.ts";

/** What a group has on pages of its stores, a dealer with one store has on its contact page. */
export function formerCompanyAddress({ path }: Pick<FormerAddress, "path">): string | null {
  return /^\/locations(?:\/[^/]+)?$/.test(path) ? areas.company.contact.paths[0] : null;
}
