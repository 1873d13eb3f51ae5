import { createHash } from "node:crypto";
import { sendServiceNotice } from "@forecourt/contracts/leads/service-lead";
import { internalHeaders } from "@forecourt/contracts/tenant";
import { createClient } from "@forecourt/http/client";
import { errorCode } from "@forecourt/service-kit/error-code";
import { fetchFromReplicas } from "@forecourt/service-kit/fetch-from-replicas";
import type { DeliveryOptions } from "@forecourt/service-kit/lead-outbox/delivery";
import { leadOutbox } from "@forecourt/service-kit/lead-outbox/outbox";
import type { SendDeps } from "../leads/send-lead.ts";
import { dueReminder } from "./due-reminder.ts";

const DEADLINE_MS = 10_000;

/** How reminders are mailed: once each, and none of an offer that was decided, replaced or has ended. */
export function reminderDeliveryOf(
  replicas: readonly string[],
  { log, ...deps }: SendDeps,
): DeliveryOptions {
  const options = { baseUrl: replicas[0] ?? "", fetch: fetchFromReplicas(replicas) };
  return {
    outbox: leadOutbox(deps.database, { table: "trade_reminders", key: "kept_id" }),
    now: deps.now,
    log,
    async send(keptId) {
      const due = await dueReminder(deps, keptId);
      if (due === null) return;
      const call = createClient({
        ...options,
        headers: {
          [internalHeaders.dealer]: due.dealerId,
          [internalHeaders.store]: due.storeId,
          "idempotency-key": createHash("sha256")
            .update(`trade-reminder:${keptId}`)
            .digest("base64url"),
        },
      });
      const { letter, isMet, leadToken: token } = due;
      const body = { toStore: null, letter, isMet };
      try {
        await call(sendServiceNotice, { params: { token }, body }, { deadlineMs: DEADLINE_MS });
      } catch (error) {
        // The mail was accepted before a process died, and the offer has changed since: it must not be sent again.
        if (errorCode(error) !== "idempotency-conflict") throw error;
      }
    },
  };
}
