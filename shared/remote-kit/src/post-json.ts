/** Why a request failed. */
export interface PostError {
  /** The service's error code, see `contracts/errors`; `unreachable`: no readable response. */
  code: string;
  /** HTTP status of the response; 0 = none. */
  status: number;
  /** The service's messages by field name; empty without any. */
  fields: Readonly<Record<string, string>>;
}

export type PostResult<T> = { ok: true; reply: T } | { ok: false; error: PostError };

export interface PostOptions<T> {
  /** The Idempotency-Key: a request that is repeated with it has its effect once. */
  key: string;
  /** Parses a reply; null = invalid. */
  read(reply: unknown): T | null;
  /** Time limit in ms, the retry included. Default: 15 s. */
  timeoutMs?: number;
  /** Continues when the visitor leaves the page; for small bodies. Default: false. */
  keepalive?: boolean;
  /** Further headers of the request. */
  headers?: Readonly<Record<string, string>> | undefined;
  /** Sends multipart form data instead: the body as the JSON part `lead`, and the file if one was chosen. */
  file?: { name: string; file: File | null } | null;
}

/** Error code when there is no response, or none that can be read. */
export const noUsableResponse = "unreachable";

const defaultTimeoutMs = 15_000;

/**
 * Posts JSON to a path of this site. Without a response it is retried once, which the key makes
 * safe. Never rejects: a failure is a result.
 */
export async function postJson<T>(
  path: string,
  body: object,
  { key, read, timeoutMs = defaultTimeoutMs, keepalive = false, headers, file }: PostOptions<T>,
): Promise<PostResult<T>> {
  const init: RequestInit = {
    method: "POST",
    credentials: "same-origin",
    keepalive,
    headers: {
      accept: "application/json",
      ...(!file && { "content-type": "application/json" }),
      "idempotency-key": key,
      ...headers,
    },
    body: file ? toFormData(body, file) : JSON.stringify(body),
    signal: AbortSignal.timeout(timeoutMs),
  };
  const answer = (await send(path, init)) ?? (await send(path, init));
  if (answer === null) return failed(noUsableResponse, 0);
  const { status, reply } = answer;
  if (!answer.ok) return failed(errorCode(reply) ?? noUsableResponse, status, fieldErrors(reply));
  const value = read(reply);
  return value === null ? failed(noUsableResponse, status) : { ok: true, reply: value };
}

/** The browser writes the type with the boundary of its parts. */
function toFormData(lead: object, { name, file }: { name: string; file: File | null }): FormData {
  const form = new FormData();
  form.set("lead", JSON.stringify(lead));
  if (file !== null) form.set(name, file);
  return form;
}

/** A new idempotency key. `randomUUID` is missing on pages without HTTPS. */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

interface ReceivedResponse {
  ok: boolean;
  status: number;
  reply: unknown;
}

/** Null without a response: the connection failed, broke off or timed out. */
async function send(path: string, init: RequestInit): Promise<ReceivedResponse | null> {
  if (init.signal?.aborted) return null;
  try {
    const response = await fetch(path, init);
    const { ok, status } = response;
    return { ok, status, reply: parseJson(await response.text()) };
  } catch {
    return null;
  }
}

function parseJson(text: string): unknown {
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

function errorCode(reply: unknown): string | null {
  const code = errorIn(reply)["code"];
  return typeof code === "string" ? code : null;
}

function fieldErrors(reply: unknown): Record<string, string> {
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
