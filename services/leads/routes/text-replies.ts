import { AppError } from "@forecourt/contracts/errors";
import { textRepliesPath } from "@forecourt/contracts/leads/send";
import { fillText } from "@forecourt/domain/fill-text";
import { maskPhone, parsePhone } from "@forecourt/domain/phone";
import { escapeHtml } from "@forecourt/service-kit/escape-html";
import { tenantOf } from "@forecourt/service-kit/tenant";
import express, { type Express, type Request, type RequestHandler } from "express";
import type { Deps } from "../deps.ts";
import { plainAscii } from "../texts/plain-ascii.ts";
import { isSignedByProvider } from "../texts/provider-signature.ts";
import { replyKeyword } from "../texts/reply-keyword.ts";

const parseForm = express.urlencoded({ extended: false, limit: "32kb", parameterLimit: 100 });

/** Replies to text messages, from the SMS provider: STOP, START and HELP. The answer is TwiML. */
export function textRepliesRoute(app: Express, deps: Deps): void {
  app.post(textRepliesPath, parseForm, repliesHandler(deps));
}

function repliesHandler(deps: Deps): RequestHandler {
  return async (request, response) => {
    const fields = signedFields(deps, request);
    const check = parsePhone(fields["From"] ?? "");
    const answer = check.ok
      ? await answerTo(deps, request, { phone: check.phone, body: fields["Body"] ?? "" })
      : null;
    const message = answer === null ? "" : `<Message>${escapeHtml(answer)}</Message>`;
    response.set("cache-control", "no-store").type("text/xml");
    response.send(`<?xml version="1.0" encoding="UTF-8"?><Response>${message}</Response>`);
  };
}

/** @throws AppError forbidden for a call that the provider has not signed */
function signedFields(
  { dealers, smsWebhookSecret }: Deps,
  request: Request,
): Record<string, string> {
  const { dealerId } = tenantOf(request);
  const { site } = dealers.current().config({ dealerId, storeId: null });
  const body: Record<string, unknown> = request.body ?? {};
  const fields = Object.fromEntries(
    Object.entries(body).flatMap(([name, value]) =>
      typeof value === "string" ? [[name, value] as const] : [],
    ),
  );
  const call = { url: new URL(textRepliesPath, site.url).href, fields };
  const signature = request.get("x-twilio-signature");
  if (smsWebhookSecret === null || !isSignedByProvider(smsWebhookSecret, call, signature)) {
    throw new AppError("forbidden", "this call is not signed by the SMS provider");
  }
  return fields;
}

/** The answer to a reply; null = none, because its number has opted out or got enough answers. */
async function answerTo(
  { dealers, optOuts, signingSecret, now }: Deps,
  request: Request,
  { phone, body }: { phone: string; body: string },
): Promise<string | null> {
  const tenant = tenantOf(request);
  const keyword = replyKeyword(body);
  const hadOptedOut = await optOuts.has(phone);
  if (keyword === "stop") await optOuts.add(phone, now());
  if (keyword === "start") await optOuts.remove(phone);
  if (hadOptedOut && keyword !== "start" && keyword !== "help") return null;
  const key = { secret: signingSecret, dealerId: tenant.dealerId, now: now() };
  if (keyword !== "stop" && !(await optOuts.mayAnswer(phone, key))) return null;
  const { texts, name, phoneMasks, store } = dealers.current().site(tenant);
  const values = { store: name, phone: maskPhone(store.sales.phone, phoneMasks.general) };
  return plainAscii(fillText(texts, `sms.reply.${keyword}`, values));
}
