import { z } from "zod";
import { Rules } from "../rules.ts";
import { Line } from "../values.ts";

/** The options that sellers are asked for, `options.json`, by code; see `shared/domain/trade/option-fields`. */
export const SellerOptions = z.record(
  z.string().regex(/^[\w-]{1,20}$/, "1 to 20 letters, digits and hyphens"),
  z.strictObject({
    label: Line,
    askWhen: Rules.default([]),
    knownWhen: z.array(Rules.min(1)).default([]),
  }),
);
