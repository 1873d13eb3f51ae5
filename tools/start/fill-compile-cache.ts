// Loads the modules of every process and ends: Node stores what it has compiled in NODE_COMPILE_CACHE at the
// exit, and a process that is started again reads it. The processes of a site could not store it themselves:
// a killed one does not reach its exit, and storing it earlier would block its event loop for seconds.
import { constants, setPriority } from "node:os";
import { serviceNames } from "@forecourt/contracts/services";

setPriority(constants.priority.PRIORITY_LOW);

const entries = [
  ...serviceNames.map((name) => `../../services/${name}/server.ts`),
  "../../services/images/server.ts",
  "../../services/gateway/server.ts",
  "../../shell/src/server/server.ts",
  "./host.ts",
];
for (const entry of entries) await import(entry);
process.exit();
