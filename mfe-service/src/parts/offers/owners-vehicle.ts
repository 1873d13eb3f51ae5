import { OwnersVehicle } from "@forecourt/contracts/areas/service/offers";

/** Older cars are not in the shop's lists. */
const firstYear = 1980;

/**
 * The vehicle that an address names: `?year=2018&make=Mitsubishi&model=Outlander`. Unreadable values are left out, as
 * is a year before 1980 or after `newestYear`.
 */
export function readOwnersVehicle({ searchParams }: URL, newestYear: number): OwnersVehicle {
  const read = Object.entries(OwnersVehicle.shape).flatMap(([name, schema]) => {
    const text = searchParams.get(name)?.trim() ?? "";
    // An empty field of the form is no zero.
    const parsed = text === "" ? null : schema.safeParse(text);
    return parsed?.success ? [[name, parsed.data] as const] : [];
  });
  const { year, ...vehicle } = OwnersVehicle.parse(Object.fromEntries(read));
  const isYear = year !== undefined && year >= firstYear && year <= newestYear;
  return isYear ? { year, ...vehicle } : vehicle;
}

/** "2018 Mitsubishi Outlander"; "" where nothing of it is known. */
export function vehicleName({ year, make, model }: OwnersVehicle): string {
  return [year, make, model].filter((part) => part !== undefined).join(" ");
}
