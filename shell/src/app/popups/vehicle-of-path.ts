/** Year and VIN in the address of a vehicle's page; undefined = another page. */
export function vehicleOfPath(path: string): { year: number; vin: string } | undefined {
  const segment =
    path
      .replace(/[?#].*$/, "")
      .split("/")
      .at(-1) ?? "";
  const [year, vin] = [segment.slice(0, 4), segment.slice(-17).toUpperCase()];
  if (segment.at(-18) !== "-" || !/^\d{4}$/.test(year) || !/^[A-HJ-NPR-Z0-9]{17}$/.test(vin)) {
    return undefined;
  }
  return { year: Number(year), vin };
}
