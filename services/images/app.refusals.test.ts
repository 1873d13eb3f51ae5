import { symlink, writeFile } from "node:fs/promises";
import path from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "@jest/globals";
import { decompressionBomb, photo, pngHead, svg } from "./testing/image-files.ts";
import { type RecordingHttpServer, recordingHttpServer } from "./testing/recording-http-server.ts";
import { type RunningImages, runImages } from "./testing/running-images.ts";

let web: RecordingHttpServer;
let images: RunningImages;
const remoteFiles = new Map<
  string,
  { status?: number; headers?: Record<string, string>; body: Buffer }
>();
beforeAll(async () => {
  web = await recordingHttpServer(
    ({ url = "" }, response) => {
      const {
        status = 200,
        headers = {},
        body,
      } = remoteFiles.get(url) ?? { status: 404, body: Buffer.alloc(0) };
      response.writeHead(status, headers).end(body);
    },
    {
      "inside.example": ["93.184.216.34", "10.0.0.7"],
    },
  );
  images = await runImages({ network: web.network, limits: { maxSourceBytes: 200_000 } });
  await images.addPhoto("fine.jpg", await photo("jpeg"));
});
afterAll(async () => {
  await images.close();
  await web.close();
});
beforeEach(() => {
  web.resolved.length = 0;
  web.connected.length = 0;
});

const modifiers = "f_webp,w_640";
const at = (source: string) => `/_ipx/${modifiers}/${encodeURIComponent(source)}`;
const answer = async (where: string) => {
  const { status, headers, body } = await images.request(where);
  const { error } = JSON.parse(body.toString()) as { error: { code: string } };
  expect(headers["cache-control"]).toBe("no-store");
  return [status, error.code];
};

describe("before any file or host is accessed", () => {
  test.each([
    "f_webp,w_9000",
    "f_webp,w_641",
    "f_webp,w_0640",
    "f_webp,w_640,blur_1000",
    "blur_1000",
    "w_640,f_webp",
    "f_webp&w_640",
    "f_webp,w_640,h_480",
    "f_webp,w_640,q_100",
    "f_avif,w_640",
    "f_auto,w_640",
    "s_9000x9000",
    "_",
    "f_webp,w_320_640",
  ])("responds 400 to the modifiers %s", async (given) => {
    expect(await answer(`/_ipx/${given}/photos%2Ffine.jpg`)).toEqual([400, "bad-request"]);
  });

  test.each([
    "file:///etc/passwd",
    "ftp://photos.example/a.jpg",
    "data:image/png;base64,AAAA",
    "javascript:alert(1)",
    "http://127.0.0.1/a.jpg",
    "http://2130706433/a.jpg",
    "http://[::1]/a.jpg",
    "http://[::ffff:127.0.0.1]/a.jpg",
    "http://169.254.169.254/latest/meta-data/",
    "https://localhost/a.jpg",
    "https://photos.example./a.jpg",
    "https://photos.example.evil.example/a.jpg",
    "https://evil.example/https://photos.example/a.jpg",
    "https://photos.example@evil.example/a.jpg",
    "https://user:secret@photos.example/a.jpg",
    "https://photos.example:8443/a.jpg",
    "https://photos.example/a.jpg#b",
    "https://PHOTOS.example/a.jpg",
    "https://photos.example/../a.jpg",
    "//photos.example/a.jpg",
    "assets/logo.svg.jpg",
    "photos/../dealer.json",
    "photos/..%2Fdealer.json",
    "photos/..\\dealer.json",
    "photos//etc/passwd",
    "/etc/passwd",
    "photos/a\0.jpg",
    "photos/C:\\a.jpg",
    "photos/.hidden.jpg",
    `photos/${"a".repeat(3000)}.jpg`,
  ])("responds 400 to the source %j", async (source) => {
    expect(await answer(at(source))).toEqual([400, "bad-request"]);
    expect([web.resolved, web.connected]).toEqual([[], []]);
  });

  test.each([
    "https://photos.example/a.svg",
    "https://photos.example/a.SVGZ?v=1",
    "https://photos.example/a.gif",
    "https://photos.example/a.tiff",
    "photos/a.svg",
  ])("responds 415 to the extension of %s", async (source) => {
    expect(await answer(at(source))).toEqual([415, "picture-unsupported"]);
    expect([web.resolved, web.connected]).toEqual([[], []]);
  });

  test("rejects sources that are double-encoded, not encoded or followed by a query", async () => {
    expect(await answer(`/_ipx/${modifiers}/photos%252F..%252Fdealer.json`)).toEqual([
      400,
      "bad-request",
    ]);
    expect(await answer(`/_ipx/${modifiers}/https://photos.example/a.jpg`)).toEqual([
      404,
      "not-found",
    ]);
    expect(await answer(`${at("photos/fine.jpg")}?w=9000`)).toEqual([400, "bad-request"]);
    expect(await answer(`/_ipx/${modifiers}/%zz`)).toEqual([400, "bad-request"]);
  });
});

describe("an allowed photo host", () => {
  test("with one private address is never connected to", async () => {
    expect(await answer(at("https://inside.example/a.jpg"))).toEqual([404, "not-found"]);
    expect([web.resolved, web.connected]).toEqual([["inside.example"], []]);
  });

  test.each(["http://127.0.0.1/", "https://photos.example/real.jpg"])(
    "is not followed through a redirect to %s",
    async (location) => {
      const name = `/redirect-${location.length}`;
      remoteFiles.set(name, { status: 302, headers: { location }, body: Buffer.alloc(0) });
      expect(await answer(at(`https://photos.example${name}`))).toEqual([404, "not-found"]);
      expect(web.connected).toHaveLength(1);
    },
  );

  test.each([403, 404, 410, 304, 206])(
    "that responds %i is reported as not found",
    async (status) => {
      remoteFiles.set(`/${status}`, { status, body: Buffer.alloc(0) });
      expect(await answer(at(`https://photos.example/${status}`))).toEqual([404, "not-found"]);
    },
  );

  test.each([500, 503, 429])("that responds %i is reported as failed", async (status) => {
    remoteFiles.set(`/${status}`, { status, body: Buffer.alloc(0) });
    expect(await answer(at(`https://photos.example/${status}`))).toEqual([502, "upstream-failed"]);
  });

  test("is read only up to the size limit, with and without a content length", async () => {
    const body = Buffer.alloc(300_000);
    remoteFiles.set("/long", { headers: { "content-length": "300000" }, body });
    remoteFiles.set("/endless", { headers: { "transfer-encoding": "chunked" }, body });
    for (const name of ["long", "endless"]) {
      expect(await answer(at(`https://photos.example/${name}`))).toEqual([
        415,
        "picture-unsupported",
      ]);
    }
  });
});

describe("unsupported image data", () => {
  const cases: [string, () => Buffer | Promise<Buffer>][] = [
    ["an SVG", () => svg],
    ["a GIF", () => photo("gif")],
    ["a TIFF", () => photo("tiff")],
    ["a page", () => Buffer.from("<!doctype html><script>alert(1)</script>")],
    ["nothing", () => Buffer.alloc(0)],
    ["a PNG that says 30,000 × 30,000", () => pngHead(30_000)],
    ["a PNG that unpacks to 400 million pixels", () => decompressionBomb(20_000)],
    ["a JPEG cut off in its head", async () => (await photo("jpeg")).subarray(0, 100)],
    ["a PNG cut off in the middle", async () => (await photo("png")).subarray(0, 3000)],
    [
      "an SVG behind a JPEG's first bytes",
      () => Buffer.concat([Buffer.from([255, 216, 255]), svg]),
    ],
    [
      "a GIF that calls itself AVIF",
      async () => Buffer.concat([Buffer.from("\0\0\0\x1cftypavif"), await photo("gif")]),
    ],
  ];

  test.each(cases)("responds 415 to %s, from the folder and from a host", async (name, make) => {
    const file = `${name.replaceAll(/[^a-zA-Z]/g, "")}.jpg`;
    const body = await make();
    remoteFiles.set(`/${file}`, { body });
    await images.addPhoto(file, body);
    expect(await answer(at(`photos/${file}`))).toEqual([415, "picture-unsupported"]);
    expect(web.connected).toEqual([]);
    expect(await answer(at(`https://photos.example/${file}`))).toEqual([
      415,
      "picture-unsupported",
    ]);
  });
});

describe("of the dealer's folder", () => {
  test("what is not there, a folder, or a link that leads out is 404", async () => {
    const outside = path.join(images.photosDir, "../secret.jpg");
    await writeFile(outside, await photo("jpeg"));
    await symlink(outside, path.join(images.photosDir, "link.jpg"));
    await symlink(path.dirname(outside), path.join(images.photosDir, "up"));
    await images.addPhoto("folder/a.jpg", await photo("jpeg"));
    for (const name of ["gone.jpg", "folder", "link.jpg", "up/secret.jpg", "fine.jpg/x"]) {
      expect([name, await answer(at(`photos/${name}`))]).toEqual([name, [404, "not-found"]]);
    }
  });

  test("a file over the limit is 415", async () => {
    await images.addPhoto("large.jpg", Buffer.alloc(300_000));
    expect(await answer(at("photos/large.jpg"))).toEqual([415, "picture-unsupported"]);
  });
});
