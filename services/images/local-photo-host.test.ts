import { imagePath } from "@forecourt/contracts/image-source";
import { listen } from "@forecourt/service-kit/listen";
import { afterEach, describe, expect, test } from "@jest/globals";
import { imagesConfig } from "./config.ts";
import { network } from "./source/network.ts";
import { photo } from "./testing/image-files.ts";
import { type RunningImages, runImages } from "./testing/running-images.ts";

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** The service with `photos.example` as a process of this machine, and the paths that were requested. */
async function runWithLocalHost(): Promise<{ images: RunningImages; requested: string[] }> {
  const bytes = await photo("jpeg");
  const requested: string[] = [];
  const host = await listen(
    ({ url = "" }, response) => {
      requested.push(url);
      response.end(bytes);
    },
    "127.0.0.1",
    0,
  );
  const localPhotoHost = { host: "photos.example", origin: `http://127.0.0.1:${host.port}` };
  const images = await runImages({ network, localPhotoHost });
  closing.push(images.close, () => host.close({ lingerMs: 0, deadlineMs: 100 }));
  return { images, requested };
}

describe("the local photo host", () => {
  test("is fetched from the operator's address, by the path of the URL", async () => {
    const { images, requested } = await runWithLocalHost();
    const { status } = await images.request(
      imagePath("https://photos.example/VIN/side.jpg", 640) ?? "",
    );
    expect([status, requested]).toEqual([200, ["/VIN/side.jpg"]]);
  });

  test("opens no other host of this machine", async () => {
    const { images, requested } = await runWithLocalHost();
    const other = imagePath("http://localhost/VIN/side.jpg", 640) ?? "";
    expect([(await images.request(other)).status, requested]).toEqual([400, []]);
  });
});

describe("LOCAL_PHOTO_HOST", () => {
  test("is a host name and a port of this machine", () => {
    const config = (text: string) => imagesConfig({ LOCAL_PHOTO_HOST: text }).localPhotoHost;
    expect(config("photos.example=http://127.0.0.1:8081")).toEqual({
      host: "photos.example",
      origin: "http://127.0.0.1:8081",
    });
    expect(config("")).toBeNull();
    expect(() => config("photos.example=http://10.0.0.1:80")).toThrow("LOCAL_PHOTO_HOST");
  });
});
