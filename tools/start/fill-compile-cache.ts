// Loads the modules of every process and ends: at the exit, Node stores the compiled code in NODE_COMPILE_CACHE, and a
// restarted process reads it. The processes of a site could not store it themselves: a killed process does not reach
// its exit, and storing earlier would block its event loop for seconds.
import { constants, setPriority } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { standbyEntries } from "./standby.ts";

setPriority(constants.priority.PRIORITY_LOW);

const entries = [...standbyEntries, "services/images/server.ts"];
for (const entry of entries) await import(pathToFileURL(path.resolve(entry)).href);
process.exit();
