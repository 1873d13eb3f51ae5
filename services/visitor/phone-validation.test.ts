import { visitorCookies } from "@forecourt/contracts/visitor/visitor";
import { readClaims } from "@forecourt/service-kit/claims/claims";
import { signFormToken } from "@forecourt/service-kit/form-token/form-token";
import { SmsError } from "@forecourt/service-kit/sms/sender";
import { describeOnSqlite } from "@forecourt/testing/databases";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { MAX_TRIES } from "./store/challenges.ts";
import {
  dealerId,
  type FakeSmsSender,
  fakeSmsSender,
  type RunningVisitor,
  runVisitor,
  secret,
} from "./testing/running-visitor.ts";

const MINUTE_MS = 60_000;

describeOnSqlite("phone verification", (open) => {
  let clock: number;
  let box: FakeSmsSender;
  let one: RunningVisitor;
  let other: RunningVisitor;
  const lines: string[] = [];
  const now = () => new Date(clock);

  beforeAll(async () => {
    clock = Date.parse("2026-11-20T15:00:00Z");
    const { location } = await open();
    box = fakeSmsSender();
    const onLine = (line: string) => lines.push(line);
    one = await runVisitor({ location, sender: box, now, onLine });
    other = await runVisitor({ location, sender: box, now, onLine });
  });
  afterAll(async () => {
    await one.stop();
    await other.stop();
  });

  let last = 100;
  /** A number that no other test uses. */
  const freshPhone = () => `(573) 555-0${++last}`;
  const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");
  const failed = (field: "phone" | "code", error: string) => ({
    success: false,
    field,
    error,
    message: "",
  });

  test("verifies a number by the code in a text message", async () => {
    const phone = freshPhone();
    const visitor = one.visitor();
    const codeReply = await visitor.requestCode(phone);
    const message = `We sent a code to ${phone}. It expires in 10 minutes.`;
    expect(codeReply).toEqual({ success: true, error: null, field: null, message });
    const digits = phone.replace(/\D/g, "");
    expect(box.sent.at(-1)).toEqual({
      to: `+1${digits}`,
      body: expect.stringMatching(/^\d{6} is your Ozark Trail Mitsubishi verification code\./),
    });
    const spaced = box.lastCode().replace(/^(\d{3})/, " $1-");
    expect(await visitor.submitCode(phone, spaced)).toMatchObject({ success: true, error: null });
    const proof = visitor.jar.get(visitorCookies.proof);
    expect(readClaims(proof, { secret, dealerId, now: now() }).phoneVerified).toBe(digits);
  });

  test("sets a claim that only this host can set, where TLS ends in front of the site", async () => {
    const phone = freshPhone();
    const visitor = one.visitor();
    const https = { "x-forwarded-proto": "https" };
    await visitor.requestCode(phone, https);
    await visitor.submitCode(phone, box.lastCode(), https);
    expect(visitor.jar.get(visitorCookies.proof)).toBeUndefined();
    const proof = visitor.jar.get(`__Host-${visitorCookies.proof}`);
    expect(readClaims(proof, { secret, dealerId, now: now() }).phoneVerified).not.toBeNull();
  });

  test("accepts a code once", async () => {
    const phone = freshPhone();
    const visitor = one.visitor();
    await visitor.requestCode(phone);
    const challenge = visitor.jar.get("phoneCheck") ?? "";
    expect(await visitor.submitCode(phone, box.lastCode())).toMatchObject({ success: true });
    visitor.jar.set("phoneCheck", challenge);
    expect(await visitor.submitCode(phone, box.lastCode())).toEqual(
      failed("code", "This code no longer works. Request a new one."),
    );
  });

  describe("reports an error at its field:", () => {
    test.each([
      ["", "Phone number is required"],
      ["   ", "Phone number is required"],
      ["555-0142", "Phone number is invalid by regex"],
      ["(173) 555-0142", "Phone number is invalid by regex"],
      ["+44 20 7946 0000", "Phone number is invalid by regex"],
      ["call me", "Phone number is invalid by regex"],
    ])("phone %j: %s", async (phone, error) => {
      const visitor = one.visitor();
      expect(await visitor.requestCode(phone)).toEqual(failed("phone", error));
      expect(await visitor.submitCode(phone, "123456")).toEqual(failed("phone", error));
    });

    test.each([
      ["", "Code is required"],
      [" ", "Code is required"],
      ["12345", "Code must be 6 digits"],
      ["1234567", "Code must be 6 digits"],
      ["abc", "Code must be 6 digits"],
    ])("code %j: %s", async (code, error) => {
      expect(await one.visitor().submitCode("(573) 555-0142", code)).toEqual(failed("code", error));
    });

    test("treats a missing field as empty", async () => {
      const { body } = await one.visitor().post("/api/customer/phoneValidation", {
        type: "code-verification",
        phone: "5735550142",
      });
      expect(body).toEqual(failed("code", "Code is required"));
    });
  });

  test("reports the remaining tries, and rejects every code after five", async () => {
    const phone = freshPhone();
    const visitor = one.visitor();
    await visitor.requestCode(phone);
    const code = box.lastCode();
    const errors = [];
    for (let count = 0; count < MAX_TRIES; count++) {
      errors.push((await visitor.submitCode(phone, wrong(code))).error);
    }
    expect(errors).toEqual([
      "That code doesn’t match. You have 4 tries left.",
      "That code doesn’t match. You have 3 tries left.",
      "That code doesn’t match. You have 2 tries left.",
      "That code doesn’t match. You have 1 try left.",
      "Too many attempts with this code. Request a new one.",
    ]);
    expect(await visitor.submitCode(phone, code)).toEqual(
      failed("code", "Too many attempts with this code. Request a new one."),
    );
    expect(visitor.jar.get(visitorCookies.proof)).toBeUndefined();
  });

  test("compares five of 100 concurrent tries on two replicas", async () => {
    const phone = freshPhone();
    const visitor = one.visitor();
    await visitor.requestCode(phone);
    const code = box.lastCode();
    const twin = other.visitor();
    twin.jar.set("phoneCheck", visitor.jar.get("phoneCheck") ?? "");
    const replies = await Promise.all(
      Array.from({ length: 100 }, (_, index) =>
        (index % 2 ? visitor : twin).submitCode(phone, wrong(code)),
      ),
    );
    const lookedAt = replies.filter(({ error }) => error?.startsWith("That code doesn’t match"));
    expect(lookedAt).toHaveLength(MAX_TRIES - 1);
    const spent = "Too many attempts with this code. Request a new one.";
    expect(replies.filter(({ error }) => error === spent)).toHaveLength(96);
    const row = await one.database.query
      .selectFrom("visitor_challenges")
      .select("tries")
      .where("id", "=", visitor.jar.get("phoneCheck") ?? "")
      .executeTakeFirstOrThrow();
    expect(row.tries).toBe(MAX_TRIES);
  });

  test("accepts a code for ten minutes", async () => {
    const phone = freshPhone();
    const visitor = one.visitor();
    await visitor.requestCode(phone);
    const first = box.lastCode();
    clock += 10 * MINUTE_MS;
    expect(await visitor.submitCode(phone, first)).toEqual(
      failed("code", "This code has expired. Request a new one."),
    );
    await visitor.requestCode(phone);
    clock += 10 * MINUTE_MS - 1;
    expect(await visitor.submitCode(phone, box.lastCode())).toMatchObject({ success: true });
  });

  test("a new code replaces the previous one", async () => {
    const phone = freshPhone();
    const [first, second] = [one.visitor(), other.visitor()];
    await first.requestCode(phone);
    const code = box.lastCode();
    await second.requestCode(phone);
    expect(await first.submitCode(phone, code)).toEqual(
      failed("code", "This code no longer works. Request a new one."),
    );
    expect(await second.submitCode(phone, box.lastCode())).toMatchObject({ success: true });
  });

  test("accepts a code only from the browser that requested it, for its number", async () => {
    const phone = freshPhone();
    const visitor = one.visitor();
    await visitor.requestCode(phone);
    const none = failed("code", "This code no longer works. Request a new one.");
    expect(await one.visitor().submitCode(phone, box.lastCode())).toEqual(none);
    expect(await visitor.submitCode(freshPhone(), box.lastCode())).toEqual(none);
    const stranger = one.visitor();
    stranger.jar.set("phoneCheck", "A".repeat(22));
    expect(await stranger.submitCode(phone, box.lastCode())).toEqual(none);
    expect(await visitor.submitCode(phone, box.lastCode())).toMatchObject({ success: true });
  });

  test("sends a number three messages in ten minutes, also with concurrent requests on two replicas", async () => {
    const phone = freshPhone();
    const before = box.sent.length;
    const replies = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        (index % 2 ? one : other).visitor(`198.51.100.${index}`).requestCode(phone),
      ),
    );
    expect(box.sent.length - before).toBe(3);
    expect(replies.filter(({ success }) => success)).toHaveLength(3);
    const refused = replies.find(({ success }) => !success);
    expect(refused).toEqual(
      failed("phone", "You’ve reached the limit for codes to this number. Try again in 10 min."),
    );
    clock += 10 * MINUTE_MS - 1;
    expect(await one.visitor().requestCode(phone)).toMatchObject({ success: false });
    clock += 1;
    expect(await one.visitor().requestCode(phone)).toMatchObject({ success: true });
  });

  test("sends a number ten messages a day", async () => {
    const phone = freshPhone();
    const sent = [];
    for (let count = 0; count < 12; count++) {
      sent.push((await one.visitor(`198.51.100.${count}`).requestCode(phone)).success);
      clock += 10 * MINUTE_MS;
    }
    expect(sent.filter(Boolean)).toHaveLength(10);
  });

  test("limits the messages that one address requests", async () => {
    const forwarded = (index: number) => ({ "x-real-ip": `10.0.0.${index}` });
    const ipv6 = (index: number) => `2001:db8:1:2::${index.toString(16)}`;
    const sent = [];
    for (let index = 0; index < 22; index++) {
      sent.push(
        (await one.visitor(ipv6(index)).requestCode(freshPhone(), forwarded(index))).success,
      );
    }
    expect(sent.filter(Boolean)).toHaveLength(20);
    expect(await one.visitor("2001:db8:1:3::1").requestCode(freshPhone())).toMatchObject({
      success: true,
    });
  });

  test("a repeated request sends one message, and counts one try", async () => {
    const phone = freshPhone();
    const visitor = one.visitor();
    const key = { "idempotency-key": "one-act-of-a-visitor" };
    const before = box.sent.length;
    const replies = [await visitor.requestCode(phone, key), await visitor.requestCode(phone, key)];
    expect(replies[0]).toEqual(replies[1]);
    expect(box.sent.length - before).toBe(1);
    const code = box.lastCode();
    const guess = { "idempotency-key": "a-wrong-guess" };
    const guesses = [
      await visitor.submitCode(phone, wrong(code), guess),
      await visitor.submitCode(phone, wrong(code), guess),
    ];
    expect(guesses.map(({ error }) => error)).toEqual(
      Array.from({ length: 2 }, () => "That code doesn’t match. You have 4 tries left."),
    );
    const right = { "idempotency-key": "the-right-guess" };
    const challenge = visitor.jar.get("phoneCheck") ?? "";
    await visitor.submitCode(phone, code, right);
    visitor.jar.set("phoneCheck", challenge);
    expect(await visitor.submitCode(phone, code, right)).toMatchObject({ success: true });
    const conflict = await visitor.post(
      "/api/customer/phoneValidation",
      {
        type: "phone-validation",
        phone: freshPhone(),
        formToken: signFormToken({ secret, dealerId, now: now() }),
      },
      key,
    );
    expect(conflict).toMatchObject({
      status: 422,
      body: { error: { code: "idempotency-conflict" } },
    });
  });

  describe("when no message can be sent", () => {
    test.each([
      ["failed", "We couldn’t send a code just now. Try again in a minute."],
      ["number-refused", "This number can’t receive text messages. Try a mobile number."],
    ] as const)("(%s) the visitor gets an error, and no code is sent", async (reason, error) => {
      const phone = freshPhone();
      const visitor = one.visitor();
      box.failure = new SmsError(reason, "the provider answered 500");
      expect(await visitor.requestCode(phone)).toEqual(failed("phone", error));
      box.failure = null;
      expect(visitor.jar.get("phoneCheck")).toBeUndefined();
      expect(await visitor.requestCode(phone)).toMatchObject({ success: true });
    });
  });

  test("sets no claim without functional consent", async () => {
    const phone = freshPhone();
    const visitor = one.visitor();
    visitor.jar.set(visitorCookies.allowed, "essential");
    await visitor.requestCode(phone);
    expect(await visitor.submitCode(phone, box.lastCode())).toMatchObject({ success: true });
    expect(visitor.jar.get(visitorCookies.proof)).toBeUndefined();
  });

  test("rejects another origin", async () => {
    const sent = box.sent.length;
    for (const headers of [
      { origin: "https://evil.example" },
      { "sec-fetch-site": "cross-site" },
      { "sec-fetch-site": "same-site" },
    ]) {
      const body = { type: "phone-validation", phone: freshPhone() };
      const answer = await one.visitor().post("/api/customer/phoneValidation", body, headers);
      expect(answer).toMatchObject({ status: 403, body: { error: { code: "forbidden" } } });
    }
    expect(box.sent).toHaveLength(sent);
  });

  test("logs, metrics and tables contain no number and no code", async () => {
    const measures = await (await fetch(`${one.origin}/metrics`)).text();
    const [challenges, limits] = await Promise.all([
      one.database.query.selectFrom("visitor_challenges").selectAll().execute(),
      one.database.query.selectFrom("visitor_limits").selectAll().execute(),
    ]);
    const kept = JSON.stringify([challenges, limits]);
    expect(lines.length).toBeGreaterThan(100);
    expect(challenges.length).toBeGreaterThan(5);
    for (const text of [lines.join(""), measures, kept]) {
      expect(text).not.toMatch(/573\D{0,2}555/);
      for (const { body } of box.sent) {
        expect(text).not.toMatch(new RegExp(`(?<![\\d.])${body.slice(0, 6)}(?![\\d.])`));
      }
      expect(text).not.toMatch(/203\.0\.113|198\.51\.100/);
    }
    expect(lines.join("")).toContain("text message not sent");
  });
});
