import { setTimeout as wait } from "node:timers/promises";
import { afterEach, expect, test } from "@jest/globals";
import { type Site, startSite } from "./fixtures/site.ts";

let site: Site;
afterEach(() => site.close());

/** The log line of the request for `path`, once it is written. */
async function lineOf(path: string): Promise<Record<string, unknown>> {
  for (;;) {
    const found = site.logged().find((line) => line["path"] === path);
    if (found) return found;
    await wait(5);
  }
}

test("the log line of a write says how long its body and its service took", async () => {
  site = await startSite({
    services: {
      leads: [
        async (_request, response) => {
          await wait(30);
          response.end("{}");
        },
      ],
    },
  });
  await site.request("/api/leads", { method: "POST", body: "{}" });
  const line = await lineOf("/api/leads");
  expect(line).toMatchObject({ bodyMs: expect.any(Number), upstreamMs: expect.any(Number) });
  expect(Number(line["upstreamMs"])).toBeGreaterThanOrEqual(29);
  expect(Number(line["ms"])).toBeGreaterThanOrEqual(Number(line["upstreamMs"]));
});

test("the log line of a page says how long it waited for room and for the shell server", async () => {
  site = await startSite();
  await site.request("/", { headers: { "sec-gpc": "1" } });
  expect(await lineOf("/")).toMatchObject({
    queueMs: expect.any(Number),
    upstreamMs: expect.any(Number),
  });
});
