import { randomBytes } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { RequestHandler } from "express";
import helmet from "helmet";
import type { Client } from "../request/client.ts";
import { contextOf, createRequestContext, dealerOf } from "../request/request-context.ts";
import { type ExternalSources, noExternalSources } from "../tenants/external-sources.ts";

const nonceOf = (request: IncomingMessage) => `'nonce-${contextOf(request).nonce}'`;

/** The content security policy: same origin, plus what the page's own scripts load. */
function directives<Inline>(
  inline: { script: readonly Inline[]; style: readonly Inline[] },
  { connect, img, frame, style, font }: ExternalSources = noExternalSources,
) {
  return {
    "default-src": ["'self'"],
    "script-src": [...inline.script, "'strict-dynamic'"],
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

/** Inline scripts and styles have the nonce of their response. */
const byNonce = { script: [nonceOf], style: [nonceOf] };

const defaultHeaders = helmet({
  contentSecurityPolicy: { useDefaults: false, directives: directives(byNonce) },
  referrerPolicy: { policy: "strict-origin-when-cross-origin" },
  xFrameOptions: { action: "deny" },
  strictTransportSecurity: false,
});

/** One handler per distinct set of sources; dealers share a few sets. */
const policies = new Map<string, RequestHandler>();

/** Extends the policy for a dealer with tags or a chat widget by the hosts that these need. */
export const dealerPolicy: RequestHandler = (request, response, next) => {
  const { externalSources } = dealerOf(request);
  if (!externalSources) return next();
  const key = JSON.stringify(externalSources);
  const policy =
    policies.get(key) ??
    helmet.contentSecurityPolicy({
      useDefaults: false,
      directives: directives(byNonce, externalSources),
    });
  policies.set(key, policy);
  policy(request, response, next);
};

/** Policies of cached pages by their sources, which are the same until the page is rendered again. */
const pagePolicies = new WeakMap<InlineSources, Map<ExternalSources | null, string>>();

/**
 * The policy of a document that many visitors get: instead of a nonce, it names the hashes of the
 * document's own inline scripts and styles.
 */
export function pagePolicy(inline: InlineSources, external: ExternalSources | null): string {
  const known = pagePolicies.get(inline) ?? new Map<ExternalSources | null, string>();
  pagePolicies.set(inline, known);
  const policy =
    known.get(external) ??
    Object.entries(directives(inline, external ?? noExternalSources))
      .map(([name, sources]) => `${name} ${sources.join(" ")}`)
      .join(";");
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

/** Creates the request context with a new nonce, and sets the security headers of the response. */
export function securityHeaders(clientOf: (request: IncomingMessage) => Client): RequestHandler {
  return (request, response, next) => {
    const client = clientOf(request);
    createRequestContext(request, { client, nonce: randomBytes(16).toString("base64url") });
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
