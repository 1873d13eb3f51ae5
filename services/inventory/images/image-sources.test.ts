import { ImageSource } from "@forecourt/contracts/dealer-config/inventory";
import { describe, expect, test } from "@jest/globals";
import { firstPackedImage, imagesInOrder, packFirstImages } from "./image-sources.ts";

const images = {
  customBackground: ["photos/lot.jpg"],
  preview: [],
  additional: ["photos/1 a.jpg", "photos/2.jpg", "photos/lot.jpg"],
  evox: ["https://stock.example/a.jpg"],
};
const none = { customBackground: [], preview: [], additional: [], evox: [] };

describe("image sources", () => {
  test("are shown in the order of the priority, without repetitions", () => {
    expect(imagesInOrder(images, ["evox", "preview", "additional", "customBackground"])).toEqual([
      "https://stock.example/a.jpg",
      "photos/1 a.jpg",
      "photos/2.jpg",
      "photos/lot.jpg",
    ]);
  });

  test("are not shown if the priority does not name them", () => {
    expect(imagesInOrder(images, ["customBackground"])).toEqual(["photos/lot.jpg"]);
    expect(imagesInOrder(images, ["preview"])).toEqual([]);
  });

  test("survive packing, each with its first image", () => {
    const packed = packFirstImages(images);
    for (const source of ImageSource.options) {
      expect(firstPackedImage(packed, [source])).toBe(images[source][0] ?? null);
    }
    expect(firstPackedImage(packed, ["preview", "additional", "evox"])).toBe("photos/1 a.jpg");
  });

  test("are null in lists for a vehicle without images", () => {
    expect(packFirstImages(none)).toBeNull();
    expect(firstPackedImage(null, ["evox"])).toBeNull();
  });
});
