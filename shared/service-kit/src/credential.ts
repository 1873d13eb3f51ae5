import type { IncomingMessage } from "node:http";
import { AppError } from "@forecourt/contracts/errors";
import { internalHeaders } from "@forecourt/contracts/tenant";
import type { RequestHandler } from "express";
import { z } from "zod";
import { type Env, processEnv, readConfig } from "./config.ts";
import { isSameHash } from "./keyed-hash.ts";

const Variables = z.object({
  SERVICE_CREDENTIAL: z.string().min(32, "expected at least 32 characters").optional(),
});

/**
 * SERVICE_CREDENTIAL: the secret that all processes of a site share. Without it, services trust every
 * request that reaches their port. Null = none.
 */
export function serviceCredential(env: Env = processEnv()): string | null {
  return readConfig(Variables, env).SERVICE_CREDENTIAL ?? null;
}

/** The header that a request to another process of this site needs; none without a credential. */
export function credentialHeader(credential: string | null): Record<string, string> {
  return credential === null ? {} : { [internalHeaders.credential]: credential };
}

/**
 * Refuses requests without the site's credential: other programs of this machine reach the port, too,
 * and could claim any dealer and any granted claim.
 * @throws AppError forbidden
 */
export function requireCredential(credential: string | null): RequestHandler {
  return (request, _response, next) => {
    if (credential !== null && !isSameHash(sentBy(request), credential)) {
      throw new AppError("forbidden", "expected a request from a process of this site");
    }
    // Handlers forward headers and log requests: none of them may pass the credential on.
    delete request.headers[internalHeaders.credential];
    next();
  };
}

function sentBy({ headers }: IncomingMessage): string {
  return String(headers[internalHeaders.credential] ?? "");
}
