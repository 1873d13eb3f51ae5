import type { DealerWatch } from "@forecourt/service-kit/dealers/watch";
import type { ReadyReport } from "@forecourt/service-kit/health";
import type { Log } from "@forecourt/service-kit/log";
import type { Metrics } from "@forecourt/service-kit/metrics";
import type { CanarySignals } from "@forecourt/service-kit/releases/canary-signals";
import type { RecordedCanaries } from "@forecourt/service-kit/releases/follow-canaries";
import type { IsStoredRelease } from "@forecourt/service-kit/releases/stored-release";
import type { PhoneDeps } from "./phone/issue-code.ts";
import type { RecoveredErrors } from "./visitor-metrics.ts";

/** Dependencies of the visitor service's routes. */
export interface Deps extends PhoneDeps {
  dealers: Pick<DealerWatch, "current">;
  /** Whether this dealer's events are forwarded. */
  forwardsFor(dealerId: string): boolean;
  /** Events per address and minute. Default: 600. */
  eventsPerMinute?: number;
  /** Buyer-preference requests per address and minute. Default: 120. */
  preferencesPerMinute?: number;
  recoveredErrors: RecoveredErrors;
  isStoredRelease: IsStoredRelease;
  /** The record in force and its canaries. */
  canaries: () => RecordedCanaries;
  signals: CanarySignals;
  log: Log;
}

/** Dependencies of the whole application. */
export interface AppDeps extends Deps {
  metrics: Metrics;
  ready: () => Promise<ReadyReport>;
}
