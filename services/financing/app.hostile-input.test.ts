import { Draft, startDraft } from "@forecourt/contracts/areas/financing/drafts";
import { preApprovalFields } from "@forecourt/domain/financing/pre-approval-form";
import { describeOnSqlite } from "@forecourt/testing/databases";
import { expect, test } from "@jest/globals";
import { runFinancing } from "./testing/running-financing.ts";
import { samplePreApproval, sampleSteps } from "./testing/sample-forms.ts";

const now = () => new Date("2026-11-22T12:00:00.000Z");

/** Texts that break code that is not prepared for them. */
const hostileTexts = [
  "'; drop table financing_applications; --",
  "<script>alert(1)</script>",
  "${7*7}{{7*7}}",
  "=HYPERLINK(1)",
  "\u0000",
  "\ud800",
  "\u202e\u2066",
  "a".repeat(500),
  "💣".repeat(200),
  "../../etc/passwd",
  "-1",
  "1e309",
  "NaN",
  "9".repeat(300),
  "999999999999999",
  "__proto__",
  "\r\nset-cookie: a=b",
];

const hostileValues = [null, 1, true, [], {}, ["a"], { a: 1 }, "a".repeat(501)];

const bodies = [
  "",
  "{",
  "[]",
  "null",
  '"text"',
  "1",
  `{"__proto__":{"a":1}}`,
  `{"constructor":{"prototype":{}}}`,
  `${"[".repeat(2_000)}${"]".repeat(2_000)}`,
  `{"firstName":"${"a".repeat(200_000)}"}`,
];

const isRefusal = (status: number) => status >= 400 && status < 500;

describeOnSqlite("hostile input", (open) => {
  test("on every field of a pre-approval is never a 5xx, and wrong types are a 4xx", async () => {
    const { location } = await open();
    const site = await runFinancing({ location, now });
    const form = samplePreApproval(site.consent("softPull"));
    const path = "/api/financing/pre-approvals";
    for (const text of hostileTexts) {
      const all = Object.fromEntries(preApprovalFields.map((field) => [field, text]));
      const { status } = await site.post(path, all);
      expect([text, isRefusal(status)]).toEqual([text, true]);
      // A name may be any text that can be printed.
      const named = await site.post(path, { ...form, firstName: text, street: text });
      expect([text, named.status === 200 || named.status === 422]).toEqual([text, true]);
    }
    for (const field of preApprovalFields) {
      for (const value of hostileValues) {
        const { status } = await site.post(path, { ...form, [field]: value });
        expect([field, value, status]).toEqual([field, value, 400]);
      }
    }
    await site.stop();
  });

  test("in a body of any shape is a 4xx on every endpoint that takes one", async () => {
    const { location } = await open();
    const site = await runFinancing({ location, now });
    const { body } = await site.post("/api/financing/drafts", {});
    const { token } = startDraft.reply.parse(body);
    for (const [method, path] of [
      ["POST", "/api/financing/pre-approvals"],
      ["PUT", `/api/financing/drafts/${token}`],
      ["PUT", `/api/financing/drafts/${token}/joint`],
    ] as const) {
      for (const text of bodies) {
        const { status } = await site.send(path, { method, body: text });
        expect([path, text.slice(0, 40), isRefusal(status)]).toEqual([
          path,
          text.slice(0, 40),
          true,
        ]);
      }
    }
    await site.stop();
  });

  test("in every field of a draft is stored, and named as a fault or accepted", async () => {
    const { location } = await open();
    const site = await runFinancing({ location, now });
    const { body } = await site.post("/api/financing/drafts", {});
    const { token } = startDraft.reply.parse(body);
    const steps = Object.entries(sampleSteps(site.consent));
    for (const [index, text] of hostileTexts.entries()) {
      for (const [step, fields] of [steps[index % steps.length] ?? ["", {}]]) {
        const all = Object.fromEntries(Object.keys(fields).map((field) => [field, text]));
        const saved = await site.put(`/api/financing/drafts/${token}`, { step, fields: all });
        expect([step, text, saved.status]).toEqual([step, text, 200]);
        Draft.parse(saved.body);
      }
    }
    const submission = await site.post(`/api/financing/drafts/${token}/submission`, {});
    expect(submission.status).toBe(422);
    await site.stop();
  });

  test.each(["__proto__", "residences.6.city", "residences.-1.city", "ssn.0", "consents.softPull"])(
    "with the unknown field %s is refused",
    async (field) => {
      const { location } = await open();
      const site = await runFinancing({ location, now });
      const { body } = await site.post("/api/financing/drafts", {});
      const { token } = startDraft.reply.parse(body);
      const text = `{"step":"homes","fields":{"${field}":"a"}}`;
      const { status } = await site.send(`/api/financing/drafts/${token}`, {
        method: "PUT",
        body: text,
      });
      expect(field === "__proto__" ? [200, 400] : [400]).toContain(status);
      await site.stop();
    },
  );

  test("from another site is refused, and many requests of a network are 429", async () => {
    const { location } = await open();
    const site = await runFinancing({ location, now });
    const headers = { origin: "https://elsewhere.example" };
    const foreign = await site.post("/api/financing/drafts", {}, { headers });
    expect(foreign.status).toBe(403);
    const statuses: number[] = [];
    for (let index = 0; index < 62; index += 1) {
      statuses.push((await site.post("/api/financing/drafts", {})).status);
    }
    expect(statuses.slice(0, 60)).toEqual(Array.from({ length: 60 }, () => 200));
    const refused = await site.post("/api/financing/drafts", {});
    expect([refused.status, Number(refused.headers.get("retry-after")) > 0]).toEqual([429, true]);
    const other = await site.post("/api/financing/drafts", {}, { network: "203.0.113.8" });
    expect(other.status).toBe(200);
    await site.stop();
  });
});
