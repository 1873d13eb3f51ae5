import { fileURLToPath } from "node:url";
import { ServiceIndex } from "@forecourt/contracts/areas/service/contracts";
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

describe("the service index", () => {
  test("has ten questions, the tire center and the department's hours", async () => {
    const { status, body } = await ask("/api/service/pages/index", "ozark-mitsubishi");
    expect(status).toBe(200);
    const page = ServiceIndex.parse(body);
    expect(page.faq.items).toHaveLength(10);
    expect(page.tireCenter.id).toBe("tires");
    expect(page.hero.list[2]).toBe("Open Monday to Saturday 8 a.m. to 6 p.m.; Sunday closed");
    expect(page.scheduleLink).toBeNull();
  });

  test("says so when there are no specials, and lists those of a dealer who has some", async () => {
    const specials = async (dealer: string) =>
      ServiceIndex.parse((await ask("/api/service/pages/index", dealer)).body).specials;
    expect(await specials("ozark-mitsubishi")).toMatchObject({
      empty: "No offers available at this time. Please check back later.",
      offers: [],
    });
    expect((await specials("heartland"))?.offers.map((offer) => offer.id)).toEqual([
      "alignment-check",
      "winter-battery-test",
    ]);
  });

  test("is not there for a store without service", async () => {
    expect(await ask("/api/service/pages/index", "heartland", "jefferson-city")).toMatchObject({
      status: 404,
      body: { error: { code: "content-unknown" } },
    });
  });
});

test("a request without a dealer, or for one that is not there, is misdirected", async () => {
  for (const dealer of [undefined, "nobody", "../ozark"]) {
    expect(await ask("/api/service/pages/index", dealer)).toMatchObject({
      status: 421,
      body: { error: { code: "dealer-unknown" } },
    });
  }
});

test("a path of nobody's is 404, in the form of every error", async () => {
  expect(await ask("/api/service/pages/nothing", "heartland")).toMatchObject({
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
