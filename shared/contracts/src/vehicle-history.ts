import { z } from "zod";

export const TitleStatus = z.enum(["clean", "rebuilt", "salvage", "flood", "lemon"]);
export type TitleStatus = z.infer<typeof TitleStatus>;

/** How a vehicle was used before. */
export const PriorUse = z.enum(["personal", "lease", "rental", "fleet", "government"]);
export type PriorUse = z.infer<typeof PriorUse>;

/** What a feed states of a used vehicle's past; null = not stated, which does not mean none. */
export const VehicleHistory = z.object({
  /** Number of previous owners. */
  owners: z.int().nonnegative().nullable().default(null),
  /** Number of reported accidents. */
  accidents: z.int().nonnegative().nullable().default(null),
  titleStatus: TitleStatus.nullable().default(null),
  priorUse: PriorUse.nullable().default(null),
});
export type VehicleHistory = z.infer<typeof VehicleHistory>;
