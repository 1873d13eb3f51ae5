import { randomBytes } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { RequestHandler } from "express";
import helmet from "helmet";
import { beginVisit, visitOf } from "../visit.ts";
import type { Client } from "./client.ts";

const nonceOf = (request: IncomingMessage) => `'nonce-${visitOf(request).nonce}'`;

const protect = helmet({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      "default-src": ["'self'"],
      "script-src": [nonceOf, "'strict-dynamic'"],
      "style-src": ["'self'", nonceOf],
      // Photographs of elsewhere come through /_ipx, from here.
      "img-src": ["'self'", "data:"],
      "connect-src": ["'self'"],
      "frame-ancestors": ["'none'"],
      "base-uri": ["'none'"],
      "object-src": ["'none'"],
      "form-action": ["'self'"],
    },
  },
  referrerPolicy: { policy: "strict-origin-when-cross-origin" },
  xFrameOptions: { action: "deny" },
  strictTransportSecurity: false,
});

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
