import { AppError } from "@forecourt/contracts/errors";
import type { Request } from "express";

/**
 * Refuses requests from pages of other sites, by the `Sec-Fetch-Site` and `Origin` headers that browsers
 * send; a request without them is no browser's and passes. Behind the gateway, the host is the one that
 * the visitor requested.
 * @throws AppError forbidden
 */
export function requireSameOrigin(request: Request, _response: unknown, next: () => void): void {
  const site = request.get("sec-fetch-site") ?? "same-origin";
  const origin = request.get("origin");
  const host = request.get("x-forwarded-host") || request.get("host");
  const sameSite = site === "same-origin" || site === "none";
  const sameHost = origin === undefined || hostOf(origin) === host?.toLowerCase();
  if (!sameSite || !sameHost) throw new AppError("forbidden", "expected a form of this site");
  next();
}

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}
