import { setRunFolder } from "../config.ts";
import { makeRunFolder } from "./run-folder.ts";

/** Creates the run's folder. The first suite that needs PostgreSQL starts a server in it. */
export default function globalSetup(): void {
  setRunFolder(makeRunFolder().folder);
}
