import { describe, expect, test } from "@jest/globals";
import { acceptedFormats } from "./accepted-formats.ts";

describe("the formats of a file input", () => {
  test.each(["Apple Computer, Inc.", null])("leave HEIC to be converted by %s", (vendor) => {
    expect(acceptedFormats(vendor)).toBe("image/jpeg,image/png,image/webp");
  });

  test.each(["Google Inc.", ""])("have HEIC in a browser of %j", (vendor) => {
    expect(acceptedFormats(vendor)).toMatch(/^image\/jpeg,.*image\/heic.*\.heif$/);
  });
});
