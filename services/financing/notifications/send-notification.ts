import { hasErrorCode } from "@forecourt/contracts/errors";
import { notifyApplicant } from "@forecourt/contracts/leads/application-events";
import { internalHeaders } from "@forecourt/contracts/tenant";
import { createClient } from "@forecourt/http/client";
import { fetchFromReplicas } from "@forecourt/service-kit/fetch-from-replicas";
import type { DueNotification } from "../applications/notification-queue.ts";
import { mailTokenOf, tokenOfApplication } from "../applications/tokens.ts";
import type { Vault } from "../vault/vault.ts";
import { statedInMail } from "./stated-in-mail.ts";

/** Asks the leads service to mail an applicant; false = it sends no mail about this lead. @throws AppError */
export type SendNotification = (due: DueNotification) => Promise<boolean>;

const DEADLINE_MS = 10_000;

/** Sends to one of `replicas`. A repeated notification has the same idempotency key, and is mailed once. */
export function createSendNotification(
  replicas: readonly string[],
  vault: Vault,
): SendNotification {
  const { secrets } = vault;
  const options = { baseUrl: replicas[0] ?? "", fetch: fetchFromReplicas(replicas) };
  return async (due) => {
    const { applicationId, event, party, createdAt, dealerId, number, leadToken } = due;
    const isCo = party === "coBorrower";
    const key = JSON.stringify([applicationId, event, createdAt, ...(isCo ? [party] : [])]);
    const call = createClient({
      ...options,
      headers: {
        [internalHeaders.dealer]: dealerId,
        "idempotency-key": secrets.digest("news", key),
      },
    });
    const page =
      event === "pre-approval" || event === "credit-score"
        ? tokenOfApplication(secrets, applicationId)
        : mailTokenOf(secrets, applicationId, party);
    const stated = await statedInMail(vault, due);
    const dated = hasLastDay(event) && due.validUntil !== null && { validUntil: due.validUntil };
    const changed = event === "answered" && due.isChanged && { isChanged: true };
    const body = { news: event, reference: number, page, ...stated, ...dated, ...changed };
    const params = { token: leadToken };
    try {
      const told = await call(notifyApplicant, { params, body }, { deadlineMs: DEADLINE_MS });
      return told.isQueued;
    } catch (error) {
      // The mail of this key was taken before, and its content has changed since.
      if (!hasErrorCode(error, "idempotency-conflict")) throw error;
      return true;
    }
  };
}

/** Whether the event is about an answer that is valid through a day. */
function hasLastDay(event: DueNotification["event"]): boolean {
  return event === "pre-approval" || event === "answered";
}
