import { mkdirSync, writeFileSync } from "node:fs";
import { drawings } from "./drawings.ts";
import { picture } from "./sheet.ts";

/** Writes the pictures: `node tools/illustrations/main.ts` after a drawing has changed. */
const folder = new URL("../../shared/ui/src/vehicle/illustrations/bodies/", import.meta.url);
mkdirSync(folder, { recursive: true });
for (const [name, car] of Object.entries(drawings)) {
  writeFileSync(new URL(`${name}.svg`, folder), picture(name, car));
}
