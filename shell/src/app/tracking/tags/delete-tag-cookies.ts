import type { TagConsent } from "./tag.ts";

/** First-party cookies of the tags, by the consent that they need. */
const tagCookies: Readonly<Record<keyof TagConsent, RegExp>> = {
  analytics: /^(?:_ga|_gid|_gat)/,
  pixel: /^(?:_fbp|_fbc|_gcl_)/,
};

/** Deletes the cookies of tags that are no longer allowed. */
export function deleteTagCookies(allowed: TagConsent): void {
  const names = document.cookie.split("; ").map((pair) => pair.split("=", 1)[0] ?? "");
  for (const [need, form] of Object.entries(tagCookies)) {
    if (Reflect.get(allowed, need)) continue;
    for (const name of names) if (form.test(name)) deleteEverywhere(name);
  }
}

/** Tags set cookies on the widest possible domain, which scripts cannot read from a cookie. */
function deleteEverywhere(name: string): void {
  const labels = location.hostname.split(".");
  const domains = labels.map((_label, index) => `; Domain=${labels.slice(index).join(".")}`);
  for (const domain of ["", ...domains]) {
    document.cookie = `${name}=; Path=/; Max-Age=0${domain}`;
  }
}
