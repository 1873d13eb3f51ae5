import {
  appraisalFormPath,
  startFormPath,
} from "@forecourt/contracts/areas/trade/appraisal-form-paths";
import { internalHeaders } from "@forecourt/contracts/tenant";
import { carFields, startFields } from "@forecourt/domain/trade/car-form";
import { describeOnSqlite, type OpenTestDatabase } from "@forecourt/testing/databases";
import { expect, test } from "@jest/globals";
import { runTrade } from "./testing/running-trade.ts";
import { startSample } from "./testing/sample-car.ts";

const now = () => new Date("2026-11-22T12:00:00.000Z");

const hostileTexts = [
  "<script>alert(1)</script>",
  "'; drop table trade_car_forms; --",
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
  const site = await runTrade({ location, now });
  const { token } = await startSample(site);
  /** Sends a body as it is; a network of its own, so that no limit hides the answer. */
  let network = 0;
  const post = async (path: string, body: string, headers: Record<string, string> = {}) => {
    network += 1;
    const response = await fetch(site.origin + path, {
      method: "POST",
      redirect: "manual",
      body,
      headers: {
        "content-type": "application/x-www-form-urlencoded",
        [internalHeaders.dealer]: "ozark-mitsubishi",
        "x-forwarded-for": `198.51.${network % 250}.${(network * 7) % 250}`,
        ...headers,
      },
    });
    await response.text();
    return response;
  };
  return { site, post, path: appraisalFormPath(token) };
}

const encoded = (fields: Record<string, string>) => new URLSearchParams(fields).toString();

describeOnSqlite("hostile forms of an appraisal", (open) => {
  test("with any text in any field are saved as typed, and redirected within the site", async () => {
    const { site, post, path } = await begun(open);
    for (const text of hostileTexts) {
      for (const field of startFields) {
        const response = await post(startFormPath, encoded({ page: "start", [field]: text }));
        expect([field, text, response.status]).toEqual([field, text, 303]);
        expect(response.headers.get("location")).toMatch(/^\/sell-trade-my-car\/your-vehicle\//);
        expect(response.headers.get("set-cookie")).toBeNull();
      }
      for (const field of carFields) {
        const response = await post(path, encoded({ page: "car", mileage: "1", [field]: text }));
        expect([field, text, response.status]).toEqual([field, text, 303]);
        expect(response.headers.get("location")).toMatch(/^\/sell-trade-my-car\/your-vehicle\//);
      }
      const answer = { page: "questions", category: "condition", "answer.100": text };
      const response = await post(path, encoded(answer));
      expect([text, response.status]).toEqual([text, 303]);
      expect(response.headers.get("location")).toContain("check=1");
    }
    await site.stop();
  });

  test.each([
    ["no page", "intent=next"],
    ["an unknown page", "page=admin"],
    ["an unknown button", "page=car&intent=approve"],
    ["questions of no category", "page=questions&answer.100=good"],
    ["an unknown category", "page=questions&category=prices&answer.100=good"],
    ["a question of another category", "page=questions&category=condition&answer.200=none"],
    ["a question that is no number", "page=questions&category=condition&answer.__proto__=x"],
    ["a price", "page=questions&category=condition&answer.100=good&finalPriceCents=1"],
    ["a field of no form", "page=car&role=staff"],
    ["the constructor", "page=car&constructor=x"],
    ["a field of another form", "page=car&vin=x"],
    ["a category on the page of the car", "page=car&category=condition"],
    ["a text that is too long", `page=car&make=${"a".repeat(501)}`],
    [
      "a comment that is too long",
      `page=questions&category=comments&answer.500=${"a".repeat(9_000)}`,
    ],
    ["too many answers", `page=questions&category=condition&${"answer.100=good&".repeat(30)}`],
    ["too many fields", `page=car&${"a=1&".repeat(300)}`],
    ["a body that is too large", `page=car&make=${"a".repeat(80_000)}`],
    ["nothing", ""],
  ])("with %s are a 4xx", async (_name, body) => {
    const { site, post, path } = await begun(open);
    const { status } = await post(path, body);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    await site.stop();
  });

  test("of another site or of another type are refused", async () => {
    const { site, post, path } = await begun(open);
    for (const target of [path, startFormPath]) {
      const origin = { origin: "https://evil.example" };
      expect((await post(target, "page=start", origin)).status).toBe(403);
      for (const type of ["application/json", "multipart/form-data; boundary=x", "text/plain"]) {
        const refused = await post(target, "{}", { "content-type": type });
        expect([type, refused.status]).toEqual([type, 400]);
      }
    }
    await site.stop();
  });

  test("with an unknown token lead to a page that explains it, and never return a 5xx", async () => {
    const { site, post } = await begun(open);
    const unknown = "x".repeat(43);
    const { status, headers } = await post(appraisalFormPath(unknown), "page=car&mileage=1");
    expect([status, headers.get("location")]).toEqual([
      303,
      `/sell-trade-my-car/your-vehicle/${unknown}`,
    ]);
    for (const token of ["x", "..%2f..%2fetc", "%00", `${"x".repeat(43)}y`]) {
      expect([token, (await post(appraisalFormPath(token), "page=car")).status]).toEqual([
        token,
        400,
      ]);
    }
    await site.stop();
  });

  test("over the limit of a network lead back with a message", async () => {
    const { site, path } = await begun(open);
    const starts = Array.from({ length: 60 }, () =>
      site.form(startFormPath, { page: "start", by: "car" }),
    );
    await Promise.all(starts);
    const refused = await site.form(startFormPath, { page: "start", by: "car" });
    expect(refused.headers.get("location")).toBe("/sell-trade-my-car/your-vehicle?busy=1#problems");
    expect((await site.form(path, { page: "car" })).headers.get("location")).not.toContain("busy");
    await site.stop();
  });
});
