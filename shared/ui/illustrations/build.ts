import { writeFileSync } from "node:fs";
import { drawings } from "./drawings.ts";
import { sheet } from "./sheet.ts";

/** Writes the sprite anew: `node shared/ui/illustrations/build.ts` after a drawing has changed. */
writeFileSync(new URL("../src/illustrations/sprite.svg", import.meta.url), sheet(drawings));
