import { describe, expect, test } from "@jest/globals";
import { sharePicture } from "./share-picture.ts";

describe("the picture of a link preview", () => {
  test("has an address that names its page", () => {
    expect(sharePicture.home()).toBe("/_ipx/f_png,s_1200x630/share%2Fhome");
    expect(sharePicture.article("winter-tires")).toBe(
      "/_ipx/f_png,s_1200x630/share%2Farticle%2Fwinter-tires",
    );
    expect(sharePicture.offer("sales", "small-down-payment")).toBe(
      "/_ipx/f_png,s_1200x630/share%2Foffer%2Fsales%2Fsmall-down-payment",
    );
  });

  test("is a JPEG of the photo where there is one", () => {
    expect(sharePicture.photo("https://photos.example/a/1.jpg")).toBe(
      "/_ipx/f_jpeg,s_1200x630/https%3A%2F%2Fphotos.example%2Fa%2F1.jpg",
    );
    expect(sharePicture.photo("/etc/passwd")).toBeNull();
  });
});
