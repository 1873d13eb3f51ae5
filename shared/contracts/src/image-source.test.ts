import { expect, test } from "@jest/globals";
import { imagePath, imageSources, imageWidths, ownPhotoPath } from "./image-source.ts";

test("widths are the breakpoints and their doubles, without duplicates", () => {
  expect(imageWidths).toEqual([320, 640, 768, 1024, 1280, 1536, 2048, 2560, 3072]);
});

test("the URL of a photo is one segment, including its slashes and query", () => {
  expect(imagePath("https://photos.example/a b/1.jpg?w=2,3", 640)).toBe(
    "/_ipx/f_webp,w_640/https%3A%2F%2Fphotos.example%2Fa%2520b%2F1.jpg%3Fw%3D2%2C3",
  );
  expect(imagePath("photos/JA4J3VA80/front.jpg", 320)).toBe(
    "/_ipx/f_webp,w_320/photos%2FJA4J3VA80%2Ffront.jpg",
  );
});

test("URLs in different spellings give the same path", () => {
  const paths = ["HTTPS://Photos.Example:443/./a.jpg", "https://photos.example/a.jpg"].map(
    (photo) => imagePath(photo, 640),
  );
  expect(new Set(paths).size).toBe(1);
});

test.each(["", "a.jpg", "/etc/passwd", "file:///etc/passwd", "javascript:alert(1)", "data:,x"])(
  "%s is not a photo",
  (photo) => {
    expect(imagePath(photo, 640)).toBeNull();
    expect(imageSources(photo, { sizes: "100vw", widths: [320] })).toBeNull();
  },
);

test("a photo of the dealer is identified by its path", () => {
  expect(ownPhotoPath("photos/2024 Outlander/front (1).jpg")).toEqual([
    "2024 Outlander",
    "front (1).jpg",
  ]);
  expect(ownPhotoPath("https://photos.example/a.jpg")).toBeNull();
});

test.each([
  "photos/",
  "photos/../dealer.json",
  "photos//a.jpg",
  "photos/.hidden",
  "photos/..%2Fdealer.json",
  "photos/a\\b.jpg",
  "photos/a\0.jpg",
  "photos/C:/a.jpg",
  "photos/a.jpg/",
])("%j is not the path of a photo", (photo) => {
  expect(ownPhotoPath(photo)).toBeNull();
  expect(imagePath(photo, 640)).toBeNull();
});

test("an <img> gets every requested width, and the second one as fallback", () => {
  const at = (width: number) => `/_ipx/f_webp,w_${width}/photos%2Fa.jpg`;
  expect(imageSources("photos/a.jpg", { sizes: "50vw", widths: [320, 640, 1024] })).toEqual({
    src: at(640),
    srcSet: `${at(320)} 320w, ${at(640)} 640w, ${at(1024)} 1024w`,
    sizes: "50vw",
  });
  expect(imageSources("photos/a.jpg", { sizes: "96px", widths: [320] })?.src).toBe(at(320));
});
