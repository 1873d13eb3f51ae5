import type { RequestListener } from "node:http";
import { internalHeaders } from "@forecourt/contracts/tenant";
import { afterEach, expect, test } from "@jest/globals";
import { type Site, startSite } from "./fixtures/site.ts";

let site: Site;
afterEach(() => site.close());

const inventory: RequestListener = (request, response) => {
  response.setHeader("content-type", "text/csv; charset=utf-8");
  response.end(`${request.url} of ${String(request.headers[internalHeaders.dealer])}`);
};

test.each(["/feeds/google-vehicles.csv", "/feeds/google-vehicles/rolla.csv"])(
  "%s is the inventory service's file for this dealer, and open to crawlers",
  async (path) => {
    site = await startSite({ services: { inventory: [inventory] } });
    const { status, headers, body } = await site.request(path);
    expect([status, headers["content-type"]]).toEqual([200, "text/csv; charset=utf-8"]);
    expect(body).toBe(`${path} of heartland`);
    const group = await site.request(path, { headers: { host: "group.localhost" } });
    expect(group.body).toBe(`${path} of ozark`);
    const { body: robots } = await site.request("/robots.txt");
    const closed = [...robots.matchAll(/^Disallow: (.*)$/gm)].map(([, start = ""]) => start);
    expect(closed.filter((start) => path.startsWith(start))).toEqual([]);
  },
);

test.each(["/feeds", "/feeds/other.csv", "/feeds/google-vehicles/rolla.csv/more"])(
  "%s is no feed, and no page",
  async (path) => {
    site = await startSite({ services: { inventory: [inventory] } });
    expect((await site.request(path)).status).toBe(404);
  },
);
