import { type FeedHealth, listFeedHealth } from "@forecourt/contracts/areas/inventory/feed-health";
import { afterEach, expect, test } from "@jest/globals";
import { type Site, startSite } from "./fixtures/site.ts";

let site: Site;
afterEach(() => site.close());

const good: FeedHealth = {
  dealerId: "heartland",
  storeId: "rolla",
  source: "sftp",
  state: "good",
  detail: "",
  release: null,
  goodAt: "2026-11-20T05:00:00.000Z",
  isLate: false,
  trouble: null,
  refusedRows: { "vin-length": 2 },
};
const held: FeedHealth = {
  ...good,
  storeId: "sedalia",
  state: "held",
  detail: "the feed is odd: <b>",
  release: 'npm run import -- --force "REASON" /x',
  isLate: true,
};

const now = () => Date.parse("2026-11-20T08:30:00Z");

function withFeeds(feeds: readonly FeedHealth[]) {
  return startSite({
    now,
    services: {
      inventory: [
        (request, response) => {
          response.setHeader("content-type", "application/json");
          response.end(JSON.stringify(request.url === listFeedHealth.path ? { feeds } : {}));
        },
      ],
    },
  });
}

test("operators see the feed of each store, those that need somebody first, and what releases them", async () => {
  site = await withFeeds([good, held]);
  const { status, headers, body } = await site.operations("/__feeds");
  expect([status, headers["cache-control"]]).toEqual([200, "no-store"]);
  const cells = [
    "heartland",
    "rolla",
    "sftp",
    "good",
    "3 h ago, 2026-11-20T05:00Z",
    "vin-length 2",
    "",
  ];
  expect(body).toContain(`<tr>${cells.map((text) => `<td>${text}</td>`).join("")}</tr>`);
  expect(body.indexOf("sedalia")).toBeLessThan(body.indexOf("rolla"));
  expect(body).toContain("<td>held, late</td>");
  expect(body).toContain("the feed is odd: &lt;b&gt;");
  expect(body).toContain("<pre>npm run import -- --force &quot;REASON&quot; /x</pre>");
});

test("the page says that the inventory service does not answer", async () => {
  site = await startSite({ now });
  expect((await site.operations("/__feeds")).body).toContain(
    "The inventory service does not answer.",
  );
});

test("the page is never on the public port", async () => {
  site = await withFeeds([held]);
  expect((await site.request("/__feeds")).body).not.toContain("sedalia");
  const other = { headers: { host: "www.example.com" } };
  expect((await site.operations("/__feeds", other)).status).toBe(403);
});
