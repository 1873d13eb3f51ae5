import { hasErrorCode } from "@forecourt/contracts/errors";
import {
  getRejectedForm,
  type RejectedForm,
  rejectedFormCookie,
} from "@forecourt/contracts/leads/rejected-form";
import { internalHeaders, requestIdHeader } from "@forecourt/contracts/tenant";
import { createClient } from "@forecourt/http/client";
import { readRequestCookie } from "@forecourt/service-kit/cookie";
import { tenantOf } from "@forecourt/service-kit/tenant";
import type { Request, Response } from "express";
import type { ShellDeps } from "./deps.ts";

type Deps = Pick<ShellDeps, "services" | "rejectedFormMs" | "log">;

/** A form that returns to the requested page because it was rejected. */
export interface ReturnedForm {
  /** Null = it is stored no longer, or the leads service does not answer. */
  form: RejectedForm | null;
  /** False when the service does not answer: the next request may read it. */
  isFinal: boolean;
}

/**
 * Fetches the form that was sent from the requested page without JavaScript and rejected. Only a request
 * with its cookie calls the leads service. Null = no form returns to this page.
 */
export async function fetchRejectedForm(
  { services: { leads }, rejectedFormMs, log }: Deps,
  request: Request,
  signal: AbortSignal,
): Promise<ReturnedForm | null> {
  const id = request.method === "GET" ? readRequestCookie(request, rejectedFormCookie) : null;
  if (id === null || !leads) return null;
  const requestId = request.get(requestIdHeader) ?? "";
  const headers = {
    [internalHeaders.dealer]: tenantOf(request).dealerId,
    [requestIdHeader]: requestId,
    cookie: `${rejectedFormCookie}=${id}`,
  };
  const call = createClient({ baseUrl: leads.address, headers, signal, fetch: leads.fetch });
  try {
    const form = await call(getRejectedForm, {}, { deadlineMs: rejectedFormMs });
    return form.page === pathOf(request) ? { form, isFinal: true } : null;
  } catch (error) {
    signal.throwIfAborted();
    if (hasErrorCode(error, "not-found")) return { form: null, isFinal: true };
    log.warn({ err: error, requestId }, "rendering without the visitor's rejected form");
    return { form: null, isFinal: false };
  }
}

/** Makes the response private to this visitor, and deletes the cookie: a reload shows the empty form. */
export function respondWithRejectedForm(
  request: Request,
  response: Response,
  { form, isFinal }: ReturnedForm,
): void {
  response.set("cache-control", "private, no-store");
  if (form?.retryAfter) response.set("retry-after", String(form.retryAfter));
  if (!isFinal) return;
  const attributes = { httpOnly: true, sameSite: "lax", secure: true } as const;
  const paths = form === null ? withParents(pathOf(request)) : [form.page];
  for (const path of paths) response.clearCookie(rejectedFormCookie, { ...attributes, path });
}

/** Browsers send a cookie to its path and below; which of them it has, they do not say. */
function withParents(path: string): string[] {
  const segments = path.split("/");
  return segments.map((_segment, last) => segments.slice(0, last + 1).join("/") || "/");
}

function pathOf({ originalUrl }: Request): string {
  return originalUrl.split("?", 1)[0] ?? "/";
}
