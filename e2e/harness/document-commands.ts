import { readFileSync } from "node:fs";
import path from "node:path";

const root = path.resolve(import.meta.dirname, "../..");

/** Programs that an operator calls; other words between backticks are names. */
const programs = /^(?:npm|systemctl|journalctl|docker|helm|git|curl|openssl)\s/;

/** The commands of a document, of its blocks of `sh` and within its sentences, each once. */
export function commandsOf(file: string): string[] {
  const text = readFileSync(path.join(root, file), "utf8");
  const blocks = [...text.matchAll(/^```sh\n(.*?)^```/gms)].flatMap(([, block = ""]) =>
    block.trim().split("\n"),
  );
  const sentences = [...text.matchAll(/`([^`\n]+)`/g)]
    .map(([, words = ""]) => words)
    .filter((words) => programs.test(words));
  return [...new Set([...blocks, ...sentences])];
}
