import { fileURLToPath } from "node:url";
import { FinancingIndex } from "@forecourt/contracts/areas/financing/contracts";
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

describe("the financing index", () => {
  test("is the content of the dealer, in the form of its contract", async () => {
    const { status, body } = await ask("/api/financing/pages/index", "ozark-mitsubishi");
    expect(status).toBe(200);
    const page = FinancingIndex.parse(body);
    expect(page.head.title).toBe("Auto financing in Cape Girardeau, MO | Ozark Trail Mitsubishi");
    expect(page.ways.map((way) => way.id)).toEqual(["pre-approval", "credit-score", "application"]);
    expect(page.programs.sections.map((section) => section.id)).toEqual([
      "credit-amnesty",
      "one-dime-down",
      "bad-credit",
      "no-credit",
    ]);
    expect(page.faq.items).toHaveLength(14);
  });

  test("names the telephone of the chosen store", async () => {
    const phones = await Promise.all(
      ["columbia", "sedalia"].map(async (store) => {
        const { body } = await ask("/api/financing/pages/index", "heartland", store);
        return FinancingIndex.parse(body).ways[0]?.links[0];
      }),
    );
    expect(phones).toEqual([
      { label: "Call (573) 555-0150", href: "tel:+15735550150" },
      { label: "Call (660) 555-0180", href: "tel:+16605550180" },
    ]);
  });
});

test("a request without a dealer, or for one that is not there, is misdirected", async () => {
  for (const dealer of [undefined, "nobody", "../ozark"]) {
    expect(await ask("/api/financing/pages/index", dealer)).toMatchObject({
      status: 421,
      body: { error: { code: "dealer-unknown" } },
    });
  }
});

test("a path of nobody's is 404, in the form of every error", async () => {
  expect(await ask("/api/financing/pages/nothing", "heartland")).toMatchObject({
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
