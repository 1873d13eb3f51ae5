import { z } from "zod";

/** Which entries a store shows: its own, or those of the whole dealer. */
const Collection = z.strictObject({ scope: z.enum(["store", "dealer"]) });

export const Collections = z.strictObject({
  vehicles: Collection,
  teamMembers: Collection,
  articles: Collection,
  articleCategories: Collection,
});
export type Collections = z.infer<typeof Collections>;
