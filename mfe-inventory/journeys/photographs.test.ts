import { expectAccessible } from "@forecourt/e2e/axe";
import { cars, importPhotoLot, MANY, vehiclePath } from "@forecourt/e2e/photo-lot";
import { expect, open, type Page, test } from "@forecourt/e2e/test";

/** Layout shift that is not visible: one pixel of one line, when the font's metrics arrive. */
const UNSEEN = 0.0005;

/** An element that has moved. */
interface Source {
  node: Node | null;
  previousRect: DOMRectReadOnly;
  currentRect: DOMRectReadOnly;
}

/** Visible layout shifts of the page, with the elements that moved. */
function layoutShifts(page: Page): Promise<string[]> {
  return page.evaluate(
    (unseen) =>
      new Promise<string[]>((resolve) => {
        const shifts: string[] = [];
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            if (!("value" in entry) || Number(entry.value) < unseen) continue;
            const sources = "sources" in entry ? (entry.sources as Source[]) : [];
            const moved = sources.map(({ node, previousRect, currentRect }) => {
              const [before, after] = [previousRect, currentRect].map(
                ({ x, y, width, height }) => `${x},${y} ${width}x${height}`,
              );
              return `${node?.textContent?.slice(0, 40)} from ${before} to ${after}`;
            });
            shifts.push(`${entry.value}: ${moved.join(" | ")}`);
          }
        }).observe({ type: "layout-shift", buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(shifts)));
      }),
    UNSEEN,
  );
}

/** Where the photograph that fills the stage came from, without its width. */
async function onStage(page: Page): Promise<string> {
  const stage = page.getByRole("list", { name: "Photos" });
  return stage.evaluate((track) => {
    const { left } = track.getBoundingClientRect();
    const image = [...track.querySelectorAll("img")].find(
      (each) => Math.abs(each.getBoundingClientRect().left - left) < 2 && each.naturalWidth > 0,
    );
    return image ? decodeURIComponent(image.currentSrc).replace(/.*\/photos/, "photos") : "";
  });
}

// The photo of one car is missing, which the browser logs on the console.
test.use({ expectedConsole: /nowhere\.jpg/ });

test.describe("cars with photos", () => {
  test("a list shows photos, and the illustration for cars without one", async ({
    page,
    fileSite,
  }) => {
    await importPhotoLot(fileSite);
    await open(page, `${fileSite.origin}/used-cars-for-sale`);
    const card = (vin: string) =>
      page.locator("article", { has: page.locator(`a[href*="${vin}"]`) });
    const photo = card(cars.many).locator("img");
    await expect(photo).toHaveAttribute("srcset", /\/_ipx\/f_webp,w_320\/photos%2F1\.jpg 320w/);
    await expect
      .poll(() =>
        photo.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth),
      )
      .toBeGreaterThan(0);
    for (const vin of [cars.broken, cars.none]) {
      await expect(card(vin).getByText("Illustration", { exact: true })).toBeVisible();
    }
    expect(await layoutShifts(page)).toEqual([]);
  });
});

test.describe("the gallery", () => {
  test("turns with buttons, keys, thumbnails and swiping", async ({ page, fileSite }) => {
    await importPhotoLot(fileSite);
    await open(page, fileSite.origin + vehiclePath(cars.many));
    await expect.poll(() => onStage(page)).toBe("photos/1.jpg");
    expect(await layoutShifts(page)).toEqual([]);

    await page.getByRole("button", { name: "Next photo" }).click();
    await expect.poll(() => onStage(page)).toBe("photos/2.jpg");
    await expect(page.getByText(`Photo 2 of ${MANY}`)).toBeVisible();

    const stage = page.getByRole("list", { name: "Photos" });
    await stage.focus();
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => onStage(page)).toBe("photos/3.jpg");
    await page.keyboard.press("End");
    await expect.poll(() => onStage(page)).toBe(`photos/${MANY}.jpg`);
    const last = page.getByRole("link", { name: `Photo ${MANY} of ${MANY}` });
    await expect(last).toBeInViewport();
    await page.keyboard.press("Home");
    await expect.poll(() => onStage(page)).toBe("photos/1.jpg");

    await page.getByRole("link", { name: `Photo 4 of ${MANY}` }).click();
    await expect.poll(() => onStage(page)).toBe("photos/4.jpg");
    // As a finger does: the row is let go between two pictures and comes to rest on one.
    await stage.evaluate((track) => track.scrollTo({ left: track.clientWidth * 4.3 }));
    await expect.poll(() => onStage(page)).toBe("photos/5.jpg");
    await expect(page.getByText(`Photo 5 of ${MANY}`)).toBeVisible();
    await expectAccessible(page);
  });

  test("shows a picture full screen, enlarged, and returns to it on the page", async ({
    page,
    fileSite,
  }) => {
    await importPhotoLot(fileSite);
    await open(page, fileSite.origin + vehiclePath(cars.many));
    await page.getByRole("button", { name: "View full screen" }).click();
    const dialog = page.getByRole("dialog", { name: "Photos" });
    // The press loads the dialog's code.
    await expect(dialog).toBeVisible();
    await page.keyboard.press("ArrowRight");
    await expect(dialog.getByText(`Photo 2 of ${MANY}`)).toBeVisible();
    const second = dialog.getByRole("img", { name: `Photo 2 of ${MANY}` });
    const widthOf = () => second.evaluate(({ clientWidth }) => clientWidth);
    const whole = await widthOf();
    await page.keyboard.press("+");
    await expect.poll(widthOf).toBeGreaterThan(whole * 1.5);
    await page.keyboard.press("ArrowRight");
    await expect(dialog.getByText(`Photo 2 of ${MANY}`)).toBeVisible();
    await page.keyboard.press("-");
    await expect.poll(widthOf).toBe(whole);
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect.poll(() => onStage(page)).toBe("photos/2.jpg");
    await expect(page.getByRole("button", { name: "View full screen" })).toBeFocused();
  });

  test("fetches only visible images", async ({ page, fileSite }) => {
    await importPhotoLot(fileSite);
    const large = new Set<string>();
    page.on("request", (request) => {
      const [, name] = /w_(?!320).*photos%2F(\d+)\.jpg/.exec(request.url()) ?? [];
      if (name) large.add(name);
    });
    await open(page, fileSite.origin + vehiclePath(cars.many));
    await expect.poll(() => onStage(page)).toBe("photos/1.jpg");
    expect(large.size).toBeLessThan(4);
  });

  test.describe("without JavaScript", () => {
    // Chromium reports the scripts that it does not run as refused.
    test.use({ javaScriptEnabled: false, expectedConsole: /nowhere\.jpg|\/web\/.*\.js csp$/ });

    test("thumbnails link to the large images", async ({ page, fileSite }) => {
      await importPhotoLot(fileSite);
      await page.goto(fileSite.origin + vehiclePath(cars.many));
      await page.getByRole("link", { name: `Photo 3 of ${MANY}` }).click();
      const third = page.getByRole("img", { name: `Photo 3 of ${MANY}` });
      await expect(third).toBeInViewport({ ratio: 0.9 });
      await expect(page.getByRole("button", { name: "Next photo" })).toBeHidden();
    });
  });
});
