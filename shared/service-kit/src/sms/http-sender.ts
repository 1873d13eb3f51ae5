import { errorCode } from "../error-code.ts";
import { SmsError, type SmsSender } from "./sender.ts";

export interface HttpSenderOptions {
  /** URL to which messages are posted: `https://api.twilio.com/2010-04-01/Accounts/{sid}/Messages.json`. */
  url: string;
  /** `user:password`. */
  token: string;
  /** E.164. */
  from: string;
  /** Default: 5 s, below the time-out of the gateway. */
  timeoutMs?: number;
}

/** Twilio's codes for numbers that cannot receive messages: invalid, landline, opted out, blocked. */
const refusals = new Set([21211, 21214, 21217, 21408, 21610, 21612, 21614]);

/** The rest of a longer response is not read. */
const MAX_BYTES = 16 * 1024;

/** Sends messages through a provider with Twilio's API: a form of To, From and Body. */
export function httpSender(options: HttpSenderOptions): SmsSender {
  const authorization = `Basic ${Buffer.from(options.token).toString("base64")}`;
  return {
    async send({ to, body }) {
      const response = await ask(options, {
        method: "POST",
        headers: { authorization, accept: "application/json" },
        body: new URLSearchParams({ To: to, From: options.from, Body: body }),
      });
      if (response.ok) return void response.body?.cancel();
      const code = await codeOf(response);
      const message = `the provider answered ${response.status}${code === null ? "" : `, code ${code}`}`;
      throw new SmsError(reasonOf(response.status, code), message);
    },
  };
}

/** A server error without the provider's code may come from a proxy that has passed the message on. */
function reasonOf(status: number, code: number | null): SmsError["reason"] {
  if (code !== null && refusals.has(code)) return "number-refused";
  const isRejected = code !== null || status < 500 || status === 503;
  return isRejected ? "failed" : "unknown";
}

/** Codes of a connection that was never made. */
const neverConnected = new Set([
  "ECONNREFUSED",
  "ENOTFOUND",
  "EAI_AGAIN",
  "ENETUNREACH",
  "EHOSTUNREACH",
  "UND_ERR_CONNECT_TIMEOUT",
]);

function wasConnected(error: unknown): boolean {
  const cause =
    typeof error === "object" && error !== null && "cause" in error ? error.cause : undefined;
  return !neverConnected.has(errorCode(cause) ?? "");
}

/** Redirects are errors, because they would send the number elsewhere. */
async function ask(
  { url, timeoutMs = 5_000 }: HttpSenderOptions,
  init: RequestInit,
): Promise<Response> {
  try {
    return await fetch(url, {
      ...init,
      redirect: "error",
      signal: AbortSignal.timeout(timeoutMs),
    });
  } catch (cause) {
    const reason = wasConnected(cause) ? "unknown" : "failed";
    throw new SmsError(reason, "the provider did not respond", { cause });
  }
}

/** The provider's error code; its message is ignored, because it may repeat the number. */
async function codeOf(response: Response): Promise<number | null> {
  try {
    const [, code] = /"code"\s*:\s*(\d{1,6})\b/.exec(await startOf(response)) ?? [];
    return code === undefined ? null : Number(code);
  } catch {
    return null;
  }
}

async function startOf(response: Response): Promise<string> {
  let text = "";
  const decoder = new TextDecoder();
  for await (const bytes of response.body ?? []) {
    text += decoder.decode(bytes, { stream: true });
    if (text.length > MAX_BYTES) break;
  }
  return text;
}
