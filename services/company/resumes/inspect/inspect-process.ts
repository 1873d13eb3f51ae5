import { buffer } from "node:stream/consumers";
import { inspectFile } from "./inspect-file.ts";

// Gets a file on standard input, and writes what it is to standard output.
process.stdout.write(JSON.stringify(await inspectFile(await buffer(process.stdin))));
