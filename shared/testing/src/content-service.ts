import { areaDefinitions } from "@forecourt/contracts/area-definitions";
import type { AreaName } from "@forecourt/contracts/areas";
import type { AreaDefinition } from "@forecourt/contracts/areas/define-area";
import type { CreateService } from "@forecourt/service-kit/service";
import { expect, test } from "@jest/globals";
import { type Request, testService } from "./test-service.ts";

/**
 * Runs a content service on the shipped dealers for the tests of this file, adds the tests that hold for
 * all of them, and returns how to send it requests.
 * @param readyParts the parts of its readiness report
 */
export function testContentService(
  area: AreaName,
  createService: CreateService,
  readyParts: readonly string[] = ["dealers"],
): Request {
  const request = testService(createService);
  const { endpoints }: AreaDefinition = areaDefinitions[area];
  const pages = Object.values(endpoints).filter(({ path }) => path.includes("/pages/"));

  test.each(pages)("$path answers with its contract", async ({ path, reply }) => {
    // Pages that are off by default are on at one of the demo dealers.
    const atGroup = await request(path, "heartland");
    const { status, body } =
      atGroup.status === 200 ? atGroup : await request(path, "ozark-mitsubishi");
    expect(status).toBe(200);
    expect(reply.safeParse(body).error).toBeUndefined();
  });

  test.each(pages)("$path answers 421 without a dealer or for an unknown one", async ({ path }) => {
    for (const dealer of [undefined, "unknown", "../ozark"]) {
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
      body: {
        ok: true,
        parts: Object.fromEntries(readyParts.map((part) => [part, { ok: true }])),
        problems: [],
      },
    });
  });

  test("does not start without a usable configuration", async () => {
    await expect(
      createService({
        DEALERS_DIR: "/nowhere/at/all",
        SIGNING_SECRET: "a secret that only this test knows",
      }),
    ).rejects.toThrow("ENOENT");
  });

  return request;
}
