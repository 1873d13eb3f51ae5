import { startCleanup } from "@forecourt/service-kit/cleanup";
import { startLeadDelivery } from "@forecourt/service-kit/lead-outbox/delivery";
import type { AlertDeps } from "./alert-deps.ts";
import { startDigests } from "./digests/start-digests.ts";
import { mailDelivery } from "./mails/send-mail.ts";
import { CLEANUP_INTERVAL_MS, deleteExpired } from "./subscriptions/cleanup.ts";

interface AlertsOptions extends Omit<AlertDeps, "onQueued"> {
  /** Addresses of the leads service; null = mails wait. */
  replicas: readonly string[] | null;
}

/** Writes digests, sends mails, and deletes expired rows, on any number of replicas. */
export function startAlerts({ replicas, ...given }: AlertsOptions) {
  const delivery =
    replicas && startLeadDelivery(mailDelivery({ ...given, replicas, onQueued() {} }));
  const deps: AlertDeps = { ...given, onQueued: () => delivery?.wake() };
  const digests = startDigests(deps);
  const cleanup = startCleanup({
    deleteExpired: (stop) => deleteExpired(deps, stop),
    intervalMs: CLEANUP_INTERVAL_MS,
    log: given.log,
  });
  return {
    deps,
    async close() {
      await Promise.all([digests.close(), cleanup.close(), delivery?.close()]);
    },
  };
}
