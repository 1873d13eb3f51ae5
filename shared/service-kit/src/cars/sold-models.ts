import { readFileSync } from "node:fs";
import { BodyStyle } from "@forecourt/contracts/vehicle";
import { z } from "zod";

const Styles = z.partialRecord(BodyStyle, z.array(z.string()));

/** Models of one make, by body style. */
export type ModelsByStyle = z.infer<typeof Styles>;

const file = new URL("./models.json", import.meta.url);

/** Makes and models sold in the United States, by body style; names as in NHTSA's vPIC (decision 22). */
export const soldModels: Readonly<Record<string, ModelsByStyle>> = z
  .record(z.string(), Styles)
  .parse(JSON.parse(readFileSync(file, "utf8")));
