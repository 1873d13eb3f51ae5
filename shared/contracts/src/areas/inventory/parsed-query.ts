import { z } from "zod";
import { endpoint } from "../../endpoint.ts";
import { VehicleSummary } from "../../vehicle.ts";
import { SearchFilter, SearchPaymentTerms, Sort } from "./search/search-filter.ts";

/** Maximum length of a text search, in characters. */
export const MAX_SEARCH_TEXT = 200;

/**
 * What the query parser found in a text search, by the vocabulary of the inventory. Every word of the
 * text is in `understood`, `unclear` or `passedOver`, as it was typed.
 */
export const ParsedQuery = z.object({
  filter: SearchFilter,
  terms: SearchPaymentTerms,
  sort: Sort.nullable(),
  /**
   * The parsed terms in their order: "under 20k" is `priceMax`, "vin JA4…" is `vehicle`. A term with two
   * meanings is listed twice.
   */
  understood: z.array(
    z.object({
      words: z.string(),
      key: z.union([SearchFilter.keyof(), SearchPaymentTerms.keyof(), z.enum(["sort", "vehicle"])]),
      /** The interpretation of a misspelled, abbreviated or vague term ("toyta", "low miles"), else null. */
      readAs: z.string().nullable(),
    }),
  ),
  /** Terms that are unknown, contradict others, exclude something or have several meanings. */
  unclear: z.array(
    z.object({
      words: z.string(),
      /** `exclusion`: "no sunroof", which no filter can express. */
      why: z.enum(["unknown", "ambiguous", "contradiction", "exclusion"]),
      /** Why a known term is left out: listings do not have the fact, or it is a matter of opinion. */
      because: z.enum(["no-data", "opinion"]).optional(),
      /** Candidates: slugs of makes or models; may be empty. */
      couldBe: z.array(
        z.object({ make: z.string(), model: z.string().nullable(), label: z.string() }),
      ),
    }),
  ),
  /** Words without a meaning for the search: "i want a". */
  passedOver: z.array(z.string()),
  /** The car whose VIN or stock number was typed; null = none. */
  vehicle: VehicleSummary.nullable(),
});
export type ParsedQuery = z.infer<typeof ParsedQuery>;

/** Parses "red awd suv under 20k with heated seats". It does not search: no car needs to match. */
export const parseSearchText = endpoint({
  method: "GET",
  path: "/api/inventory/understand",
  query: z.strictObject({ q: z.string().trim().min(1).max(MAX_SEARCH_TEXT) }),
  reply: ParsedQuery,
  errors: ["bad-query"],
});
