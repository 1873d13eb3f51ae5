import { randomBytes } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { RequestHandler } from "express";
import helmet from "helmet";
import { beginVisit, dealerOf, visitOf } from "../visit.ts";
import type { Client } from "./client.ts";
import { nothingOutside, type OutsideSources } from "./outside-sources.ts";

const nonceOf = (request: IncomingMessage) => `'nonce-${visitOf(request).nonce}'`;

/** What a document may load: its own site's, and whatever its own scripts ask for by script. */
function directives({ connect, img, frame, style, font }: OutsideSources = nothingOutside) {
  return {
    "default-src": ["'self'"],
    "script-src": [nonceOf, "'strict-dynamic'"],
    "style-src": ["'self'", nonceOf, ...style],
    // Photographs of elsewhere come through /_ipx, from here.
    "img-src": ["'self'", "data:", ...img],
    "connect-src": ["'self'", ...connect],
    ...(frame.length > 0 && { "frame-src": ["'self'", ...frame] }),
    ...(font.length > 0 && { "font-src": ["'self'", ...font] }),
    "frame-ancestors": ["'none'"],
    "base-uri": ["'none'"],
    "object-src": ["'none'"],
    "form-action": ["'self'"],
  };
}

const protect = helmet({
  contentSecurityPolicy: { useDefaults: false, directives: directives() },
  referrerPolicy: { policy: "strict-origin-when-cross-origin" },
  xFrameOptions: { action: "deny" },
  strictTransportSecurity: false,
});

/** Made once for each way in which dealers use tags; there are few. */
const wider = new Map<string, RequestHandler>();

/** Lets documents of a dealer with tags reach what these need, and no others anything more. */
export const dealerPolicy: RequestHandler = (request, response, next) => {
  const { outside } = dealerOf(request);
  if (!outside) return next();
  const key = JSON.stringify(outside);
  const policy =
    wider.get(key) ??
    helmet.contentSecurityPolicy({ useDefaults: false, directives: directives(outside) });
  wider.set(key, policy);
  policy(request, response, next);
};

const ONE_YEAR_SECONDS = 31_536_000;
const strictTransport = helmet.hsts({ maxAge: ONE_YEAR_SECONDS, includeSubDomains: false });

/** Begins the visit with a nonce of its own and sets the security headers of every answer. */
export function securityHeaders(clientOf: (request: IncomingMessage) => Client): RequestHandler {
  return (request, response, next) => {
    const client = clientOf(request);
    beginVisit(request, { client, nonce: randomBytes(16).toString("base64url") });
    protect(request, response, (error) => {
      if (error || client.proto !== "https" || isLocalhost(request)) return next(error);
      strictTransport(request, response, next);
    });
  };
}

/** A browser told to insist on https there would lock developers out of their own machines. */
function isLocalhost({ headers }: IncomingMessage): boolean {
  return /^(?:[\w-]+\.)*localhost(?::\d+)?$|^127\.|^\[::1\]/i.test(headers.host ?? "");
}
