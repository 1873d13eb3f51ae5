import { parse as parseQuery } from "node:querystring";
import { AppError } from "@forecourt/contracts/errors";
import { pathAfterChoice } from "@forecourt/contracts/paths/asked-store";
import { storeCookie } from "@forecourt/contracts/tenant";
import { StoreChoiceForm } from "@forecourt/contracts/visitor/store-choice";
import { describeIssues } from "@forecourt/service-kit/describe-issues";
import { requireSameOrigin } from "@forecourt/service-kit/require-same-origin";
import type { Request, RequestHandler } from "express";
import { contextOf, dealerOf } from "../request/request-context.ts";

const maxBytes = 8 * 1024;

/**
 * Saves the chosen store in a cookie, or removes it for all stores, and redirects back to the page. Works as a form without
 * JavaScript. @throws AppError bad-body, or forbidden for a cross-site request
 */
export function storeChoice(
  receiveBody: (options: { maxBytes: number }) => RequestHandler,
): RequestHandler[] {
  return [requireSameOrigin, receiveBody({ maxBytes }), saveStore];
}

const saveStore: RequestHandler = (request, response) => {
  const form = StoreChoiceForm.safeParse(parseBody(request));
  if (!form.success) throw new AppError("bad-body", describeIssues("body", form.error));
  const { store, back } = form.data;
  if (store !== "" && !dealerOf(request).storeIds.includes(store)) {
    throw new AppError("bad-body", "body.store: expected one of this dealer's stores, or none");
  }
  const options = { path: "/", secure: true, httpOnly: true, sameSite: "lax" } as const;
  if (store === "") response.clearCookie(storeCookie.name, options);
  else {
    const maxAge = storeCookie.maxAgeSeconds * 1000;
    response.cookie(storeCookie.name, store, { ...options, maxAge });
  }
  response.set("cache-control", "no-store");
  if (request.get("accept") === "application/json") response.status(204).end();
  else response.status(303).location(pathAfterChoice(back, store)).end();
};

/** The fields of a form or of a JSON body. A field that is repeated is an array. */
function parseBody(request: Request): unknown {
  const text = contextOf(request).body?.toString() ?? "";
  if (request.is("urlencoded")) return parseQuery(text);
  if (!request.is("json")) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    throw new AppError("bad-body", "body: expected valid JSON");
  }
}
