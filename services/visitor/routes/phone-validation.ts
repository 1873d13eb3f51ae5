import type { SiteContext } from "@forecourt/contracts/site";
import { validatePhone } from "@forecourt/contracts/visitor/customer";
import { maskPhone, parsePhone } from "@forecourt/domain/phone";
import { pluralForm } from "@forecourt/domain/plural-form";
import { setClaimsCookie } from "@forecourt/service-kit/claims/set-claims-cookie";
import { clientNetwork } from "@forecourt/service-kit/client-network";
import { readFormToken } from "@forecourt/service-kit/form-token/form-token";
import { identityOf, type RequestIdentity } from "@forecourt/service-kit/idempotency/identity";
import { idempotencyKeyOf } from "@forecourt/service-kit/idempotency/key";
import { mount } from "@forecourt/service-kit/mount";
import { requireSameOrigin } from "@forecourt/service-kit/require-same-origin";
import { SmsError } from "@forecourt/service-kit/sms/sender";
import { tenantOf } from "@forecourt/service-kit/tenant";
import type { Express, Request, Response } from "express";
import type { z } from "zod";
import type { Deps } from "../deps.ts";
import { challengeOf, clearChallenge, setChallenge } from "../phone/challenge-cookie.ts";
import { checkCode } from "../phone/check-code.ts";
import { codeError, digitsOf } from "../phone/code-error.ts";
import { createDailyCapAlarm, type DailyCapAlarm } from "../phone/daily-cap-alarm.ts";
import { issueCode } from "../phone/issue-code.ts";
import { type PhoneTexts, phoneTexts } from "../phone/phone-texts.ts";
import { refusedNumber } from "../phone/refused-number.ts";

type Reply = z.input<typeof validatePhone.reply>;
type Body = z.output<typeof validatePhone.body>;

/** A request with the data of both steps. */
interface Step {
  request: Request;
  response: Response;
  identity: RequestIdentity | null;
  site: SiteContext;
  texts: PhoneTexts;
  /** E.164. */
  phone: string;
}

/** Verifies phone numbers: sends codes and checks them. */
export function phoneRoutes(app: Express, deps: Deps): void {
  const alarm = createDailyCapAlarm(deps.log);
  app.use(validatePhone.path, requireSameOrigin);
  mount(app, validatePhone, async ({ body, request, response }) => {
    const tenant = tenantOf(request);
    const site = deps.dealers.current().site(tenant);
    const texts = phoneTexts(site.texts);
    const check = parsePhone(body.phone);
    if (!check.ok) {
      const isMissing = check.fault === "phone-missing";
      return texts.failed(
        "phone",
        isMissing ? "phoneCheck.phoneMissing" : "phoneCheck.phoneInvalid",
      );
    }
    const identity = identityIn(request, body);
    const step = { request, response, identity, site, texts, phone: check.phone };
    return body.type === "phone-validation"
      ? requestCode({ ...deps, alarm }, step, body.formToken)
      : verifyCode(deps, step, body.code);
  });
}

type SendDeps = Deps & { alarm: DailyCapAlarm };

/** Sends a code if the number may get one and the form is of this site. */
async function requestCode(
  deps: SendDeps,
  step: Step,
  formToken: string | undefined,
): Promise<Reply> {
  const { site, texts, phone } = step;
  const { dealerId } = site;
  const settings = deps.dealers.current().config({ dealerId, storeId: null }).phoneCodes;
  const refusal = refusedNumber(phone, settings.allowedAreaCodes);
  if (refusal !== null) return texts.failed("phone", refusedNumbers[refusal]);
  const issued = readFormToken(formToken, { secret: deps.secret, dealerId, now: deps.now() });
  if (issued === null) return texts.failed("phone", "phoneCheck.formExpired");
  return sendCode(deps, step, settings.maxPerDay);
}

const refusedNumbers = {
  abroad: "phoneCheck.numberAbroad",
  premium: "phoneCheck.numberPremium",
} as const;

async function sendCode(deps: SendDeps, step: Step, maxPerDay: number): Promise<Reply> {
  const { request, response, identity, site, texts, phone } = step;
  const { dealerId } = site;
  try {
    const answer = await issueCode(deps, identity, {
      dealerId,
      phone,
      address: clientNetwork(request),
      maxPerDay,
      textOf: (code) => texts.text("phoneCheck.sms", { code }),
    });
    if (answer.is !== "sent") {
      if (answer.is === "too-many-today") deps.alarm({ dealerId, maxPerDay, now: deps.now() });
      const minutes = Math.ceil((answer.freeAt - deps.now().getTime()) / 60_000);
      return texts.failed("phone", tooMany[answer.is], { minutes: Math.max(1, minutes) });
    }
    setChallenge(response, answer.challengeId);
    return texts.done("phoneCheck.sent", { phone: maskPhone(phone, site.phoneMasks.general) });
  } catch (error) {
    if (!(error instanceof SmsError)) throw error;
    deps.log.error({ err: error }, "text message not sent");
    const isRefused = error.reason === "number-refused";
    return texts.failed("phone", isRefused ? "phoneCheck.cannotReceive" : "phoneCheck.notSent");
  }
}

const tooMany = {
  "too-many-sends": "phoneCheck.tooManySends",
  "too-many-here": "phoneCheck.tooManyHere",
  "too-many-today": "phoneCheck.tooManyToday",
} as const;

async function verifyCode(deps: Deps, step: Step, text: string): Promise<Reply> {
  const { request, response, identity, site, texts, phone } = step;
  const fault = codeError(text);
  if (fault) return texts.failed("code", fault);
  const challengeId = challengeOf(request);
  if (challengeId === null) return texts.failed("code", "phoneCheck.noCode");
  const check = { dealerId: site.dealerId, phone, challengeId, code: digitsOf(text) };
  const guess = await checkCode(deps, identity, check);
  if (guess.is === "wrong" && guess.left > 0) {
    const key = `phoneCheck.wrong.${pluralForm(guess.left)}` as const;
    return texts.failed("code", key, { count: guess.left });
  }
  if (guess.is !== "right") return texts.failed("code", refused[guess.is]);
  const signingContext = { secret: deps.secret, dealerId: site.dealerId, now: deps.now() };
  const proven = { phoneVerified: phone.slice("+1".length) };
  setClaimsCookie({ request, response }, proven, { signingContext, cookieTier: site.cookieTier });
  clearChallenge(response);
  return texts.done("phoneCheck.verified");
}

const refused = {
  wrong: "phoneCheck.tooManyTries",
  spent: "phoneCheck.tooManyTries",
  expired: "phoneCheck.expired",
  none: "phoneCheck.noCode",
} as const;

function identityIn(request: Request, body: Body): RequestIdentity | null {
  const key = idempotencyKeyOf(request);
  const { method, path } = validatePhone;
  return key === null ? null : identityOf({ key, method, path, tenant: tenantOf(request), body });
}
