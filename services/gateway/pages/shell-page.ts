import type { IncomingMessage } from "node:http";
import { personalParameters } from "@forecourt/contracts/paths/personal-parameters";
import { searchParameters } from "@forecourt/contracts/search-url";
import { internalHeaders } from "@forecourt/contracts/tenant";
import type { Request, RequestHandler } from "express";
import { tellUpstream } from "../headers/inward.ts";
import type { GatewayParts } from "../parts.ts";
import { UpstreamFailure } from "../proxy/failure.ts";
import { sendAnswer } from "../proxy/send-answer.ts";
import { dealerOf, visitOf } from "../visit.ts";
import { keepPage } from "./keep-page.ts";
import { recordHeader } from "./record-header.ts";
import { sendStale } from "./send-stale.ts";

type ShellPageParts = Pick<GatewayParts, "shell" | "stale" | "limits" | "measures" | "now">;

/** A page carries a nonce, so it is never "not modified" and never sent in parts. */
const conditional = ["if-none-match", "if-modified-since", "if-match", "if-range", "range"];

/**
 * Answers with the page that the shell server draws. When it begins none in time, the last good copy
 * of the page is sent instead, as it is for a failure that comes without a page. @throws UpstreamFailure when there is no copy either
 */
export function shellPage({ shell, stale, limits, measures, now }: ShellPageParts): RequestHandler {
  return async (request, response) => {
    const visit = visitOf(request);
    const key = keyOf(request);
    tellUpstream(request, { [internalHeaders.nonce]: visit.nonce });
    for (const name of conditional) delete request.headers[name];
    try {
      const answer = await shell.forward(request, response, limits.pageFirstByteMs);
      refuseWithoutPage(answer, visit.path);
      const record = answer.headers[internalHeaders.record];
      visit.record = typeof record === "string" ? record : null;
      if (visit.record !== null) response.set(recordHeader, visit.record);
      if (request.method === "GET" && !isPersonal(request)) {
        const { nonce, record: drawnBy } = visit;
        const maxBytes = limits.stalePageBytes;
        keepPage(stale, key, { answer, maxBytes, nonce, record: drawnBy, keptAt: now() });
      }
      sendAnswer(answer, response);
    } catch (error) {
      const copy = error instanceof UpstreamFailure ? stale.find(key) : null;
      if (!copy) throw error;
      visit.record = copy.record;
      visit.staleSeconds = Math.round((now() - copy.keptAt) / 1000);
      measures.staleServed();
      sendStale(copy, { visit, request, response });
    }
  };
}

/** A shell server that fails before it has a page answers in JSON, which is nothing to show. */
function refuseWithoutPage(answer: IncomingMessage, path: string): void {
  const { statusCode = 502, headers } = answer;
  if (statusCode < 500 || path.endsWith(".json")) return;
  if (headers["content-type"]?.startsWith("text/html")) return;
  answer.resume();
  throw new UpstreamFailure("broken", `the shell server answered ${statusCode} without a page`);
}

/** Such a page is still answered from memory in bad times: with the copy that says nothing of anybody. */
function isPersonal(request: Request): boolean {
  const query = new URLSearchParams(request.url.split("?")[1]);
  return personalParameters.some((name) => query.has(name));
}

/**
 * One copy a page: a campaign's or anybody's own parameters make no other page of it. Else a copy
 * would be missing just for those, and a stranger could push all copies out by making parameters up.
 */
function keyOf(request: Request): string {
  const [path = "", query = ""] = request.url.split("?");
  const given = [...new URLSearchParams(query)];
  const own = new URLSearchParams(given.filter(([name]) => searchParameters.includes(name)));
  own.sort();
  return [dealerOf(request).dealerId, visitOf(request).storeId ?? "", path, own].join(" ");
}
