import type { Page } from "@playwright/test";
import { eventually } from "./eventually.ts";
import { get } from "./get.ts";
import type { Site } from "./site.ts";

/** For `expectedConsole`: requests to the hosts of tags. */
export const tagNoise =
  /request to elsewhere: https:\/\/(?:www\.googletagmanager\.com|connect\.facebook\.net|chat\.example)\//;

const analytics = { googleAnalyticsId: "G-ABC123", facebookPixelId: "1234567890" };
const chat = { enabled: true, scriptUrl: "https://chat.example/widget.js" };

/** Configures tags and a chat widget for the demo dealer with one store; settles when its pages have them. */
export async function useTags(site: Site): Promise<void> {
  await site.editDealer("ozark-mitsubishi/dealer.json", (text) =>
    JSON.stringify({ ...JSON.parse(text), analytics, chat }, null, 2),
  );
  await eventually("pages name the tags", async () => {
    const { body } = await get({ port: site.port, host: "localhost", path: "/" });
    return body.includes(analytics.googleAnalyticsId) && body.includes(chat.scriptUrl);
  });
}

/** An event sent to the visitor service. */
interface PostedEvent {
  eventName: string;
  value: number;
  user_data: Record<string, string>;
  custom_data: Record<string, unknown>;
}

/** What left the page, in order: requests for scripts of tags, and posted events. */
export interface Sent {
  scripts: string[];
  posted: PostedEvent[];
}

/** Serves empty scripts for the hosts of tags, and records the sent requests and events. */
export async function watchTags(page: Page): Promise<Sent> {
  const sent: Sent = { scripts: [], posted: [] };
  for (const host of ["www.googletagmanager.com", "connect.facebook.net", "chat.example"]) {
    await page.route(`https://${host}/**`, (route) => {
      sent.scripts.push(new URL(route.request().url()).host);
      return route.fulfill({ contentType: "text/javascript", body: "" });
    });
  }
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname === "/api/track/facebook") sent.posted.push(request.postDataJSON());
  });
  return sent;
}

/** Names of the events that this page passed to Google's tag and to the pixel, in order. */
export function eventsGiven(page: Page): Promise<{ google: string[]; pixel: string[] }> {
  return page.evaluate(() => {
    const lists = (value: unknown) =>
      Array.isArray(value) ? value.map((one) => Array.from<unknown>(Object(one))) : [];
    const google = lists(Reflect.get(globalThis, "dataLayer"));
    const pixel = lists(Reflect.get(globalThis, "fbq")?.queue);
    const isEvent = ([command]: unknown[]) => command === "event";
    const isTracked = ([command]: unknown[]) => String(command).startsWith("track");
    return {
      google: google.filter(isEvent).map(([, name]) => String(name)),
      pixel: pixel.filter(isTracked).map(([, , name]) => String(name)),
    };
  });
}
