import { allAreas } from "@forecourt/contracts/area-definitions";
import { ownerOf } from "@forecourt/contracts/areas";
import type { Names } from "./names.ts";
import type { Tree } from "./tree.ts";

/** @throws Error with the next step, when the area cannot have a generated page of this name */
export function checkNewPage(tree: Tree, area: string, { kebab, id }: Names): void {
  if (contentFileOf(tree, area) === null) {
    throw new Error(
      `services/${area} has no list of routes; add routes.ts to it, as services/inventory has`,
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

/** The file of the area's service that mounts its contents; null when the service has no list of routes. */
export function contentFileOf(tree: Tree, area: string): string | null {
  const folder = `services/${area}`;
  const has = (file: string, call: string) => tree.exists(file) && tree.read(file).includes(call);
  if (has(`${folder}/server.ts`, "contentService(")) return `${folder}/server.ts`;
  return has(`${folder}/routes.ts`, "export function routes(") ? `${folder}/routes.ts` : null;
}

/** True when the area has a page flag of this name, for a page that was planned. */
export function hasFlag(area: string, flag: string): boolean {
  return allAreas.some(({ name, flags }) => name === area && flag in flags);
}
