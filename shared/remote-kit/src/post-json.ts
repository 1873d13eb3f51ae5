/** Why something was not taken. */
export interface PostError {
  /** The service's own code, see `contracts/errors`; `unreachable`: no answer that can be read. */
  code: string;
  /** HTTP status of the answer; 0 = there was none. */
  status: number;
  /** What the service found in single fields, by their names; empty where it said nothing of any. */
  fields: Readonly<Record<string, string>>;
}

export type PostResult<T> = { ok: true; reply: T } | { ok: false; error: PostError };

export interface PostOptions<T> {
  /** Names this one act: sent again with the same key, it is done once. */
  key: string;
  /** Reads a reply; null = it is none. */
  read(reply: unknown): T | null;
  /** For the whole of it, the second try included. Default: 15 s. */
  timeoutMs?: number;
  /** Goes on when the page is left meanwhile; for small bodies. Default: false. */
  isKeptAlive?: boolean;
}

/** The code of what no service has answered. */
export const unreachable = "unreachable";

const usualTimeoutMs = 15_000;

/**
 * Sends JSON to a path of this site. Where no answer comes it is sent once more, which the key makes
 * harmless. Never rejects: what went wrong is a result.
 */
export async function postJson<T>(
  path: string,
  body: object,
  { key, read, timeoutMs = usualTimeoutMs, isKeptAlive = false }: PostOptions<T>,
): Promise<PostResult<T>> {
  const init: RequestInit = {
    method: "POST",
    credentials: "same-origin",
    keepalive: isKeptAlive,
    headers: {
      accept: "application/json",
      "content-type": "application/json",
      "idempotency-key": key,
    },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(timeoutMs),
  };
  const answer = (await answerOf(path, init)) ?? (await answerOf(path, init));
  if (answer === null) return failed(unreachable, 0);
  const { status, reply } = answer;
  if (!answer.ok) return failed(codeIn(reply) ?? unreachable, status, fieldsIn(reply));
  const value = read(reply);
  return value === null ? failed(unreachable, status) : { ok: true, reply: value };
}

/** A key for one act. Without `randomUUID`, which pages that came without encryption do not have. */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

interface Answer {
  ok: boolean;
  status: number;
  reply: unknown;
}

/** Null where none came: the connection failed, broke off, or took too long. */
async function answerOf(path: string, init: RequestInit): Promise<Answer | null> {
  if (init.signal?.aborted) return null;
  try {
    const response = await fetch(path, init);
    const { ok, status } = response;
    return { ok, status, reply: jsonOf(await response.text()) };
  } catch {
    return null;
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function failed(
  code: string,
  status: number,
  fields: PostError["fields"] = {},
): { ok: false; error: PostError } {
  return { ok: false, error: { code, status, fields } };
}

function codeIn(reply: unknown): string | null {
  const code = errorIn(reply)["code"];
  return typeof code === "string" ? code : null;
}

function fieldsIn(reply: unknown): Record<string, string> {
  const fields = errorIn(reply)["fields"];
  if (!isRecord(fields)) return {};
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, text]) =>
      typeof text === "string" ? [[name, text] as const] : [],
    ),
  );
}

function errorIn(reply: unknown): Record<string, unknown> {
  return isRecord(reply) && isRecord(reply["error"]) ? reply["error"] : {};
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
