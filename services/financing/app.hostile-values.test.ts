import { financing } from "@forecourt/contracts/areas/financing/area";
import { startDraft } from "@forecourt/contracts/areas/financing/drafts";
import { fieldsOfStep } from "@forecourt/domain/financing/applicant-fields";
import { preApprovalFields } from "@forecourt/domain/financing/pre-approval-form";
import { describeOnSqlite } from "@forecourt/testing/databases";
import { expect, jest, test } from "@jest/globals";
import { type RunningFinancing, runFinancing } from "./testing/running-financing.ts";
import { samplePreApproval, sampleSteps } from "./testing/sample-forms.ts";

jest.setTimeout(600_000);

const now = () => new Date("2026-11-22T12:00:00.000Z");
const preApprovals = "/api/financing/pre-approvals";
const drafts = "/api/financing/drafts";

/** JSON of values that are no text of an accepted length. */
const wrongValues = {
  null: "null",
  "a number": "1e400",
  "a boolean": "true",
  "an array": `["a"]`,
  "an object": `{"a":1}`,
  "an object like a prototype": `{"__proto__":{"length":1},"toString":null}`,
  "nested deeply": `${'{"a":'.repeat(5_000)}1${"}".repeat(5_000)}`,
  "a text of 1 MB": JSON.stringify("a".repeat(1_000_000)),
  "a text one too long": JSON.stringify("a".repeat(1_001)),
};

/** JSON of texts of an accepted length, which a rule refuses or which are stored as they are. */
const hostileTexts = [
  String.raw`"\ud800 lone \udfff"`,
  String.raw`"\u0000\u0007\u001b[31m\u007f\u0085"`,
  String.raw`"\u202e\u2066\u200f\ufeff"`,
  JSON.stringify("'; drop table financing_applications; --"),
  JSON.stringify('"><img src=x onerror=alert(1)>'),
  JSON.stringify("{{constructor.constructor('x')()}}${7*7}"),
  JSON.stringify("\r\nset-cookie: a=b"),
  JSON.stringify("9".repeat(500)),
  JSON.stringify("💣".repeat(250)),
];

/** JSON with one more field; a repeated name, whose last value counts. */
const withField = (body: object, name: string, json: string) =>
  `${JSON.stringify(body).replace(/\}$/, "").replace(/^\{$/, '{"website":""')},${JSON.stringify(name)}:${json}}`;

/** Sends each request from a network of its own, so that no limit hides its status. */
function sender(site: RunningFinancing) {
  let networks = 0;
  return async (method: string, path: string, body?: string, headers = {}) => {
    networks += 1;
    const network = `198.18.${networks >> 8}.${networks & 255}`;
    const { status } = await site.send(path, { method, body, network, headers });
    return status;
  };
}

async function running(open: Parameters<Parameters<typeof describeOnSqlite>[1]>[0]) {
  const { location } = await open();
  const site = await runFinancing({ location, now });
  const token = async (body: object = {}) =>
    startDraft.reply.parse((await site.post(drafts, body)).body).token;
  return { site, send: sender(site), token };
}

const refused = (status: number) => status >= 400 && status < 500;

describeOnSqlite("a value of the wrong kind", (open) => {
  test("is a 4xx in every field of every body", async () => {
    const { site, send, token } = await running(open);
    const form = samplePreApproval(site.consent("softPull"));
    const draft = `${drafts}/${await token()}`;
    const step = { party: "borrower", step: "homes", fields: {} };
    const bodies: [method: string, path: string, body: object, fields: readonly string[]][] = [
      ["POST", preApprovals, form, [...preApprovalFields, "formToken", "website"]],
      ["POST", drafts, { website: "" }, ["isJoint", "fields"]],
      ["PUT", draft, step, ["party", "step", "fields"]],
      ["PUT", `${draft}/joint`, { website: "" }, ["isJoint"]],
      ["POST", `${draft}/submission`, { website: "" }, ["formToken"]],
    ];
    for (const [method, path, body, fields] of bodies) {
      for (const field of fields) {
        for (const [kind, json] of Object.entries(wrongValues)) {
          // True is right for this field.
          if (field === "isJoint" && kind === "a boolean") continue;
          const status = await send(method, path, withField(body, field, json));
          expect([path, field, kind, status, refused(status)]).toEqual([
            path,
            field,
            kind,
            status,
            true,
          ]);
        }
      }
    }
    await site.stop();
  });

  test("is a 4xx in the fields of every step of a draft", async () => {
    const { site, send, token } = await running(open);
    const draft = `${drafts}/${await token()}`;
    for (const step of ["about", "homes", "work", "agreements"] as const) {
      // Only the first and the last entry of each list are tried.
      for (const field of fieldsOfStep(step).filter((one) => !/\.[1-4]\./.test(one))) {
        for (const [kind, json] of Object.entries(wrongValues)) {
          const fields = `{${JSON.stringify(field)}:${json}}`;
          const status = await send("PUT", draft, `{"step":"${step}","fields":${fields}}`);
          expect([field, kind, refused(status)]).toEqual([field, kind, true]);
        }
      }
    }
    await site.stop();
  });
});

describeOnSqlite("a hostile text", (open) => {
  test("in any field of a pre-approval is refused with a 422 or accepted", async () => {
    const { site, send } = await running(open);
    const form = samplePreApproval(site.consent("softPull"));
    for (const field of [...preApprovalFields, "formToken", "website"]) {
      for (const json of hostileTexts) {
        const status = await send("POST", preApprovals, withField(form, field, json));
        expect([field, json, [200, 422].includes(status)]).toEqual([field, json, true]);
      }
    }
    await site.stop();
  });

  test("in any field of a draft is stored, and stops the submission or is accepted", async () => {
    const { site, send, token } = await running(open);
    const steps = Object.entries(sampleSteps(site.consent));
    for (const json of hostileTexts) {
      const path = `${drafts}/${await token()}`;
      for (const [step, fields] of steps) {
        const all = Object.keys(fields).map((field) => `${JSON.stringify(field)}:${json}`);
        const body = `{"step":"${step}","fields":{${all.join(",")}}}`;
        expect([json, await send("PUT", path, body)]).toEqual([json, 200]);
      }
      expect([json, await send("GET", path)]).toEqual([json, 200]);
      expect([json, await send("POST", `${path}/submission`, "{}")]).toEqual([json, 422]);
    }
    await site.stop();
  });
});

describeOnSqlite("a form without a script", (open) => {
  test.each([
    ["repeated and bracketed names", "firstName=a&firstName=b&firstName[]=c&firstName[x]=d"],
    ["names like a prototype's", "__proto__[firstName]=a&constructor.prototype=b"],
    ["a text of 99 KB", `firstName=${"a".repeat(99_000)}`],
    ["bytes that are no text", `firstName=${"%00%ff%fe%ed%a0%80".repeat(50)}`],
    ["broken escapes", "firstName=%E0%A4%A&lastName=%"],
  ])("with %s leads back to its page", async (_what, body) => {
    const { site, send } = await running(open);
    const headers = { "content-type": "application/x-www-form-urlencoded" };
    expect(await send("POST", preApprovals, body, headers)).toBe(303);
    await site.stop();
  });

  test.each([
    ["too large", `firstName=${"a".repeat(1_000_000)}`],
    ["of empty fields", `${"&".repeat(5_000)}=&=&firstName`],
    ["of too many fields", Array.from({ length: 5_000 }, (_, index) => `f${index}=1`).join("&")],
  ])("%s is a 4xx", async (_what, body) => {
    const { site, send } = await running(open);
    const headers = { "content-type": "application/x-www-form-urlencoded" };
    const status = await send("POST", preApprovals, body, headers);
    expect([status, refused(status)]).toEqual([status, true]);
    await site.stop();
  });
});

describeOnSqlite("a token", (open) => {
  const tokenPaths = Object.values(financing.endpoints).filter(({ path }) =>
    path.includes(":token"),
  );

  test("of any other form is a 4xx at every endpoint", async () => {
    const { site, send } = await running(open);
    const hostile = [
      "A-7K4M-2PXD",
      "a".repeat(42),
      "a".repeat(44),
      "a".repeat(8_000),
      "%00".repeat(14),
      "..%2f..%2fetc%2fpasswd",
      "'%20or%20'1'='1",
      "%ED%A0%80",
      "%zz",
    ];
    expect(tokenPaths.length).toBeGreaterThanOrEqual(8);
    for (const { method, path } of tokenPaths) {
      for (const text of [...hostile, "a".repeat(43)]) {
        const body = ["POST", "PUT"].includes(method)
          ? `{"isJoint":true,"step":"homes","fields":{}}`
          : undefined;
        const status = await send(method, path.replace(":token", text), body);
        expect([method, path, text.slice(0, 20), refused(status)]).toEqual([
          method,
          path,
          text.slice(0, 20),
          true,
        ]);
      }
    }
    await site.stop();
  });

  test("of a draft opens nothing at another dealer, and nothing of another kind", async () => {
    const { site, token } = await running(open);
    const own = await token({ fields: { firstName: "Ada" } });
    for (const { method, path } of tokenPaths) {
      const body = { isJoint: true, step: "homes", fields: {} };
      const at = path.replace(":token", own);
      const dealer = "heartland";
      const asked = ["POST", "PUT"].includes(method)
        ? { method, body, dealer }
        : { method, dealer };
      expect([method, path, (await site.send(at, asked)).status]).toEqual([method, path, 404]);
    }
    for (const other of ["pre-approvals", "applications", "returned-forms"]) {
      expect((await site.send(`/api/financing/${other}/${own}`)).status).toBe(404);
    }
    expect((await site.send(`${drafts}/${own}`)).status).toBe(200);
    await site.stop();
  });
});
