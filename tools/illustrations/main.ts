import { mkdirSync, writeFileSync } from "node:fs";
import { drawings } from "./drawings.ts";
import { picture, sheet } from "./sheet.ts";

/** Writes the sprite and the pictures: `node tools/illustrations/main.ts` after a drawing has changed. */
const folder = new URL("../../shared/ui/src/vehicle/illustrations/", import.meta.url);
writeFileSync(new URL("sprite.svg", folder), sheet(drawings));
mkdirSync(new URL("bodies/", folder), { recursive: true });
for (const [name, car] of Object.entries(drawings)) {
  // The covered car stands for an unknown body style, which no filter offers.
  if (name !== "covered") writeFileSync(new URL(`bodies/${name}.svg`, folder), picture(name, car));
}
