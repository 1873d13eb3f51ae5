import path from "node:path";
import { articlesFolder } from "@forecourt/service-kit/dealers/articles/read-articles";
import {
  includedMarkdown,
  translatedMarkdownName,
} from "@forecourt/service-kit/dealers/content/content-files";
import { copyHint } from "@forecourt/service-kit/dealers/files/copies";
import { defaultsFolder } from "@forecourt/service-kit/dealers/files/layout";
import { didYouMean } from "@forecourt/service-kit/dealers/problems/did-you-mean";
import type { Problem } from "@forecourt/service-kit/dealers/problems/problem";
import type { DealerSource } from "./dealer-source.ts";

/** Markdown files of a dealer that no page shows, such as those with a misspelled name. */
export function unusedNotes({ files, id, settings, contents }: DealerSource): Problem[] {
  const { languages } = settings.identity;
  const known = contents.flatMap(({ name, document }) =>
    includedMarkdown(document).map((file) => `${path.posix.dirname(name)}/${file}`),
  );
  const reasonFor = (file: string, text: string): string | null => {
    const { language, name } = translatedMarkdownName(file);
    if (language !== null && !languages.includes(language))
      return `"languages" in dealer.json has no "${language}"`;
    if (!known.includes(name)) {
      // A name is no misspelling of a file that is there, too.
      const start = file.slice(0, -name.length);
      const free = known.filter((one) => !files.has(`${start}${one}`));
      return unknownName(name, text, free);
    }
    if (language === null) return null;
    // A dealer's own text has no translation of the defaults, and theirs has none of the dealer.
    if (files.has(`${id}/content/${name}`)) return null;
    return `it translates ${id}/content/${name}, which is not there, so pages show the text of ${defaultsFolder} and its translation`;
  };
  return [...files].flatMap(([file, text]) => {
    if (!isPageText(file, id)) return [];
    const reason = reasonFor(file, text);
    return reason === null ? [] : [{ file, path: [], message: `not used: ${reason}` }];
  });
}

/** Articles with names that nothing reads are refused, and so are translations of no article. */
function isPageText(file: string, id: string): boolean {
  if (!file.startsWith(`${id}/content/`) || !file.endsWith(".md")) return false;
  return !`content/${translatedMarkdownName(file).name}`.startsWith(articlesFolder);
}

function unknownName(name: string, text: string, known: readonly string[]): string {
  const copy = copyHint(name);
  if (copy !== null) return `no page shows a file of this name${copy}`;
  const end = path.posix.basename(name);
  if (text.startsWith("---")) return `articles are in ${articlesFolder}`;
  const same = known.find((one) => path.posix.basename(one) === end);
  if (same !== undefined) return `pages read this text from content/${same}`;
  const hint = didYouMean(
    end,
    known.map((one) => path.posix.basename(one)),
  );
  const other = `; a page shows the file that its .json file names, as "$markdown": "${end}"`;
  return `no page shows a file of this name${hint || other}`;
}
