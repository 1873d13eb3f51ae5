import { type AreaName, areaNames } from "./area-names.ts";

/** A piece of a page that another area draws: its area, and its name in that area's remote. */
export type FragmentId = `${AreaName}/${string}`;

/** Area and name of a fragment. */
export function readFragmentId(id: FragmentId): { area: AreaName; name: string } {
  const at = id.indexOf("/");
  const area = areaNames.find((one) => one === id.slice(0, at));
  if (!area) throw new Error(`${id}: no area of this name`);
  return { area, name: id.slice(at + 1) };
}
