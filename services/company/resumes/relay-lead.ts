import { rejectedFormCookie } from "@forecourt/contracts/leads/rejected-form";
import { sendActionPath } from "@forecourt/contracts/paths/post-paths";
import { internalHeaders } from "@forecourt/contracts/tenant";
import { fetchFromReplicas } from "@forecourt/service-kit/fetch-from-replicas";
import type { Request } from "express";

/** Answer of the leads service to a job application. */
export interface LeadAnswer {
  status: number;
  /** Headers for the response to the visitor. */
  headers: Record<string, string>;
  cookies: string[];
  body: string;
  /** `unclear`: it failed, and may have stored the lead. */
  outcome: "accepted" | "refused" | "unclear";
}

/** A lead as JSON, or as the fields of an HTML form. */
export type LeadBody = { json: object } | { form: URLSearchParams };

/** Sends a lead with the headers of the visitor's request. @throws Error where the leads service does not answer */
export type RelayLead = (request: Request, body: LeadBody) => Promise<LeadAnswer>;

const DEADLINE_MS = 8_000;

/**
 * Headers of the request that the leads service reads: tenant, language, visitor, page, and the key that makes it safe
 * to repeat.
 */
const forwarded = [
  internalHeaders.dealer,
  internalHeaders.store,
  internalHeaders.language,
  "accept",
  "cookie",
  "idempotency-key",
  "origin",
  "referer",
  "sec-fetch-site",
  "user-agent",
  "x-forwarded-for",
  "x-forwarded-host",
  "x-forwarded-proto",
  "x-request-id",
];

const returned = ["content-type", "location", "retry-after"];

export function createRelayLead(replicas: readonly string[]): RelayLead {
  const send = fetchFromReplicas(replicas);
  return async (request, body) => {
    const headers = new Headers();
    for (const name of forwarded) {
      const value = request.get(name);
      if (value !== undefined) headers.set(name, value);
    }
    const isJson = "json" in body;
    headers.set("content-type", isJson ? "application/json" : "application/x-www-form-urlencoded");
    const response = await send(new URL(sendActionPath, replicas[0]), {
      method: "POST",
      headers,
      body: isJson ? JSON.stringify(body.json) : body.form.toString(),
      redirect: "manual",
      signal: AbortSignal.timeout(DEADLINE_MS),
    });
    return answerOf(response, await response.text());
  };
}

function answerOf(response: Response, body: string): LeadAnswer {
  const { status, headers } = response;
  const cookies = headers.getSetCookie();
  // A form that is refused is redirected, too: to its page, which reads the cookie.
  const isReturned = cookies.some((cookie) => cookie.startsWith(`${rejectedFormCookie}=`));
  const outcome = status >= 500 ? "unclear" : status >= 400 || isReturned ? "refused" : "accepted";
  const kept = returned.flatMap((name) => {
    const value = headers.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  return { status, headers: Object.fromEntries(kept), cookies, body, outcome };
}
