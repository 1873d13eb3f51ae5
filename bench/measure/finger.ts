import type { CDPSession, Locator, Page } from "@playwright/test";

/** How long a button or a finger is down. */
export const pressMs = 60;

interface Point {
  x: number;
  y: number;
}

/** Taps the middle of `target`; a finger rests on the glass for as long as a mouse's button is down. */
export async function tap(page: Page, target: Locator): Promise<void> {
  const point = await pointIn(target, 0.5);
  await touch(page, async (devtools) => {
    await send(devtools, "touchStart", [point]);
    await page.waitForTimeout(pressMs);
  });
}

/** Drags a finger over `target`, from one part of its width to another. */
export async function drag(page: Page, target: Locator, from: number, to: number): Promise<void> {
  await touch(page, async (devtools) => {
    await send(devtools, "touchStart", [await pointIn(target, from)]);
    for (let step = 1; step <= 5; step++) {
      await page.waitForTimeout(pressMs);
      await send(devtools, "touchMove", [await pointIn(target, from + ((to - from) * step) / 5)]);
    }
  });
}

async function pointIn(target: Locator, part: number): Promise<Point> {
  const box = await target.boundingBox();
  if (!box) throw new Error("nothing to touch");
  return { x: box.x + box.width * part, y: box.y + box.height / 2 };
}

async function touch(page: Page, act: (devtools: CDPSession) => Promise<void>): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await act(devtools);
  await send(devtools, "touchEnd", []);
  await devtools.detach();
}

async function send(
  devtools: CDPSession,
  type: "touchStart" | "touchMove" | "touchEnd",
  touchPoints: Point[],
): Promise<void> {
  await devtools.send("Input.dispatchTouchEvent", { type, touchPoints });
}
