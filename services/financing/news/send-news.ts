import { sendApplicationNews } from "@forecourt/contracts/leads/application-news";
import { internalHeaders } from "@forecourt/contracts/tenant";
import { createClient } from "@forecourt/http/client";
import { fetchFromReplicas } from "@forecourt/service-kit/fetch-from-replicas";
import { readApplication } from "../applications/read-application.ts";
import { mailTokenOf, tokenOfApplication } from "../applications/tokens.ts";
import type { Vault } from "../vault/vault.ts";
import type { DueNews } from "./news-queue.ts";

/** Has the leads service mail an applicant. @throws AppError */
export type SendNews = (due: DueNews) => Promise<void>;

const DEADLINE_MS = 10_000;

/** Asks one of `replicas`. Repeated news has the same idempotency key, and is mailed once. */
export function createSendNews(replicas: readonly string[], vault: Vault): SendNews {
  const { secrets } = vault;
  const options = { baseUrl: replicas[0] ?? "", fetch: fetchFromReplicas(replicas) };
  return async (due) => {
    const { applicationId, news, party, createdAt, dealerId, number, leadToken } = due;
    const isCo = party === "coBorrower";
    const key = JSON.stringify([applicationId, news, createdAt, ...(isCo ? [party] : [])]);
    const call = createClient({
      ...options,
      headers: {
        [internalHeaders.dealer]: dealerId,
        "idempotency-key": secrets.digest("news", key),
      },
    });
    const page =
      news === "pre-approval" || news === "credit-score"
        ? tokenOfApplication(secrets, applicationId)
        : mailTokenOf(secrets, applicationId, party);
    const addressed = isCo ? { coBorrower: await coBorrowerOf(vault, due) } : {};
    const dated = hasLastDay(news) && due.validUntil !== null && { validUntil: due.validUntil };
    const changed = news === "answered" && due.isChanged && { isChanged: true };
    const body = { news, reference: number, page, ...addressed, ...dated, ...changed };
    const params = { token: leadToken };
    await call(sendApplicationNews, { params, body }, { deadlineMs: DEADLINE_MS });
  };
}

/** News of what is good through a day. */
function hasLastDay(news: DueNews["news"]): boolean {
  return news === "pre-approval" || news === "answered";
}

/** The lead has the borrower's address alone. */
async function coBorrowerOf(vault: Vault, { applicationId: id, content }: DueNews) {
  const access = { actor: "mail-delivery", reason: "addresses the mail to the co-borrower" };
  const application = await readApplication(vault, { id, content }, access);
  if (application.kind !== "full" || application.coBorrower === null) {
    throw new Error("an application without a co-borrower has no such mail");
  }
  const { firstName, email } = application.coBorrower;
  return { firstName, email };
}
