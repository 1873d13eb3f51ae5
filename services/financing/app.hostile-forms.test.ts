import {
  beginFormPath,
  draftFormPath,
  formIntents,
} from "@forecourt/contracts/areas/financing/application-form";
import { startDraft } from "@forecourt/contracts/areas/financing/drafts";
import { applicationSteps, fieldsOfStep } from "@forecourt/domain/financing/applicant-fields";
import { describeOnSqlite, type OpenTestDatabase } from "@forecourt/testing/databases";
import { expect, test } from "@jest/globals";
import { type RunningFinancing, runFinancing } from "./testing/running-financing.ts";

const now = () => new Date("2026-11-22T12:00:00.000Z");
const urlencoded = "application/x-www-form-urlencoded";

const hostileTexts = [
  "<script>alert(1)</script>",
  "'; drop table financing_drafts; --",
  "\u0000",
  "\u202e\u2066",
  "a".repeat(500),
  "-1",
  "1e309",
  "__proto__",
  "\r\nset-cookie: a=b",
  "\r\nlocation: https://evil.example",
];

async function begun(open: OpenTestDatabase) {
  const { location } = await open();
  const site = await runFinancing({ location, now });
  const { body } = await site.post("/api/financing/drafts", {});
  return { site, path: draftFormPath(startDraft.reply.parse(body).token) };
}

const post = (site: RunningFinancing, path: string, body: string, headers = {}) =>
  site.send(path, { method: "POST", body, headers: { "content-type": urlencoded, ...headers } });

describeOnSqlite("hostile forms of an application", (open) => {
  test("with any text in any field are saved as typed, and redirected within the site", async () => {
    const { site, path } = await begun(open);
    for (const text of hostileTexts) {
      for (const page of applicationSteps) {
        const fields = Object.fromEntries(fieldsOfStep(page).map((field) => [field, text]));
        const body = new URLSearchParams({ page, intent: "next", ...fields }).toString();
        const { status, headers } = await post(site, path, body);
        expect([text, page, status]).toEqual([text, page, 303]);
        const to = headers.get("location");
        expect(to).toMatch(new RegExp(`/${page}\\?check=1#problems$`));
        expect(headers.get("set-cookie")).toBeNull();
      }
    }
    await site.stop();
  });

  test.each([
    ["no page", "intent=next"],
    ["an unknown page", "page=admin&intent=next"],
    ["an unknown button", "page=about&intent=approve"],
    ["the first entry to remove", "page=homes&intent=remove:residences:0"],
    ["an entry that no list has", "page=homes&intent=remove:residences:9"],
    ["a field of no form", "page=about&intent=next&role=staff"],
    ["the constructor", "page=about&intent=next&constructor=x"],
    ["a field of another step", "page=about&intent=next&residences.0.city=x"],
    ["a text that is too long", `page=about&intent=next&firstName=${"a".repeat(501)}`],
    ["too many fields", `page=about&${"a=1&".repeat(300)}`],
    ["a body that is too large", `page=about&firstName=${"a".repeat(80_000)}`],
    ["nothing", ""],
  ])("with %s are a 4xx", async (_name, body) => {
    const { site, path } = await begun(open);
    const { status } = await post(site, path, body);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    await site.stop();
  });

  test("of another site or of another type are refused", async () => {
    const { site, path } = await begun(open);
    for (const intent of [...formIntents, "remove:residences:1"]) {
      const body = `page=about&intent=${intent}`;
      const crossSite = { "sec-fetch-site": "cross-site" };
      expect((await post(site, path, body, crossSite)).status).toBe(403);
      const origin = { origin: "https://evil.example" };
      expect((await post(site, path, body, origin)).status).toBe(403);
    }
    for (const type of ["application/json", "multipart/form-data; boundary=x", "text/plain"]) {
      const refused = await post(site, path, "{}", { "content-type": type });
      expect([type, refused.status]).toEqual([type, 400]);
    }
    const crossSite = { "sec-fetch-site": "cross-site" };
    expect((await post(site, beginFormPath, "isJoint=no", crossSite)).status).toBe(403);
    await site.stop();
  });

  test("with an unknown token lead to a page that explains it, and never return a 5xx", async () => {
    const { site } = await begun(open);
    const unknown = "x".repeat(43);
    const { status, headers } = await post(site, draftFormPath(unknown), "page=about&intent=next");
    expect(status).toBe(303);
    expect(headers.get("location")).toBe(`/auto-financing/full-credit-application/${unknown}`);
    for (const token of ["x", "..%2f..%2fetc", "%00", `${"x".repeat(43)}y`]) {
      const refused = await post(site, draftFormPath(token), "page=about&intent=next");
      expect([token, refused.status]).toEqual([token, 400]);
    }
    await site.stop();
  });
});
