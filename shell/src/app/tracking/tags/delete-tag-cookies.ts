import type { TagConsent } from "./tag.ts";

/** First-party cookies of the tags, by the consent that they need. */
const kept: Readonly<Record<keyof TagConsent, RegExp>> = {
  analytics: /^(?:_ga|_gid|_gat)/,
  pixel: /^(?:_fbp|_fbc|_gcl_)/,
};

/** Deletes what tags kept while they were allowed. */
export function deleteTagCookies(allowed: TagConsent): void {
  const names = document.cookie.split("; ").map((pair) => pair.split("=", 1)[0] ?? "");
  for (const [need, form] of Object.entries(kept)) {
    if (Reflect.get(allowed, need)) continue;
    for (const name of names) if (form.test(name)) deleteEverywhere(name);
  }
}

/** A tag writes for the widest domain that it can, which cannot be read off a cookie. */
function deleteEverywhere(name: string): void {
  const labels = location.hostname.split(".");
  const domains = labels.map((_label, index) => `; Domain=${labels.slice(index).join(".")}`);
  for (const domain of ["", ...domains]) {
    document.cookie = `${name}=; Path=/; Max-Age=0${domain}`;
  }
}
