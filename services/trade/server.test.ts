import { fileURLToPath } from "node:url";
import { TradeIndex } from "@forecourt/contracts/areas/trade/contracts";
import { internalHeaders } from "@forecourt/contracts/tenant";
import { type Listening, listen } from "@forecourt/service-kit/listen";
import type { Service } from "@forecourt/service-kit/service";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { createService } from "./server.ts";

const dealersDir = fileURLToPath(new URL("../../dealers", import.meta.url));

let service: Service;
let server: Listening;
beforeAll(async () => {
  service = await createService({ DEALERS_DIR: dealersDir, LOG_LEVEL: "silent" });
  server = await listen(service.app, "127.0.0.1", 0);
});
afterAll(async () => {
  await server.close({ lingerMs: 0, deadlineMs: 100 });
  await service.close();
});

async function ask(path: string, dealer?: string, store?: string) {
  const response = await fetch(`http://127.0.0.1:${server.port}${path}`, {
    headers: {
      ...(dealer ? { [internalHeaders.dealer]: dealer } : {}),
      ...(store ? { [internalHeaders.store]: store } : {}),
    },
  });
  return { status: response.status, body: (await response.json()) as unknown };
}

describe("the sell and trade index", () => {
  test("compares three ways in ten rows and names the days an offer holds", async () => {
    const { status, body } = await ask("/api/trade/pages/index", "ozark-mitsubishi");
    expect(status).toBe(200);
    const page = TradeIndex.parse(body);
    expect(page.comparison.columns).toEqual(["Sell to us", "Trade in with us", "Sell privately"]);
    expect(page.comparison.rows).toHaveLength(10);
    expect(page.comparison.rows[3]).toEqual({
      label: "How long the price holds",
      cells: ["7 days, in writing", "7 days, in writing", "Until the buyer changes their mind"],
    });
    expect(page.sections.map((section) => section.id)).toEqual([
      "offers",
      "what-to-bring",
      "owing",
    ]);
  });

  test("is not there for a store that takes no trades", async () => {
    expect(await ask("/api/trade/pages/index", "heartland", "sedalia")).toMatchObject({
      status: 404,
      body: { error: { code: "content-unknown" } },
    });
    expect((await ask("/api/trade/pages/index", "heartland", "rolla")).status).toBe(200);
  });
});

test("a request without a dealer, or for one that is not there, is misdirected", async () => {
  for (const dealer of [undefined, "nobody", "../ozark"]) {
    expect(await ask("/api/trade/pages/index", dealer)).toMatchObject({
      status: 421,
      body: { error: { code: "dealer-unknown" } },
    });
  }
});

test("a path of nobody's is 404, in the form of every error", async () => {
  expect(await ask("/api/trade/pages/nothing", "heartland")).toMatchObject({
    status: 404,
    body: { error: { code: "not-found" } },
  });
});

test("it is ready, and says what is wrong with the configuration", async () => {
  expect(await ask("/readyz")).toEqual({
    status: 200,
    body: { ok: true, parts: { dealers: { ok: true } }, problems: [] },
  });
});

test("without a usable configuration it does not start", async () => {
  await expect(createService({ DEALERS_DIR: "/nowhere/at/all" })).rejects.toThrow("ENOENT");
});
