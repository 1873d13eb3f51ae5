import type { DealerWatch } from "@forecourt/service-kit/dealers/watch";
import type { ReadyReport } from "@forecourt/service-kit/health";
import type { Log } from "@forecourt/service-kit/log";
import type { Metrics } from "@forecourt/service-kit/metrics";
import type { EarlyAccessCount } from "./inventory/early-access-count.ts";
import type { VehicleForSale } from "./inventory/vehicle-for-sale.ts";
import type { QuoteStore } from "./quotes/quote-store.ts";
import type { RejectedFormStore } from "./store/rejected-form-store.ts";
import type { LeadStore } from "./store.ts";
import type { TestDriveStore } from "./test-drives/test-drive-store.ts";
import type { OptOuts } from "./texts/opt-outs.ts";

/** Dependencies of the leads service's routes. */
export interface Deps {
  dealers: Pick<DealerWatch, "current">;
  store: LeadStore;
  rejectedForms: RejectedFormStore;
  testDrives: TestDriveStore;
  quotes: QuoteStore;
  vehicleForSale: VehicleForSale;
  earlyAccessCount: EarlyAccessCount;
  /** The site's SIGNING_SECRET. */
  signingSecret: string;
  /** Receives every mail instead of the configured recipients; null = in production. */
  previewRecipient: string | null;
  optOuts: OptOuts;
  /** Secret with which the SMS provider signs its calls; null = there is no provider. */
  smsWebhookSecret: string | null;
  now: () => Date;
  log: Log;
}

/** Dependencies of the whole application. */
export interface AppDeps extends Deps {
  metrics: Metrics;
  ready: () => Promise<ReadyReport>;
}
