import { ReleasableName } from "@forecourt/contracts/release";
import { build } from "./run.ts";

const names = ReleasableName.array().min(1).safeParse(process.argv.slice(2));

if (names.success) {
  for (const name of names.data) await build(name);
} else {
  console.error(`usage: node tools/with-node.mjs tools/build/main.ts NAME...
NAME is one of ${ReleasableName.options.join(", ")}`);
  process.exitCode = 2;
}
