import { z } from "zod";
import type { KeyWrapper } from "./key-wrapper.ts";
import { VaultError } from "./vault-error.ts";

export interface KeyServiceOptions {
  /** Origin and path before `/current`, `/wrap` and `/unwrap`. */
  url: string;
  /** Bearer token. */
  token: string;
  /** Default: 3 s. */
  timeoutMs?: number;
}

const Current = z.object({ version: z.string().min(1).max(100) });
const Wrapped = z.object({ version: z.string().min(1).max(100), wrapped: z.string().min(1) });
const Plain = z.object({ key: z.string() });

/**
 * A key service over HTTP, whose master keys never leave it. `GET /current` answers `{ version }`,
 * `POST /wrap` with `{ key, context }` answers `{ version, wrapped }`, and `POST /unwrap` with
 * `{ version, wrapped, context }` answers `{ key }`; keys are base64. It answers 404 for an unknown version and
 * 422 for a wrapped key that is not of the context.
 */
export function keyService(options: KeyServiceOptions): KeyWrapper {
  return {
    currentVersion: async () => (await ask(options, "current", null, Current)).version,
    wrap: (key, context) => ask(options, "wrap", { key: key.toString("base64"), context }, Wrapped),
    async unwrap({ version, wrapped }, context) {
      const { key } = await ask(options, "unwrap", { version, wrapped, context }, Plain);
      return Buffer.from(key, "base64");
    },
  };
}

/** Redirects are errors, because they would send a key elsewhere. */
async function ask<S extends z.ZodType>(
  { url, token, timeoutMs = 3_000 }: KeyServiceOptions,
  path: string,
  body: unknown,
  schema: S,
): Promise<z.output<S>> {
  const response = await fetch(`${url.replace(/\/$/, "")}/${path}`, {
    method: body === null ? "GET" : "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    ...(body !== null && { body: JSON.stringify(body) }),
    redirect: "error",
    signal: AbortSignal.timeout(timeoutMs),
  }).catch((cause: unknown) => {
    throw new VaultError("key-service", "the key service did not answer", { cause });
  });
  if (response.ok) return parsed(response, schema);
  await response.body?.cancel();
  if (response.status === 404)
    throw new VaultError("unknown-key", "the key service has no such key");
  if (response.status === 422) throw new VaultError("tampered", "the key service refused a key");
  throw new VaultError("key-service", `the key service answered ${response.status}`);
}

async function parsed<S extends z.ZodType>(response: Response, schema: S): Promise<z.output<S>> {
  try {
    return schema.parse(await response.json());
  } catch {
    // Without the cause: it may quote a key.
    throw new VaultError("key-service", "the key service broke its contract");
  }
}
