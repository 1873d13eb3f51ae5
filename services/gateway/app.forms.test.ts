import { afterEach, describe, expect, test } from "@jest/globals";
import { type Site, startSite } from "./fixtures/site.ts";

let site: Site;
afterEach(() => site.close());

const form = "application/x-www-form-urlencoded";
const browser = "text/html,application/xhtml+xml,*/*;q=0.8";

describe("a form submitted without JavaScript", () => {
  const send = (type: string, accept: string) =>
    site.request("/api/trade/offers", {
      method: "POST",
      headers: { "content-type": type, accept },
      body: "name=Canary",
    });

  test("gets an error page that repeats no input when the service is down", async () => {
    site = await startSite();
    await site.service("trade")[0]?.stop();
    for (const type of [form, `${form}; charset=utf-8`, "multipart/form-data; boundary=x"]) {
      const { status, headers, body } = await send(type, browser);
      expect(status).toBe(503);
      expect(headers["content-type"]).toMatch(/^text\/html/);
      expect(headers["cache-control"]).toBe("no-store");
      expect(body).toContain("<h1>This could not be sent</h1>");
      expect(body).toContain("nothing is lost");
      expect(body).not.toContain("Canary");
      expect(body).not.toContain("Attempt again");
    }
  });

  test("is distinguished from a request of a script, which gets JSON", async () => {
    site = await startSite();
    await site.service("trade")[0]?.stop();
    for (const [type, accept] of [
      ["application/json", browser],
      [form, "application/json"],
      [form, "*/*"],
    ] as const) {
      const { status, body } = await send(type, accept);
      expect([status, JSON.parse(body).error.code]).toEqual([503, "unavailable"]);
    }
  });
});
