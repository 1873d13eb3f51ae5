import { imagePath } from "@forecourt/contracts/image-source";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import sharp from "sharp";
import { photo } from "./testing/image-files.ts";
import {
  publicAddress,
  type RecordingHttpServer,
  recordingHttpServer,
} from "./testing/recording-http-server.ts";
import { type RunningImages, runImages } from "./testing/running-images.ts";

let web: RecordingHttpServer;
let images: RunningImages;
let remoteFile: Buffer;
beforeAll(async () => {
  remoteFile = await photo("jpeg");
  web = await recordingHttpServer((_request, response) => response.end(remoteFile));
  images = await runImages({ network: web.network });
});
afterAll(async () => {
  await images.close();
  await web.close();
});

const address = (source: string, width = 640) => imagePath(source, width) ?? "";

describe("a photo in the dealer's folder", () => {
  test.each(["jpeg", "png", "webp", "avif"] as const)(
    "in %s is converted to WebP",
    async (format) => {
      await images.addPhoto(`2021 Outlander/front.${format}`, await photo(format));
      const source = `photos/2021 Outlander/front.${format}`;
      const { status, headers, body } = await images.request(address(source));
      expect([status, headers["content-type"]]).toEqual([200, "image/webp"]);
      expect(headers["x-content-type-options"]).toBe("nosniff");
      expect(headers["cache-control"]).toBe(
        "public, max-age=86400, stale-while-revalidate=2592000",
      );
      const { width, height, format: made } = await sharp(body).metadata();
      expect([width, height, made]).toEqual([640, 480, "webp"]);
    },
  );

  test("is not enlarged", async () => {
    await images.addPhoto("small.png", await photo("png", { width: 400, height: 300 }));
    const { body } = await images.request(address("photos/small.png", 3072));
    expect((await sharp(body).metadata()).width).toBe(400);
  });

  test("is rotated upright by its EXIF orientation", async () => {
    const bytes = await sharp(await photo("jpeg"))
      .withMetadata({ orientation: 6 })
      .toBuffer();
    await images.addPhoto("turned.jpg", bytes);
    const { width, height } = await sharp(
      (await images.request(address("photos/turned.jpg"))).body,
    ).metadata();
    expect([width, height]).toEqual([640, 853]);
  });

  test("changes as soon as the file changes", async () => {
    await images.addPhoto("new.jpg", await photo("jpeg", { red: 10 }));
    const before = await images.request(address("photos/new.jpg"));
    await images.addPhoto("new.jpg", await photo("jpeg", { red: 240, width: 1500 }));
    const after = await images.request(address("photos/new.jpg"));
    expect(after.headers["etag"]).not.toBe(before.headers["etag"]);
  });

  test("is not served to another dealer", async () => {
    await images.addPhoto("mine.jpg", await photo("jpeg"));
    expect((await images.request(address("photos/mine.jpg"))).status).toBe(200);
    const other = await images.request(address("photos/mine.jpg"), { dealer: "heartland" });
    expect(other.status).toBe(404);
  });
});

describe("a photo of a feed", () => {
  test("is fetched once, from the resolved address", async () => {
    const url = "https://photos.example/a%20b/1.jpg?size=large&x=1";
    const first = await images.request(address(url));
    expect([first.status, (await sharp(first.body).metadata()).width]).toEqual([200, 640]);
    expect(web.connected).toEqual([`${publicAddress} ${url}`]);
    await images.request(address(url));
    expect(web.connected).toHaveLength(1);
    await images.request(address(url, 320));
    expect(web.connected).toHaveLength(2);
  });

  test("is fetched over HTTP only from hosts that are configured with http", async () => {
    expect((await images.request(address("http://old.example/1.jpg"))).status).toBe(200);
    expect((await images.request(address("https://old.example/1.jpg"))).status).toBe(200);
    expect((await images.request(address("http://photos.example/1.jpg"))).status).toBe(400);
  });

  test("is rejected when the host belongs to another dealer", async () => {
    const { status } = await images.request(address("https://photos.example/z.jpg"), {
      dealer: "heartland",
    });
    expect(status).toBe(400);
  });

  test("responds 304 to its ETag", async () => {
    const { headers } = await images.request(address("https://photos.example/tag.jpg"));
    const again = await images.request(address("https://photos.example/tag.jpg"), {
      headers: { "if-none-match": String(headers["etag"]) },
    });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    expect(headers["etag"]).toMatch(/^"[\w-]{27}"$/);
  });
});

test("responds 421 to a request with an unknown dealer", async () => {
  expect((await images.request(address("photos/a.jpg"), { dealer: "nobody" })).status).toBe(421);
  expect((await images.request(address("photos/a.jpg"), { dealer: "../ozark" })).status).toBe(421);
});
