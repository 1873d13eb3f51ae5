/**
 * First three digits of ZIP codes by state, as the Postal Service assigns them (Domestic Mail Manual,
 * L002). Military addresses (APO, FPO, DPO) belong to no state and are left out.
 */
const prefixes: Readonly<Record<string, string>> = {
  AK: "995-999",
  AL: "350-369",
  AR: "716-729",
  AZ: "850-865",
  CA: "900-961",
  CO: "800-816",
  CT: "060-069",
  DC: "200 202-205 569",
  DE: "197-199",
  FL: "320-339 341-349",
  GA: "300-319 398-399",
  GU: "969",
  HI: "967-968",
  IA: "500-528",
  ID: "832-838",
  IL: "600-629",
  IN: "460-479",
  KS: "660-679",
  KY: "400-427",
  LA: "700-714",
  MA: "010-027 055",
  MD: "206-219",
  ME: "039-049",
  MI: "480-499",
  MN: "550-567",
  MO: "630-658",
  MS: "386-397",
  MT: "590-599",
  NC: "270-289",
  ND: "580-588",
  NE: "680-693",
  NH: "030-038",
  NJ: "070-089",
  NM: "870-884",
  NV: "889-898",
  NY: "005 100-149",
  OH: "430-459",
  OK: "730-732 734-749",
  OR: "970-979",
  PA: "150-196",
  PR: "006-007 009",
  RI: "028-029",
  SC: "290-299",
  SD: "570-577",
  TN: "370-385",
  TX: "733 750-799 885",
  UT: "840-847",
  VA: "201 220-246",
  VI: "008",
  VT: "050-054 056-059",
  WA: "980-994",
  WI: "530-549",
  WV: "247-268",
  WY: "820-831",
};

/** ZIP codes whose mail goes through another state's center. */
const exceptions: Readonly<Record<string, string>> = {
  "06390": "NY",
  "20588": "MD",
  "20598": "VA",
  "72643": "MO",
  "73960": "TX",
  "83414": "WY",
  "96950": "MP",
  "96951": "MP",
  "96952": "MP",
  "96960": "MH",
  "96970": "MH",
};

const stateByPrefix = new Map(
  Object.entries(prefixes).flatMap(([state, ranges]) =>
    ranges.split(" ").flatMap((range) => {
      const [from = "", to = from] = range.split("-");
      return Array.from({ length: Number(to) - Number(from) + 1 }, (_, index): [string, string] => [
        String(Number(from) + index).padStart(3, "0"),
        state,
      ]);
    }),
  ),
);

/** The state of a ZIP code's five digits, as two letters; null when it is in no state. */
export function stateOfZip(zip: string): string | null {
  if (!/^\d{5}$/.test(zip)) return null;
  return exceptions[zip] ?? stateByPrefix.get(zip.slice(0, 3)) ?? null;
}
