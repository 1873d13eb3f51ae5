import type { IncomingMessage } from "node:http";
import type { RequestHandler } from "express";
import helmet from "helmet";
import type { Client } from "../request/client.ts";
import { createRequestContext } from "../request/request-context.ts";
import { plainPagePolicy } from "../responses/plain-page.ts";
import { type ExternalSources, noExternalSources } from "../tenants/external-sources.ts";

/** The content security policy: same origin, plus what the page's own scripts load. */
function directives(
  inline: InlineSources,
  { connect, img, frame, style, font }: ExternalSources,
): Record<string, readonly string[]> {
  return {
    "default-src": ["'self'"],
    // Speculation rules are data and run nothing; browsers that do not know the keyword ignore it.
    "script-src": [...inline.script, "'strict-dynamic'", "'inline-speculation-rules'"],
    "style-src": ["'self'", ...inline.style, ...style],
    // Photos of other hosts are served from this origin, under /_ipx.
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

/** Sources of the content security policy that allow a document's inline scripts and styles. */
export interface InlineSources {
  script: readonly string[];
  style: readonly string[];
}

/** Headers of every response; the policy of a page is set where the page is sent. */
const defaultHeaders = helmet({
  contentSecurityPolicy: false,
  referrerPolicy: { policy: "strict-origin-when-cross-origin" },
  xFrameOptions: { action: "deny" },
  strictTransportSecurity: false,
});

function serialize(inline: InlineSources, external: ExternalSources | null): string {
  return Object.entries(directives(inline, external ?? noExternalSources))
    .map(([name, sources]) => `${name} ${sources.join(" ")}`)
    .join(";");
}

/** The policy of a page for one visitor: its inline scripts and styles have the nonce of the response. */
export function noncePolicy(nonce: string, external: ExternalSources | null): string {
  const sources = [`'nonce-${nonce}'`];
  return serialize({ script: sources, style: sources }, external);
}

/** Policies of cached pages by their sources, which are the same until the page is rendered again. */
const pagePolicies = new WeakMap<InlineSources, Map<ExternalSources | null, string>>();

/**
 * The policy of a document that many visitors get: instead of a nonce, it names the hashes of the
 * document's own inline scripts and styles.
 */
export function pagePolicy(inline: InlineSources, external: ExternalSources | null): string {
  const known = pagePolicies.get(inline) ?? new Map<ExternalSources | null, string>();
  pagePolicies.set(inline, known);
  const policy = known.get(external) ?? serialize(inline, external);
  known.set(external, policy);
  return policy;
}

const ONE_YEAR_SECONDS = 31_536_000;
const strictTransport = helmet.hsts({ maxAge: ONE_YEAR_SECONDS, includeSubDomains: false });

/** Features of browsers that no page uses; a script that got onto a page could not use them either. */
const permissionsPolicy = [
  "accelerometer",
  "browsing-topics",
  "camera",
  "display-capture",
  "geolocation",
  "gyroscope",
  "hid",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "serial",
  "usb",
]
  .map((feature) => `${feature}=()`)
  .join(", ");

/**
 * Creates the request context, and sets the security headers of the response. Its policy allows nothing:
 * only pages need more, and set their own.
 */
export function securityHeaders(clientOf: (request: IncomingMessage) => Client): RequestHandler {
  return (request, response, next) => {
    const client = clientOf(request);
    createRequestContext(request, { client });
    response.setHeader("content-security-policy", plainPagePolicy);
    response.setHeader("permissions-policy", permissionsPolicy);
    defaultHeaders(request, response, (error) => {
      if (error || client.proto !== "https" || isLocalhost(request)) return next(error);
      strictTransport(request, response, next);
    });
  };
}

/** HSTS on localhost would block every other HTTP server of a developer's machine. */
function isLocalhost({ headers }: IncomingMessage): boolean {
  return /^(?:[\w-]+\.)*localhost(?::\d+)?$|^127\.|^\[::1\]/i.test(headers.host ?? "");
}
