import { afterEach, describe, expect, test } from "@jest/globals";
import { type Site, startSite } from "./fixtures/site.ts";

let site: Site;
afterEach(() => site.close());

describe("the page of API documentation", () => {
  test("lists the endpoints of each service and the gateway's own", async () => {
    const paths = { "/api/trade/pages/index": { get: { responses: {} } } };
    site = await startSite({
      docs: true,
      services: { trade: [(_request, response) => response.end(JSON.stringify({ paths }))] },
    });
    const { status, headers, body } = await site.request("/api/docs");
    expect([status, headers["content-type"]]).toEqual([200, "text/html; charset=utf-8"]);
    expect(body).toContain("GET /api/trade/pages/index");
    expect(body).toContain("POST /api/store");
  });

  test("does not exist in production, the default stage", async () => {
    site = await startSite({});
    expect(await site.request("/api/docs")).toMatchObject({ status: 404 });
  });
});
