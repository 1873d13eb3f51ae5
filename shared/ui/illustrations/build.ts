import { mkdirSync, writeFileSync } from "node:fs";
import { drawings } from "./drawings.ts";
import { picture, sheet } from "./sheet.ts";

/** Writes sprite and pictures anew: `node shared/ui/illustrations/build.ts` after a drawing has changed. */
const folder = new URL("../src/vehicle/illustrations/", import.meta.url);
writeFileSync(new URL("sprite.svg", folder), sheet(drawings));
mkdirSync(new URL("bodies/", folder), { recursive: true });
for (const [name, car] of Object.entries(drawings)) {
  // No filter asks for a car under its cloth.
  if (name !== "covered") writeFileSync(new URL(`bodies/${name}.svg`, folder), picture(name, car));
}
