import { mkdirSync, writeFileSync } from "node:fs";
import { drawings } from "./drawings.ts";
import { looks } from "./people/people.ts";
import { portrait } from "./people/portrait.ts";
import { picture } from "./sheet.ts";
import { storePicture, stores } from "./stores/store.ts";
import { topicPicture } from "./topics/picture.ts";
import { scenes } from "./topics/scenes.ts";

/** Writes the pictures: `node tools/illustrations/main.ts` after a drawing has changed. */
const root = new URL("../../", import.meta.url);

function write(folder: string, name: string, drawn: string): void {
  const url = new URL(`${folder}/`, root);
  mkdirSync(url, { recursive: true });
  writeFileSync(new URL(`${name}.svg`, url), drawn);
}

for (const [name, car] of Object.entries(drawings)) {
  write("shared/ui/src/vehicle/illustrations/bodies", name, picture(name, car));
}
for (const [name, scene] of Object.entries(scenes)) {
  const drawn = topicPicture(name, scene);
  write("mfe-company/src/parts/articles/topics", name, drawn);
  write("services/images/share/drawings", name, drawn);
}
for (const [dealer, people] of Object.entries(looks)) {
  for (const [slug, look] of Object.entries(people)) {
    write(`dealers/${dealer}/assets`, slug, portrait(look));
  }
}
for (const [dealer, drawn] of Object.entries(stores)) {
  for (const [name, store] of Object.entries(drawn)) {
    write(`dealers/${dealer}/assets`, name, storePicture(store));
  }
}
