import { isObject, type Json, type JsonPath } from "../json/json.ts";
import { didYouMean } from "../problems/did-you-mean.ts";
import type { Finding } from "../problems/schema-problems.ts";

/** Pictures, stores and people of the dealer that a content may name. */
interface Named {
  /** Pictures in `assets/`. */
  assets: ReadonlyMap<string, string>;
  stores: ReadonlyMap<string, unknown>;
  /** Slugs of the people of the team and of managers; null = not known. */
  staff: readonly string[] | null;
}

/**
 * Findings for a `photo` or an `img` that is not in `assets/`, for an entry of `stores` or a key of `byStore` that is
 * no store, for an entry of `staff` who is not on the team, and for a `since` that is yet to come.
 */
export function referenceFindings(value: Json, named: Named, at: JsonPath = []): Finding[] {
  if (Array.isArray(value)) {
    return value.flatMap((entry, index) => referenceFindings(entry, named, [...at, index]));
  }
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const path = [...at, key];
    if (key === "photo" || key === "img") return photoFindings(inner, named, path);
    if (key === "since") return yearFindings(inner, path);
    if (key === "stores" && Array.isArray(inner)) return storeFindings(inner, named, path);
    if (key === "staff" && Array.isArray(inner)) return staffFindings(inner, named, path);
    const keys = key === "byStore" && isObject(inner) ? Object.keys(inner) : [];
    const unknown = keys.flatMap((id) => storeFinding(id, named, [...path, id]));
    return [...unknown, ...referenceFindings(inner, named, path)];
  });
}

function photoFindings(photo: Json, { assets }: Named, path: JsonPath): Finding[] {
  if (typeof photo !== "string" || assets.has(photo)) return [];
  const hint = didYouMean(photo, assets.keys());
  return [{ path, message: `expected a file of assets/, found none named "${photo}"${hint}` }];
}

function yearFindings(since: Json, path: JsonPath): Finding[] {
  const year = new Date().getUTCFullYear();
  if (typeof since !== "number" || since <= year) return [];
  return [{ path, message: `expected a year up to ${year}, found ${since}` }];
}

function storeFindings(ids: readonly Json[], named: Named, path: JsonPath): Finding[] {
  return ids.flatMap((id, index) =>
    typeof id === "string" ? storeFinding(id, named, [...path, index]) : [],
  );
}

function staffFindings(slugs: readonly Json[], { staff }: Named, path: JsonPath): Finding[] {
  return slugs.flatMap((slug, index): Finding[] => {
    if (staff === null || typeof slug !== "string" || staff.includes(slug)) return [];
    const expected = "expected the slug of a person in content/company/team.json";
    const message = `${expected}, found "${slug}"${didYouMean(slug, staff)}`;
    return [{ path: [...path, index], message }];
  });
}

function storeFinding(id: string, { stores }: Named, path: JsonPath): Finding[] {
  if (stores.has(id)) return [];
  const hint = didYouMean(id, stores.keys());
  return [{ path, message: `expected the id of a store, found "${id}"${hint}` }];
}
