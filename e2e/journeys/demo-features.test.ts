import { readFileSync } from "node:fs";
import path from "node:path";
import { storeCookie } from "@forecourt/contracts/tenant";
import { eventually } from "../harness/eventually.ts";
import { get } from "../harness/get.ts";
import type { Site } from "../harness/site.ts";
import { expect, test } from "../harness/test.ts";

const table = readFileSync(path.resolve(import.meta.dirname, "../../docs/demo.md"), "utf8");
const hosts: Record<string, string> = { ozark: "localhost", heartland: "group.localhost" };

/** The rows of the table: site, addresses to follow one after the other, and the text of the last one. */
const rows = [
  ...table.matchAll(/^\| ([^|`]+) \| `([^`]+)` +\| `([^`]+)` +\| `([^`]+)` +\|$/gm),
].map(([, feature = "", site = "", addresses = "", text = ""]) => ({
  feature: feature.trim(),
  site,
  addresses: addresses.split(" > "),
  text,
}));

/** Texts of a page's script that the page may not show. */
const unshown = /"texts":\{.*?\},"/gs;

/** The answer to the last address: status and body; of a redirect that a row names, status and target. */
async function lastAnswer({ port }: Site, { site, addresses, text }: (typeof rows)[number]) {
  const [dealer = "", store] = site.split("/");
  const host = hosts[dealer] ?? "";
  const cookie = store === undefined ? "" : `${storeCookie.name}=${store}`;
  let page = "";
  for (const address of addresses) {
    const links = [...page.matchAll(/href="([^"]+)"/g)].map(([, link = ""]) => link);
    const link = page === "" ? address : links.find((one) => one.startsWith(address));
    if (link === undefined) return `no link to ${address}`;
    const ask = (target: string) =>
      get({ port, host, path: target.replaceAll("&amp;", "&"), cookie });
    const first = await ask(link);
    if (text.startsWith("302")) return `${first.status} ${first.location}`;
    const last = first.location.startsWith("/") ? await ask(first.location) : first;
    page = `${last.status} ${last.body.replace(unshown, "")}`;
  }
  return page;
}

test("each feature of the demo's table is where the table says", async ({ site }) => {
  expect(rows.length).toBeGreaterThan(40);
  for (const row of rows) {
    // A part that is late on a busy machine is left out of one page, and there on the next.
    await eventually(row.feature, async () => (await lastAnswer(site, row)).includes(row.text));
  }
});
