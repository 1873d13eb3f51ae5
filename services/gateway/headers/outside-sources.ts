import type { SiteContext } from "@forecourt/contracts/site";

/** Hosts that a dealer's documents may reach, by what for. Scripts need none: ours load them. */
export interface OutsideSources {
  connect: readonly string[];
  img: readonly string[];
  frame: readonly string[];
  style: readonly string[];
  font: readonly string[];
}

export const nothingOutside: OutsideSources = Object.freeze({
  connect: [],
  img: [],
  frame: [],
  style: [],
  font: [],
});

/** As Google's own guide to content policies names them, for measuring. */
const measuring = [
  "https://*.googletagmanager.com",
  "https://*.google-analytics.com",
  "https://*.analytics.google.com",
];

/** The same for advertising. */
const advertising = [
  "https://www.google.com",
  "https://www.googleadservices.com",
  "https://googleads.g.doubleclick.net",
  "https://*.g.doubleclick.net",
  "https://pagead2.googlesyndication.com",
];

const facebook = ["https://www.facebook.com", "https://connect.facebook.net"];

/** What a dealer's tags and chat widget have to reach; null = he uses none. */
export function outsideSources({
  tags = {},
  chatScript,
}: Pick<SiteContext, "tags" | "chatScript">): OutsideSources | null {
  if (Object.keys(tags).length === 0 && chatScript === undefined) return null;
  const { googleTagManagerId, googleAnalyticsId, googleAdsId, facebookPixelId } = tags;
  const hasGoogle = googleTagManagerId ?? googleAnalyticsId ?? googleAdsId;
  const reached = [
    ...(hasGoogle === undefined ? [] : measuring),
    ...(googleAdsId === undefined ? [] : advertising),
    ...(facebookPixelId === undefined ? [] : facebook),
  ];
  const chat = chatScript === undefined ? [] : [new URL(chatScript).origin];
  const sockets = chat.map((origin) => origin.replace(/^https:/, "wss:"));
  return {
    connect: [...reached, ...chat, ...sockets],
    img: [...reached, ...chat],
    frame: [...(googleAdsId === undefined ? [] : ["https://*.doubleclick.net"]), ...chat],
    style: chat,
    font: chat,
  };
}
