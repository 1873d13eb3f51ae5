import { z } from "zod";
import { endpoint } from "../../endpoint.ts";

/** State of a store's feed. Times are ISO texts. */
export const FeedHealth = z.object({
  dealerId: z.string(),
  storeId: z.string(),
  /** Source of the feed; null = its cars are imported by command. */
  source: z.enum(["folder", "https", "sftp", "ftps"]).nullable(),
  state: z.enum(["waiting", "good", "held", "refused"]),
  /** Why the last file was held or refused, in sentences; empty = it was not. */
  detail: z.string(),
  /** The command that imports a held file after all; null = none is held. */
  release: z.string().nullable(),
  /** Time of the last import of a good feed; null = never. */
  goodAt: z.string().nullable(),
  /** Whether none has come for longer than is configured. */
  isLate: z.boolean(),
  /** Why it could not be fetched the last time; null = it could. */
  trouble: z.string().nullable(),
  /** The refused rows of the last feed that was read to its end, by reason. */
  refusedRows: z.record(z.string(), z.number()),
});
export type FeedHealth = z.infer<typeof FeedHealth>;

/** State of all stores' feeds, for the operators' page. The gateway forwards nothing but paths below `/api`. */
export const listFeedHealth = endpoint({
  method: "GET",
  path: "/internal/inventory/feeds",
  reply: z.object({ feeds: z.array(FeedHealth) }),
  errors: [],
});
