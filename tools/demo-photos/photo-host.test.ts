import { listen } from "@forecourt/service-kit/listen";
import { createLog } from "@forecourt/service-kit/log";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import sharp from "sharp";
import { everyCar } from "../demo-inventory/every-car.ts";
import { photosOf } from "../demo-inventory/photos-of.ts";
import { createPhotoHost } from "./photo-host.ts";

const [car] = everyCar().flatMap(({ cars }) => cars);
const vin = car?.vin ?? "";

describe("the demo's photo host", () => {
  let host: Awaited<ReturnType<typeof listen>>;
  beforeAll(async () => {
    const log = createLog({ name: "test", level: "silent" });
    host = await listen(createPhotoHost({ log }), "127.0.0.1", 0);
  });
  afterAll(() => host.close({ lingerMs: 0, deadlineMs: 100 }));

  const get = (path: string) => fetch(`http://127.0.0.1:${host.port}${path}`);

  test("has every photo that the feed names, at least six different ones, as 4:3 JPEG", async () => {
    const urls = Object.values(photosOf(vin)).flat();
    const photos = new Set<string>();
    for (const url of urls) {
      const response = await get(new URL(url).pathname);
      const bytes = Buffer.from(await response.arrayBuffer());
      const { format, width, height } = await sharp(bytes).metadata();
      expect([response.status, format, width, height]).toEqual([200, "jpeg", 1280, 960]);
      photos.add(bytes.toString("base64"));
    }
    expect(photos.size).toBe(urls.length);
    expect(photos.size).toBeGreaterThanOrEqual(6);
  });

  test.each([`/${vin}/roof.jpg`, `/${vin}/side.png`, "/1FADP3K28FL000000/side.jpg", "/"])(
    "has no %s",
    async (path) => expect((await get(path)).status).toBe(404),
  );
});
