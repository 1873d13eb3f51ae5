import { photosPath } from "@forecourt/contracts/areas/trade/photos";
import { afterEach, describe, expect, test } from "@jest/globals";
import { type Site, startSite } from "./fixtures/site.ts";

let site: Site;
afterEach(() => site.close());

const photos = photosPath("A".repeat(43));
const megabytes = (count: number) => Buffer.alloc(count * 1_000_000);

/** Sizes of the bodies that reached the trade service. */
let received: number[] = [];

async function start() {
  received = [];
  site = await startSite({
    services: {
      trade: [
        async (request, response) => {
          let bytes = 0;
          for await (const chunk of request) bytes += (chunk as Buffer).length;
          received.push(bytes);
          response.end("{}");
        },
      ],
    },
  });
}

const statusOf = async (path: string, body: Buffer, method = "POST") =>
  (await site.request(path, { method, body })).status;

describe("an upload of photos", () => {
  test("may be larger than other bodies, up to 15 MB", async () => {
    await start();
    expect(await statusOf(photos, megabytes(15))).toBe(200);
    expect(received).toEqual([15_000_000]);
    expect(await statusOf(photos, megabytes(16))).toBe(413);
  });

  test("is the only one: other addresses and methods have their limit", async () => {
    await start();
    for (const path of [
      "/api/trade/appraisals",
      `${photos}/x/removal`,
      photosPath("short"),
      `${photos}x`,
    ]) {
      expect(await statusOf(path, megabytes(2))).toBe(413);
    }
    expect(await statusOf(photos, megabytes(2), "PUT")).toBe(413);
    expect(received).toEqual([]);
  });
});
