import { buffer } from "node:stream/consumers";
import { inspectFile } from "./inspect-file.ts";

// Reads a file from standard input, and writes the result of its inspection to standard output.
process.stdout.write(JSON.stringify(await inspectFile(await buffer(process.stdin))));
