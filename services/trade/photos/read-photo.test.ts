import { describe, expect, test } from "@jest/globals";
import sharp from "sharp";
import { readPhoto } from "./read-photo.ts";
import { decompressionBomb, heicWithPlace, photoWithPlace } from "./testing/photo-files.ts";

const canaries = /Canary|Exif|GPS/;

async function stored(file: Buffer) {
  const photo = await readPhoto(file);
  if (typeof photo === "string") throw new Error(`refused: ${photo}`);
  return photo;
}

describe("readPhoto", () => {
  test.each(["jpeg", "png", "webp"] as const)(
    "keeps nothing of a %s but its pixels",
    async (format) => {
      const file = await photoWithPlace(format);
      // The file contains the place, which must not be stored.
      const { exif } = await sharp(file).metadata();
      expect(exif?.toString("latin1")).toMatch(/CanaryPlace/);
      const photo = await stored(file);
      for (const bytes of [photo.large, photo.thumbnail]) {
        expect(bytes.toString("latin1")).not.toMatch(canaries);
        const head = await sharp(bytes).metadata();
        expect([head.format, head.exif, head.xmp, head.iptc]).toEqual([
          "jpeg",
          undefined,
          undefined,
          undefined,
        ]);
      }
    },
  );

  test("is at most 1,600 pixels and upright, with a thumbnail", async () => {
    const turned = await sharp(await photoWithPlace())
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const { width, height, thumbnail } = await stored(turned);
    expect([width, height]).toEqual([1_200, 1_600]);
    expect(await sharp(thumbnail).metadata()).toMatchObject({ width: 240, height: 320 });
    const small = await stored(await photoWithPlace("jpeg", { width: 300, height: 200 }));
    expect([small.width, small.height]).toEqual([300, 200]);
  });

  test("keeps nothing that follows the picture in a file of two kinds", async () => {
    const script = "<script>alert('Canary')</script>PK\x03\x04Canary";
    const file = Buffer.concat([await photoWithPlace("jpeg"), Buffer.from(script, "latin1")]);
    const { large, thumbnail } = await stored(file);
    expect(Buffer.concat([large, thumbnail]).toString("latin1")).not.toMatch(/script|Canary|PK/);
  });

  test("refuses what has not the first bytes of a JPEG, PNG or WebP", async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';
    const movie = `\0\0\0\x18ftypisom${"\0".repeat(40)}`;
    for (const text of ["", "x", svg, movie, "GIF89a", "%PDF-1.7", "<html>", "MZ\x90"]) {
      expect(await readPhoto(Buffer.from(text, "latin1"))).toBe("photo-format");
    }
  });

  test("keeps nothing of a HEIC photo but its pixels", async () => {
    const file = await heicWithPlace();
    expect(file.toString("latin1")).toMatch(/CanaryCamera/);
    const { width, height, large, thumbnail } = await stored(file);
    expect([width, height]).toEqual([320, 240]);
    const { data } = await sharp(large).raw().toBuffer({ resolveWithObject: true });
    const near = (x: number, y: number) =>
      [0, 1, 2].map((channel) => Math.round((data[(y * 320 + x) * 3 + channel] ?? 0) / 20));
    expect([near(40, 30), near(280, 200)]).toEqual([
      [2, 4, 9],
      [9, 3, 2],
    ]);
    for (const bytes of [large, thumbnail]) {
      expect(bytes.toString("latin1")).not.toMatch(canaries);
      expect(await sharp(bytes).metadata()).toMatchObject({ format: "jpeg" });
    }
  });

  test.each(["heic", "mif1", "hevc"])("refuses damaged HEIC of brand %s as such", async (brand) => {
    const file = Buffer.from(`\0\0\0\x18ftyp${brand}${"\0".repeat(40)}`, "latin1");
    expect(await readPhoto(file)).toBe("photo-heic");
  });

  test("refuses a HEIC photo that is cut off", async () => {
    const whole = await heicWithPlace();
    expect(await readPhoto(whole.subarray(0, whole.length - 200))).toBe("photo-heic");
  });

  test("refuses what only begins like a photo, and a photo that is cut off", async () => {
    const whole = await photoWithPlace("jpeg", { width: 800, height: 600 });
    expect(await readPhoto(Buffer.from("\xff\xd8\xff\xe0<?php ?>", "latin1"))).toBe(
      "photo-damaged",
    );
    expect(await readPhoto(whole.subarray(0, whole.length / 2))).toBe("photo-damaged");
  });

  test("refuses huge dimensions before it decodes them", async () => {
    expect(await readPhoto(decompressionBomb(20_000))).toBe("photo-too-large");
  });
});
