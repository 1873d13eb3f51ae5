import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { type Site, startSite } from "./fixtures/site.ts";

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

const form = "application/x-www-form-urlencoded";

function choose(body: string, headers: Record<string, string> = {}) {
  const all = { host: "group.localhost", "content-type": form, ...headers };
  return site.request("/api/store", { method: "POST", body, headers: all });
}

describe("POST /api/store", () => {
  test("saves the store for 30 days and redirects back", async () => {
    const { status, headers } = await choose("store=north&back=%2Fused-cars-for-sale%3Fpage%3D2");
    expect(status).toBe(303);
    expect(headers.location).toBe("/used-cars-for-sale?page=2");
    expect(headers["cache-control"]).toBe("no-store");
    const [cookie = ""] = headers["set-cookie"] ?? [];
    expect(cookie.split("; ").filter((part) => !part.startsWith("Expires"))).toEqual([
      "store=north",
      "Max-Age=2592000",
      "Path=/",
      "HttpOnly",
      "Secure",
      "SameSite=Lax",
    ]);
  });

  test.each([
    ["/contact-us?store=south", "/contact-us"],
    ["/contact-us?topic=selling&store=south#form", "/contact-us?topic=selling#form"],
    ["/cars-for-sale?sort=price&page=2", "/cars-for-sale?sort=price&page=2"],
    ["/locations/south", "/locations/north"],
  ])("a choice at %s redirects to %s, which asks for no other store", async (back, location) => {
    const answer = await choose(new URLSearchParams({ store: "north", back }).toString());
    expect(answer.headers.location).toBe(location);
  });

  test("forgets the store for all stores", async () => {
    const { status, headers } = await choose("store=&back=%2Fservice");
    expect(status).toBe(303);
    expect(headers.location).toBe("/service");
    expect(headers["set-cookie"]?.[0]).toMatch(/^store=; Path=\/; Expires=Thu, 01 Jan 1970/);
  });

  test("accepts JSON, and responds 204 to a client that accepts only JSON", async () => {
    const json = { "content-type": "application/json" };
    const body = JSON.stringify({ store: "south", back: "/service" });
    expect((await choose(body, json)).status).toBe(303);
    const answer = await choose(body, { ...json, accept: "application/json" });
    expect(answer.status).toBe(204);
    expect(answer.headers["set-cookie"]?.[0]).toMatch(/^store=south;/);
  });

  test("redirects to the home page when no page is given", async () => {
    expect((await choose("store=north")).headers.location).toBe("/");
  });

  test.each([
    "https://evil.example/",
    "//evil.example",
    "/\\evil.example",
    "/..//evil.example",
    "/\t/evil.example",
    "javascript:alert(1)",
    "/a\r\nset-cookie: x=1",
  ])("rejects a redirect to another site: %j", async (back) => {
    const { status, headers } = await choose(
      new URLSearchParams({ store: "north", back }).toString(),
    );
    expect(status).toBe(400);
    expect(headers).not.toHaveProperty("set-cookie");
    expect(headers).not.toHaveProperty("location");
  });

  test.each([
    "store=rolla",
    "store=north&store=south",
    "back=/",
    "",
    "store[]=north",
    "__proto__=x",
  ])("rejects a store that is not the dealer's: %j", async (body) => {
    const answer = await choose(body);
    expect(answer.status).toBe(400);
    expect(JSON.parse(answer.body).error.code).toBe("bad-body");
    expect(answer.headers).not.toHaveProperty("set-cookie");
  });

  test.each([
    { origin: "https://evil.example" },
    { origin: "null" },
    { origin: "http://localhost" },
    { "sec-fetch-site": "cross-site" },
    { "sec-fetch-site": "same-site" },
    { "sec-fetch-site": "cross-site", origin: "http://group.localhost" },
  ])("rejects cross-site requests: %j", async (headers: Record<string, string>) => {
    const answer = await choose("store=north", headers);
    expect(answer.status).toBe(403);
    expect(JSON.parse(answer.body).error.code).toBe("forbidden");
    expect(answer.headers).not.toHaveProperty("set-cookie");
  });

  test.each([
    { origin: "http://group.localhost", "sec-fetch-site": "same-origin" },
    { origin: "https://group.localhost:8443", host: "group.localhost:8443" },
    { "sec-fetch-site": "none" },
  ])("accepts same-origin requests: %j", async (headers: Record<string, string>) => {
    expect((await choose("store=north", headers)).status).toBe(303);
  });

  test("limits the body size", async () => {
    expect((await choose(`store=north&back=/${"x".repeat(20_000)}`)).status).toBe(413);
  });

  test("responds 404 to GET", async () => {
    expect((await site.request("/api/store")).status).toBe(404);
  });
});
