import { expectAccessible } from "@forecourt/e2e/axe";
import { expect, open, test } from "@forecourt/e2e/test";

/** Path of an image at `width`, in the URL of the demo's photo host. */
const photo = (view: string) =>
  new RegExp(`photos\\.forecourt\\.example%2F[A-Z0-9]{17}%2F${view}\\.jpg`);

// In these tests, only cars of one make have photos: see `prepare-data.ts`.
test.describe("the demo's photos", () => {
  test("come from the photo host through the image service, and are marked as illustrations", async ({
    page,
    site,
  }) => {
    await open(page, `${site.origin}/used-cars-for-sale/bmw`);
    const card = page.locator("article").first();
    const image = card.getByRole("img", { name: /\. Illustration$/ });
    await expect(image).toHaveAttribute("src", photo("side"));
    await expect
      .poll(() => image.evaluate((one) => one instanceof HTMLImageElement && one.naturalWidth))
      .toBeGreaterThan(0);

    await card.getByRole("link").first().click();
    const photos = page.getByRole("list", { name: "Photos" });
    await expect(photos.getByRole("img")).toHaveCount(7);
    await expect(photos.getByRole("img").first()).toHaveAttribute("src", photo("lot"));
    await expect(photos.getByRole("img", { name: /Photo 4 of 7\. Illustration$/ })).toHaveAttribute(
      "src",
      photo("dashboard"),
    );
    await expectAccessible(page);
  });

  test("are shown in the order of each dealer: the group's lists show cars on the lot", async ({
    page,
    site,
  }) => {
    await open(page, `${site.groupOrigin}/used-cars-for-sale/bmw`);
    const image = page.locator("article").first().getByRole("img");
    await expect(image).toHaveAttribute("src", photo("lot"));
  });
});
