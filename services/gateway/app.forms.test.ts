import type { RequestListener } from "node:http";
import { afterEach, describe, expect, test } from "@jest/globals";
import { type Site, startSite } from "./fixtures/site.ts";

let site: Site;
afterEach(() => site.close());

const form = "application/x-www-form-urlencoded";
const browser = "text/html,application/xhtml+xml,*/*;q=0.8";

describe("a form submitted without JavaScript", () => {
  const send = (type: string, accept: string, path = "/api/trade/offers") =>
    site.request(path, {
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
      expect(body).toContain("<h1>We couldn’t send this</h1>");
      expect(body).toContain("everything you typed is still there");
      expect(body).not.toContain("Canary");
      expect(body).not.toContain("Try again");
    }
  });

  test("gets the same page when the service fails without one, and a page of the service as it is", async () => {
    const pages: Record<string, string> = {
      "/api/trade/offers": "application/json",
      "/api/leads/x": "text/html",
    };
    const failing: RequestListener = (request, response) => {
      if (request.url === "/readyz") return response.end("{}");
      response.writeHead(500, { "content-type": pages[request.url ?? ""] ?? "" });
      return response.end("of the service");
    };
    site = await startSite({ services: { trade: [failing], leads: [failing] } });
    const failed = await send(form, browser);
    expect([failed.status, failed.headers["content-type"]]).toEqual([
      503,
      "text/html; charset=utf-8",
    ]);
    expect(failed.body).toContain("<h1>We couldn’t send this</h1>");
    const page = await send(form, browser, "/api/leads/x");
    expect([page.status, page.body]).toEqual([500, "of the service"]);
    const json = await send("application/json", "application/json");
    expect([json.status, json.body]).toEqual([500, "of the service"]);
  });

  test("gets a page that says what to do when the service refuses it with JSON", async () => {
    const refusing: RequestListener = (request, response) => {
      if (request.url === "/readyz") return response.end("{}");
      const status = Number(request.url?.split("/").at(-1));
      response.writeHead(status, { "content-type": "application/json", "retry-after": "60" });
      return response.end('{"error":{"code":"forbidden","message":"Canary"}}');
    };
    site = await startSite({ services: { trade: [refusing] } });
    for (const [status, shown, title] of [
      [400, 400, "We couldn’t read this form"],
      [403, 403, "We couldn’t accept this form"],
      [404, 404, "This form has expired"],
      [409, 409, "We couldn’t send this again"],
      [413, 413, "That’s too large"],
      [415, 400, "We couldn’t read this form"],
      [422, 422, "Please check what you typed"],
      [429, 429, "That’s a lot of tries"],
    ] as const) {
      const path = `/api/trade/refusals/${status}`;
      const { status: answered, headers, body } = await send(form, browser, path);
      expect([answered, headers["content-type"]]).toEqual([shown, "text/html; charset=utf-8"]);
      expect([headers["cache-control"], headers["retry-after"]]).toEqual(["no-store", "60"]);
      expect(body).toContain(`<h1>${title}</h1>`);
      expect(body).not.toContain("Canary");
      const json = await send(form, "application/json", path);
      expect([json.status, JSON.parse(json.body).error.message]).toEqual([status, "Canary"]);
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
