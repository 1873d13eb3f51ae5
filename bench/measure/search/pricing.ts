import type { Pricing } from "@forecourt/search-index";
import { financeProgram, startingTerms } from "@forecourt/search-index/testing/finance-program";
import { generatedFees } from "./generated-cars.ts";

/** Fees of the twenty generated stores, and their finance program. */
export const pricing: Pricing = {
  fees: new Map(Object.entries(generatedFees)),
  program: financeProgram,
  terms: startingTerms,
};
