import type { SiteContext } from "@forecourt/contracts/site";

/** External hosts in a dealer's policy. `script-src` needs none, because of `strict-dynamic`. */
export interface ExternalSources {
  connect: readonly string[];
  img: readonly string[];
  frame: readonly string[];
  style: readonly string[];
  font: readonly string[];
}

export const noExternalSources: ExternalSources = Object.freeze({
  connect: [],
  img: [],
  frame: [],
  style: [],
  font: [],
});

/** Hosts of Google Analytics and Tag Manager, from Google's guide to content security policies. */
const analyticsHosts = [
  "https://*.googletagmanager.com",
  "https://*.google-analytics.com",
  "https://*.analytics.google.com",
];

/** Hosts of Google Ads, from the same guide. */
const adsHosts = [
  "https://www.google.com",
  "https://www.googleadservices.com",
  "https://googleads.g.doubleclick.net",
  "https://*.g.doubleclick.net",
  "https://pagead2.googlesyndication.com",
];

const facebookHosts = ["https://www.facebook.com", "https://connect.facebook.net"];

/**
 * The hosts that a dealer's tags and chat widget need; null when the dealer has neither. A chat widget of this site needs
 * none.
 */
export function externalSources({
  tags = {},
  chatScript,
}: Pick<SiteContext, "tags" | "chatScript">): ExternalSources | null {
  const chat = chatScript?.startsWith("https:") ? [new URL(chatScript).origin] : [];
  if (Object.keys(tags).length === 0 && chat.length === 0) return null;
  const { googleTagManagerId, googleAnalyticsId, googleAdsId, facebookPixelId } = tags;
  const hasGoogle = googleTagManagerId ?? googleAnalyticsId ?? googleAdsId;
  const tagHosts = [
    ...(hasGoogle === undefined ? [] : analyticsHosts),
    ...(googleAdsId === undefined ? [] : adsHosts),
    ...(facebookPixelId === undefined ? [] : facebookHosts),
  ];
  const sockets = chat.map((origin) => origin.replace(/^https:/, "wss:"));
  return {
    connect: [...tagHosts, ...chat, ...sockets],
    img: [...tagHosts, ...chat],
    frame: [...(googleAdsId === undefined ? [] : ["https://*.doubleclick.net"]), ...chat],
    style: chat,
    font: chat,
  };
}
