import { fileURLToPath } from "node:url";
import { areaDefinitions } from "@forecourt/contracts/area-definitions";
import type { AreaName } from "@forecourt/contracts/areas";
import type { AreaDefinition } from "@forecourt/contracts/areas/define-area";
import { internalHeaders } from "@forecourt/contracts/tenant";
import { type Listening, listen } from "@forecourt/service-kit/listen";
import type { CreateService, Service } from "@forecourt/service-kit/service";
import { afterAll, beforeAll, expect, test } from "@jest/globals";

const dealersDir = fileURLToPath(new URL("../../../dealers", import.meta.url));

interface Answer {
  status: number;
  body: unknown;
}

/** Sends a GET request to the service, for a dealer and one of its stores. */
export type Request = (path: string, dealer?: string, store?: string) => Promise<Answer>;

/**
 * Runs a content service on the shipped dealers for the tests of this file, adds the tests that hold for
 * all of them, and returns how to send it requests.
 */
export function testContentService(area: AreaName, createService: CreateService): Request {
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

  const request: Request = async (path, dealer, store) => {
    const response = await fetch(`http://127.0.0.1:${server.port}${path}`, {
      headers: {
        ...(dealer ? { [internalHeaders.dealer]: dealer } : {}),
        ...(store ? { [internalHeaders.store]: store } : {}),
      },
    });
    return { status: response.status, body: await response.json() };
  };

  const { endpoints }: AreaDefinition = areaDefinitions[area];
  const pages = Object.values(endpoints).filter(({ path }) => path.includes("/pages/"));

  test.each(pages)("$path answers with its contract", async ({ path, reply }) => {
    const { status, body } = await request(path, "heartland");
    expect(status).toBe(200);
    expect(reply.safeParse(body).error).toBeUndefined();
  });

  test.each(pages)("$path answers 421 without a dealer or for an unknown one", async ({ path }) => {
    for (const dealer of [undefined, "nobody", "../ozark"]) {
      expect(await request(path, dealer)).toMatchObject({
        status: 421,
        body: { error: { code: "dealer-unknown" } },
      });
    }
  });

  test("answers 404 for an unknown path, in the form of every error", async () => {
    expect(await request(`/api/${area}/pages/nothing`, "heartland")).toMatchObject({
      status: 404,
      body: { error: { code: "not-found" } },
    });
  });

  test("reports that it is ready, and the problems of the configuration", async () => {
    expect(await request("/readyz")).toEqual({
      status: 200,
      body: { ok: true, parts: { dealers: { ok: true } }, problems: [] },
    });
  });

  test("does not start without a usable configuration", async () => {
    await expect(createService({ DEALERS_DIR: "/nowhere/at/all" })).rejects.toThrow("ENOENT");
  });

  return request;
}
