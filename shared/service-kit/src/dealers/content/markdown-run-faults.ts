import { Block } from "@forecourt/contracts/content-parts";
import { type Json, valueAt } from "../json/json.ts";
import type { LineFault } from "../problems/problem.ts";
import { shown } from "../problems/schema-problems.ts";
import { blocksOf } from "./markdown.ts";

const link = /\[[^\][]+\]\([^()\s]+\)/g;
const emphasis = /(?<![\w*])\*[^\s*][^*\n]*\*(?![\w*])|(?<![\w/])_[^\s_][^_\n]*_(?!\w)/;
const linkAndStrong =
  /\*\*[^*]*\[[^\][*]+\]\([^()\s*]+\)[^*]*\*\*|\[[^\][]*\*\*[^\][]*\]\([^()\s]+\)/;
const brokenLink = /\[[^\][\n]+\](?:\([^)\n]*\)?|\s\((?:\/|https?:|www\.|tel:|mailto:)[^)\n]*\)?)/;

/** Faults of stars and underscores in one part of a Markdown text; lines are those of the part, from 1 on. */
export function strongFaults(part: string): LineFault[] {
  const both = linkAndStrong.exec(part);
  if (both) {
    const message = `expected a link or **strong**, found both in one, "${both[0]}"`;
    return [{ line: lineAt(part, both.index), message }];
  }
  // Addresses may have underscores.
  const text = part.replaceAll(link, blank);
  const pairs = [...text.matchAll(/\*\*/g)];
  if (pairs.length % 2 === 1) {
    const message = "expected ** before and after the words that are strong, found it once";
    return [{ line: lineAt(text, pairs.at(-1)?.index ?? 0), message }];
  }
  const single = emphasis.exec(text);
  if (!single) return [];
  const message = `expected **strong**, found "${single[0]}": write "**${single[0].slice(1, -1)}**"`;
  return [{ line: lineAt(text, single.index), message }];
}

/** Links of one part that a page would show as they are written, or whose address no page may have. */
export function linkFaults(part: string): LineFault[] {
  // An address may be a fact, such as {company.phoneLink}.
  const text = withoutPictures(part).replaceAll(/\]\(\{[^{}\s]*\}\)/g, "](/)");
  const rest = text.replaceAll(link, blank);
  const broken = brokenLink.exec(rest);
  const message = `expected a link such as [our shop](/service), without spaces, found "${broken?.[0]}"`;
  const unread = broken ? [{ line: lineAt(rest, broken.index), message }] : [];
  const unusable = blocksOf(text).flatMap((block): LineFault[] => {
    const issue = Block.safeParse(block).error?.issues[0];
    if (!issue) return [];
    const found = valueAt(block as Json, issue.path.map(String));
    const line = typeof found === "string" ? lineOfLink(text, found) : 1;
    return [{ line, message: `expected ${issue.message}, found ${shown(found)}` }];
  });
  return [...unread, ...unusable];
}

/** The line, from 1 on, on which a text has the first link to `href`; 1 where it has none. */
export function lineOfLink(text: string, href: string): number {
  return lineAt(text, Math.max(0, text.indexOf(`](${href})`)));
}

/** Pictures are faults of their own, and no links. */
export function withoutPictures(text: string): string {
  return text.replaceAll(/!\[[^\]]*\]\([^)]*\)/g, blank);
}

const lineAt = (text: string, index: number): number => text.slice(0, index).split("\n").length;

const blank = (words: string): string => words.replaceAll(/[^\n]/g, " ");
