import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { Comments, Line } from "./text.ts";

/**
 * Mails the contact of a store's feed, whom the configuration names. For services of the site: the gateway forwards
 * nothing but paths below `/api`. A repeated Idempotency-Key sends once.
 */
export const sendFeedNotice = endpoint({
  method: "POST",
  path: "/internal/leads/feed-notices",
  body: z.object({ store: z.string().max(63), subject: Line, text: Comments }),
  reply: z.object({ isQueued: z.literal(true) }),
  errors: ["bad-body", "idempotency-conflict"],
});
