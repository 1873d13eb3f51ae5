/**
 * The areas, in the order of their teams. `npm run generate -- area NAME` adds a name; the lists in
 * `generated/` are written from these names, and a test compares them.
 */
export const areaNames = ["inventory", "financing", "trade", "service", "company"] as const;

export type AreaName = (typeof areaNames)[number];
