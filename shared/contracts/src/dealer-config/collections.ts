import { z } from "zod";

/** Whether a store shows its own entries, or those of the whole dealer. */
const Collection = z.strictObject({ scope: z.enum(["store", "dealer"]) });

export const Collections = z.strictObject({
  vehicles: Collection,
  teamMembers: Collection,
  articles: Collection,
  articleCategories: Collection,
});
export type Collections = z.infer<typeof Collections>;
