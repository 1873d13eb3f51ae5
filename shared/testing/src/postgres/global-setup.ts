import { setRunFolder } from "../config.ts";
import { makeRunFolder } from "./run-folder.ts";

/** Gives the run a folder. The server in it is started by the first suite that needs one. */
export default function globalSetup(): void {
  setRunFolder(makeRunFolder().folder);
}
