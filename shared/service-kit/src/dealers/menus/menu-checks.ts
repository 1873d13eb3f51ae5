import { ownerOf } from "@forecourt/contracts/areas";
import type { Menu } from "@forecourt/contracts/dealer-config/menu";
import { pageFlags } from "@forecourt/contracts/dealer-config/pages";
import { findLink, linkTargets } from "@forecourt/contracts/link-targets";
import { textKeys } from "@forecourt/contracts/text-keys";
import type { JsonPath } from "../json/json.ts";
import { didYouMean } from "../problems/did-you-mean.ts";
import type { Finding } from "../problems/schema-problems.ts";
import { everyMenuItem, type MenuItem } from "./menu-items.ts";

/** Menu items that lead to no page, or name a text or a page flag that does not exist. */
export function menuFindings(menu: Menu): Finding[] {
  return everyMenuItem(menu).flatMap(({ at, item }) => itemFindings(["menu", ...at], item));
}

function itemFindings(at: JsonPath, item: MenuItem): Finding[] {
  const findings: Finding[] = [];
  if (item.path && !ownerOf(item.path.replace(/#.*$/, ""))) {
    const message = `expected the path of a page of this site, found "${item.path}"`;
    findings.push({ path: [...at, "path"], message });
  }
  if (item.target && !findLink(item.target)) {
    const hint = didYouMean(item.target, linkTargets);
    const message = `expected the name of a page or section, found "${item.target}"${hint}`;
    findings.push({ path: [...at, "target"], message });
  }
  if (item.text && !Object.hasOwn(textKeys, item.text)) {
    const hint = didYouMean(item.text, Object.keys(textKeys));
    findings.push({ path: [...at, "text"], message: `unknown text key "${item.text}"${hint}` });
  }
  if (item.flag && !pageFlags.includes(item.flag)) {
    const hint = didYouMean(item.flag, pageFlags);
    findings.push({ path: [...at, "flag"], message: `unknown page flag "${item.flag}"${hint}` });
  }
  return findings;
}
