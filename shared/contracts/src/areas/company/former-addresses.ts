import { areas } from "../../areas.ts";
import type { FormerAddress } from "../define-area.ts";

/**
 * Present path for a dealer with one store, whose contact page replaces the pages of a group's stores; null = another
 * path.
 */
export function formerCompanyAddress({ path }: Pick<FormerAddress, "path">): string | null {
  return /^\/locations(?:\/[^/]+)?$/.test(path) ? areas.company.contact.paths[0] : null;
}
