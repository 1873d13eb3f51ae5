// Loads the modules of every process and ends: Node stores what it has compiled in NODE_COMPILE_CACHE at the
// exit, and a process that is started again reads it. The processes of a site could not store it themselves:
// a killed one does not reach its exit, and storing it earlier would block its event loop for seconds.
import { constants, setPriority } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { standbyEntries } from "./standby.ts";

setPriority(constants.priority.PRIORITY_LOW);

const entries = [...standbyEntries, "services/images/server.ts"];
for (const entry of entries) await import(pathToFileURL(path.resolve(entry)).href);
process.exit();
