import type { DealerWatch } from "@forecourt/service-kit/dealers/watch";
import type { Log } from "@forecourt/service-kit/log";
import type { LeadStore } from "./store.ts";

/** What taking an inquiry rests on. */
export interface IntakeDeps {
  dealers: Pick<DealerWatch, "current">;
  store: LeadStore;
  /** The site's SIGNING_SECRET. */
  signingSecret: string;
  /** Gets every mail instead of whoever is configured; null = in production. */
  previewRecipient: string | null;
  now: () => Date;
  log: Log;
}
