import { OwnersVehicle } from "@forecourt/contracts/areas/service/offers";

/** The vehicle that an address names: `?year=2018&make=Mitsubishi&model=Outlander`. Unreadable values are left out. */
export function readOwnersVehicle({ searchParams }: URL): OwnersVehicle {
  const read = Object.entries(OwnersVehicle.shape).flatMap(([name, schema]) => {
    const text = searchParams.get(name)?.trim() ?? "";
    // An empty field of the form is no zero.
    const parsed = text === "" ? null : schema.safeParse(text);
    return parsed?.success ? [[name, parsed.data] as const] : [];
  });
  return OwnersVehicle.parse(Object.fromEntries(read));
}

/** "2018 Mitsubishi Outlander"; "" where nothing of it is known. */
export function vehicleName({ year, make, model }: OwnersVehicle): string {
  return [year, make, model].filter((part) => part !== undefined).join(" ");
}
