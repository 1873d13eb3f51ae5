import { imagePath } from "@forecourt/contracts/vehicle/image-source";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import sharp from "sharp";
import { photo } from "./testing/files.ts";
import { type RunningImages, runImages } from "./testing/running-images.ts";
import { publicAddress, type SpiedWeb, spiedWeb } from "./testing/spied-web.ts";

let web: SpiedWeb;
let images: RunningImages;
let onTheWeb: Buffer;
beforeAll(async () => {
  onTheWeb = await photo("jpeg");
  web = await spiedWeb((_request, response) => response.end(onTheWeb));
  images = await runImages({ network: web.network });
});
afterAll(async () => {
  await images.close();
  await web.close();
});

const address = (source: string, width = 640) => imagePath(source, width) ?? "";

describe("a photograph of the dealer's own folder", () => {
  test.each(["jpeg", "png", "webp", "avif"] as const)("in %s becomes a webp", async (format) => {
    await images.addPhoto(`2021 Outlander/front.${format}`, await photo(format));
    const source = `photos/2021 Outlander/front.${format}`;
    const { status, headers, body } = await images.ask(address(source));
    expect([status, headers["content-type"]]).toEqual([200, "image/webp"]);
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers["cache-control"]).toBe("public, max-age=86400, stale-while-revalidate=2592000");
    const { width, height, format: made } = await sharp(body).metadata();
    expect([width, height, made]).toEqual([640, 480, "webp"]);
  });

  test("is never made larger than it is", async () => {
    await images.addPhoto("small.png", await photo("png", { width: 400, height: 300 }));
    const { body } = await images.ask(address("photos/small.png", 3072));
    expect((await sharp(body).metadata()).width).toBe(400);
  });

  test("stands upright, whichever way the camera was held", async () => {
    const bytes = await sharp(await photo("jpeg"))
      .withMetadata({ orientation: 6 })
      .toBuffer();
    await images.addPhoto("turned.jpg", bytes);
    const { width, height } = await sharp(
      (await images.ask(address("photos/turned.jpg"))).body,
    ).metadata();
    expect([width, height]).toEqual([640, 853]);
  });

  test("shows the new picture as soon as the file is another", async () => {
    await images.addPhoto("new.jpg", await photo("jpeg", { red: 10 }));
    const before = await images.ask(address("photos/new.jpg"));
    await images.addPhoto("new.jpg", await photo("jpeg", { red: 240, width: 1500 }));
    const after = await images.ask(address("photos/new.jpg"));
    expect(after.headers["etag"]).not.toBe(before.headers["etag"]);
  });

  test("is not another dealer's", async () => {
    await images.addPhoto("mine.jpg", await photo("jpeg"));
    expect((await images.ask(address("photos/mine.jpg"))).status).toBe(200);
    const other = await images.ask(address("photos/mine.jpg"), { dealer: "heartland" });
    expect(other.status).toBe(404);
  });
});

describe("a photograph of a feed", () => {
  test("is fetched from the address that its host was found at, and once", async () => {
    const url = "https://photos.example/a%20b/1.jpg?size=large&x=1";
    const first = await images.ask(address(url));
    expect([first.status, (await sharp(first.body).metadata()).width]).toEqual([200, 640]);
    expect(web.connected).toEqual([`${publicAddress} ${url}`]);
    await images.ask(address(url));
    expect(web.connected).toHaveLength(1);
    await images.ask(address(url, 320));
    expect(web.connected).toHaveLength(2);
  });

  test("by http comes from a host that is named so, and only from one", async () => {
    expect((await images.ask(address("http://old.example/1.jpg"))).status).toBe(200);
    expect((await images.ask(address("https://old.example/1.jpg"))).status).toBe(200);
    expect((await images.ask(address("http://photos.example/1.jpg"))).status).toBe(400);
  });

  test("is a host's of this dealer, not of another", async () => {
    const { status } = await images.ask(address("https://photos.example/z.jpg"), {
      dealer: "heartland",
    });
    expect(status).toBe(400);
  });

  test("is told to be unchanged by its tag", async () => {
    const { headers } = await images.ask(address("https://photos.example/tag.jpg"));
    const again = await images.ask(address("https://photos.example/tag.jpg"), {
      headers: { "if-none-match": String(headers["etag"]) },
    });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    expect(headers["etag"]).toMatch(/^"[\w-]{27}"$/);
  });
});

test("a request without a dealer, or for one that is not there, is misdirected", async () => {
  expect((await images.ask(address("photos/a.jpg"), { dealer: "nobody" })).status).toBe(421);
  expect((await images.ask(address("photos/a.jpg"), { dealer: "../ozark" })).status).toBe(421);
});
