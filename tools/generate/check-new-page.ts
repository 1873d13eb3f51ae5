import { allAreas } from "@forecourt/contracts/area-definitions";
import { ownerOf } from "@forecourt/contracts/areas";
import type { Names } from "./names.ts";
import type { Tree } from "./tree.ts";

/** @throws Error when the area cannot have a generated page of this name, with what to do */
export function checkNewPage(tree: Tree, area: string, { kebab, id }: Names): void {
  if (!tree.read(`services/${area}/server.ts`).includes("contentService(")) {
    throw new Error(
      `${area} has no content service; copy one of its pages in mfe-${area}/src/pages by hand`,
    );
  }
  const owner = ownerOf(`/${kebab}`);
  if (owner) throw new Error(`/${kebab} is the page ${owner.page} of ${owner.area} already`);
  for (const { name, flags, sections } of allAreas) {
    if (name === area && id in sections) {
      throw new Error(`${area}.${id} is a section: remove it from ${area}/area.ts first`);
    }
    if (name !== area && id in flags) throw new Error(`${id} is a page flag of ${name} already`);
  }
}

/** True when the area has a page flag of this name, for a page that was planned. */
export function hasFlag(area: string, flag: string): boolean {
  return allAreas.some(({ name, flags }) => name === area && flag in flags);
}
