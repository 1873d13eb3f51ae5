import { serviceNames } from "@forecourt/contracts/services";
import { z } from "zod";

/** The files of services that run from their release, by name; as a variable, in JSON. */
export const ReleasedServices = z.preprocess(
  (value) => (typeof value === "string" ? JSON.parse(value) : value),
  z.partialRecord(z.enum(serviceNames), z.string()),
);
export type ReleasedServices = z.infer<typeof ReleasedServices>;
