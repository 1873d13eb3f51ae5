import { sharePicture } from "@forecourt/contracts/share-picture";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import sharp from "sharp";
import { photo, svg } from "./testing/image-files.ts";
import {
  publicAddress,
  type RecordingHttpServer,
  recordingHttpServer,
} from "./testing/recording-http-server.ts";
import { type RunningImages, runImages } from "./testing/running-images.ts";

let web: RecordingHttpServer;
let images: RunningImages;
const today = Date.parse("2026-11-23T18:00:00Z");
let moment = today;
beforeAll(async () => {
  const remoteFile = await photo("jpeg");
  web = await recordingHttpServer((_request, response) => response.end(remoteFile));
  images = await runImages({ network: web.network, now: () => moment });
});
afterAll(async () => {
  await images.close();
  await web.close();
});

const drawn = [
  ["the home page", sharePicture.home()],
  ["an article", sharePicture.article("winter-tires")],
  ["an offer with a saving", sharePicture.offer("dealer", "teacher-and-nurse-thanks")],
] as const;

describe("a picture of a link preview", () => {
  test.each(drawn)("is drawn for %s as a PNG of 1200 × 630", async (_page, address) => {
    const { status, headers, body } = await images.request(address);
    expect([status, headers["content-type"]]).toEqual([200, "image/png"]);
    const { width, height, format } = await sharp(body).metadata();
    expect([width, height, format]).toEqual([1200, 630, "png"]);
    expect(body.length).toBeLessThan(150_000);
  });

  test("has the color of its dealer", async () => {
    const colors = await Promise.all(
      ["ozark-mitsubishi", "heartland"].map(async (dealer) => {
        const { body } = await images.request(sharePicture.home(), { dealer });
        const { data } = await sharp(body)
          .extract({ left: 8, top: 8, width: 1, height: 1 })
          .removeAlpha()
          .raw()
          .toBuffer({ resolveWithObject: true });
        return [...data];
      }),
    );
    const distance = (one: number[], other: number[]) =>
      Math.max(...one.map((value, index) => Math.abs(value - (other[index] ?? 0))));
    expect(distance(colors[0] ?? [], [0xb3, 0x20, 0x2c])).toBeLessThan(8);
    expect(distance(colors[1] ?? [], [0x1d, 0x4f, 0x91])).toBeLessThan(8);
  });

  test("says what its page says: two articles have two pictures", async () => {
    const [one, other] = await Promise.all(
      ["winter-tires", "first-car-budget"].map((slug) =>
        images.request(sharePicture.article(slug)),
      ),
    );
    expect(one?.headers["etag"]).not.toBe(other?.headers["etag"]);
  });

  test("is missing before the day of an article, and after that of an offer", async () => {
    const statusAt = async (time: string, address: string) => {
      moment = Date.parse(time);
      const { status } = await images.request(address);
      moment = today;
      return status;
    };
    const article = sharePicture.article("winter-tires");
    expect(await statusAt("2026-11-02T04:00:00Z", article)).toBe(404);
    expect(await statusAt("2026-11-02T07:00:00Z", article)).toBe(200);
    const offer = sharePicture.offer("dealer", "come-from-across-the-river");
    expect(await statusAt("2027-04-01T04:00:00Z", offer)).toBe(200);
    expect(await statusAt("2027-04-01T06:00:00Z", offer)).toBe(404);
  });

  test.each([
    ["an article that there is not", sharePicture.article("no-such-article")],
    ["an article of another dealer", sharePicture.article("coat-closet")],
    ["an offer that there is not", sharePicture.offer("sales", "no-such-offer")],
  ])("is missing for %s", async (_page, address) => {
    expect((await images.request(address)).status).toBe(404);
  });

  test.each([
    "share/home/more",
    "share/article/",
    "share/article/Winter",
    "share/article/../home",
    `share/article/${"a".repeat(101)}`,
    "share/offer/parts/oil",
    "share/words/Anything",
    "photos/a.jpg",
    "https://photos.example/a.jpg",
  ])("is refused for the source %s", async (source) => {
    const { status } = await images.request(`/_ipx/f_png,s_1200x630/${encodeURIComponent(source)}`);
    expect(status).toBe(400);
  });
});

describe("a photo in a link preview", () => {
  const address = (source: string) => sharePicture.photo(source) ?? "";

  test("is cut to 1200 × 630 as JPEG", async () => {
    await images.addPhoto("tall.jpg", await photo("jpeg", { width: 700, height: 900 }));
    const { status, headers, body } = await images.request(address("photos/tall.jpg"));
    expect([status, headers["content-type"]]).toEqual([200, "image/jpeg"]);
    const { width, height, format } = await sharp(body).metadata();
    expect([width, height, format]).toEqual([1200, 630, "jpeg"]);
  });

  test("comes from hosts of the dealer only", async () => {
    const url = "https://photos.example/preview.jpg";
    expect((await images.request(address(url))).status).toBe(200);
    expect(web.connected).toContain(`${publicAddress} ${url}`);
    expect((await images.request(address("https://evil.example/1.jpg"))).status).toBe(400);
  });

  test("is no drawing with a script in it", async () => {
    await images.addPhoto("drawing.jpg", svg);
    expect((await images.request(address("photos/drawing.jpg"))).status).toBe(415);
    const asSvg = `/_ipx/f_jpeg,s_1200x630/${encodeURIComponent("photos/drawing.svg")}`;
    expect((await images.request(asSvg)).status).toBe(415);
  });
});
