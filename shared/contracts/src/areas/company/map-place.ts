import { z } from "zod";

/** A town or a road on the drawn map; a label has no point of its own. */
export const MapPlace = z.object({
  name: z.string().min(1, "a name"),
  latitude: z.number().min(-90, "a latitude").max(90, "a latitude"),
  longitude: z.number().min(-180, "a longitude").max(180, "a longitude"),
  kind: z.enum(["town", "label"]).default("town"),
});
export type MapPlace = z.infer<typeof MapPlace>;
