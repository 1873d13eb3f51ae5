import { BodyStyle, type VehicleSummary } from "@forecourt/contracts/vehicle";

/**
 * One page of a mixed lot: every body style, white and black among the paints. Columns: year make
 * model, trim, body style, paint, mileage, dollars, drivetrain, condition, reduced by.
 */
const lot = `
2022 Mitsubishi Outlander|SE Launch Edition|suvs|White Diamond #f4f5f5|38120|23795|awd|certified|800
2021 Honda Civic|Sport|sedans|Crystal Black #101215|41877|19995|fwd|used|
2020 Ford F-150|XLT SuperCrew|trucks|Race Red #a5171c|61204|28450|4wd|used|
2019 Toyota Sienna|XLE Premium|minivans|Celestial Silver #a9afb5|72450|24610|fwd|used|1000
2024 Mitsubishi Mirage|ES|hatchbacks|Sand Yellow #d8a321|4|17340|fwd|new|
2018 Subaru Outback|2.5i Limited|wagons|Wilderness Green #3f5b45|88310|17895|awd|used|
2021 Ford Mustang|EcoBoost Premium|coupes|Velocity Blue #1f5fae|29655|25480|rwd|used|
2020 Mazda MX-5|Grand Touring|convertibles|Soul Red #8f1620|18420|26200|rwd|used|
2019 Ford Transit|T-250 Medium Roof|commercial|Oxford White #f2f3f3|104220||rwd|used|
2023 Mitsubishi Eclipse Cross|SEL|suvs|Labrador Black #15171b|12044|24990|awd|certified|
2017 Chevrolet Malibu|LT|sedans|Blue Velvet #24365c|96710|12480|fwd|used|
2022 Ram 1500|Big Horn Crew Cab|trucks|Diamond Black #0f1113|33801|36995|4wd|used|
2016 Volkswagen Golf|TSI S|hatchbacks|Tornado Red #b3161c|91377|11295|fwd|used|500
2015 Saab 9-3||||139900|6900||used|
2024 Mitsubishi Outlander Sport|2.4 Trail Edition|suvs|Octane Blue #2a68b1|11|29180|awd|new|
2020 Honda Odyssey|EX-L|minivans|Obsidian Blue #1c2b48|58990|27340|fwd|used|
2019 Audi A5|Premium Plus|coupes|Monsoon Gray #5b6066|47012|25980|awd|used|
2018 Nissan Rogue|SV|suvs|Monarch Orange #b3501d|79455|15495|awd|used|
2021 Volvo V60|Cross Country T5|wagons|Birch Light #c9c6bd|36120|31750|awd|used|`;

/** The lot as the inventory service would list it, all of one store. */
export function sampleCars(storeId: string): VehicleSummary[] {
  return lot
    .trim()
    .split("\n")
    .map((line, index) => carOf(line.split("|"), index, storeId));
}

function carOf(cells: string[], index: number, storeId: string): VehicleSummary {
  const [name = "", trim, body, paint = "", mileage, dollars, drivetrain, condition, reduced] =
    cells;
  const [year, make = "", ...model] = name.split(" ");
  const price = dollars ? Number(dollars) * 100 : null;
  return {
    vin: `JA4J3VA8${String(index).padStart(2, "0")}0012345`,
    stockNumber: `S${1000 + index}`,
    storeId,
    status: "live",
    condition: condition as VehicleSummary["condition"],
    year: Number(year),
    make,
    model: model.join(" "),
    trim: trim || null,
    bodyStyle: BodyStyle.safeParse(body).data ?? null,
    mileage: Number(mileage),
    price,
    priceBefore: price !== null && reduced ? price + Number(reduced) * 100 : null,
    exteriorColor: paint.replace(/ #.*/, "") || null,
    exteriorHex: /#\w+/.exec(paint)?.[0] ?? null,
    interiorColor: "Black",
    fuelType: "gasoline",
    drivetrain: (drivetrain || null) as VehicleSummary["drivetrain"],
    transmission: "automatic",
    image: null,
    firstSeen: "2026-03-02",
  };
}
