import { sendApplicationNews } from "@forecourt/contracts/leads/application-news";
import { internalHeaders } from "@forecourt/contracts/tenant";
import { createClient } from "@forecourt/http/client";
import { fetchFromReplicas } from "@forecourt/service-kit/fetch-from-replicas";
import { mailTokenOf, tokenOfApplication } from "../applications/tokens.ts";
import type { VaultSecrets } from "../vault/vault-secrets.ts";
import type { DueNews } from "./news-queue.ts";

/** Has the leads service mail an applicant. @throws AppError */
export type SendNews = (due: DueNews) => Promise<void>;

const DEADLINE_MS = 10_000;

/** Asks one of `replicas`. Repeated news has the same idempotency key, and is mailed once. */
export function createSendNews(replicas: readonly string[], secrets: VaultSecrets): SendNews {
  const options = { baseUrl: replicas[0] ?? "", fetch: fetchFromReplicas(replicas) };
  return async ({ applicationId, news, createdAt, dealerId, number, leadToken }) => {
    const key = JSON.stringify([applicationId, news, createdAt]);
    const call = createClient({
      ...options,
      headers: {
        [internalHeaders.dealer]: dealerId,
        "idempotency-key": secrets.digest("news", key),
      },
    });
    const page =
      news === "pre-approval"
        ? tokenOfApplication(secrets, applicationId)
        : mailTokenOf(secrets, applicationId);
    const body = { news, reference: number, page };
    const params = { token: leadToken };
    await call(sendApplicationNews, { params, body }, { deadlineMs: DEADLINE_MS });
  };
}
