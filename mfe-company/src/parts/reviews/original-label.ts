import { fillText } from "@forecourt/domain/fill-text";

/** Domains on which people write reviews, with their subdomains. */
const platforms: Readonly<Record<string, string>> = {
  "google.com": "Google",
  "share.google": "Google",
  "g.page": "Google",
  "g.co": "Google",
  "goo.gl": "Google",
  "facebook.com": "Facebook",
  "fb.com": "Facebook",
  "fb.me": "Facebook",
};

/** Text of the link to a review: "Read it on Google", or "Read the original" where the host has no known name. */
export function originalLabel(url: string, texts: Record<string, string>): string {
  const { hostname } = new URL(url);
  const domain = Object.keys(platforms).find(
    (known) => hostname === known || hostname.endsWith(`.${known}`),
  );
  const platform = domain && platforms[domain];
  if (!platform) return fillText(texts, "reviews.original");
  return fillText(texts, "reviews.originalOn", { platform });
}
