import type { VehicleMapping } from "../mapping/schema.ts";

export type Fact = keyof VehicleMapping;

/**
 * Names that vendors give the column of a fact, in the order of preference, without case, spaces, and punctuation.
 * Gathered from the feeds of vAuto, HomeNet, Dealer.com, DealerSocket, Frazer, AutoRevo, Google's vehicle listings and
 * Facebook's automotive catalog.
 */
export const columnNames: Readonly<Partial<Record<Fact, readonly string[]>>> = {
  vin: ["vin", "vinnumber", "vehiclevin", "vehicleid", "vehicleidentificationnumber"],
  stockNumber: ["stocknumber", "stock", "stockno", "stocknum", "stk", "stknumber", "dealerstock"],
  condition: [
    "condition",
    "type",
    "newused",
    "neworused",
    "usednew",
    "nu",
    "inventorytype",
    "vehicletype",
    "stateofvehicle",
    "stocktype",
    "class",
  ],
  year: ["year", "modelyear", "yr", "vehicleyear"],
  make: ["make", "makename", "brand", "vehiclemake", "manufacturer"],
  model: ["model", "modelname", "vehiclemodel"],
  trim: ["trim", "trimlevel", "series", "vehicletrim", "style"],
  bodyStyle: ["bodystyle", "body", "bodytype", "bodydescription", "vehiclebody"],
  mileage: ["mileage", "miles", "odometer", "odometervalue", "odometerreading", "mileagevalue"],
  price: [
    "internetprice",
    "sellingprice",
    "saleprice",
    "specialprice",
    "advertisedprice",
    "askingprice",
    "price",
    "listprice",
    "retailprice",
    "currentprice",
    "cashprice",
  ],
  msrp: ["msrp", "vehiclemsrp", "stickerprice", "manufacturersuggestedretailprice"],
  exteriorColor: [
    "exteriorcolor",
    "extcolor",
    "color",
    "colour",
    "extcolorgeneric",
    "exterior",
    "colorex",
  ],
  interiorColor: ["interiorcolor", "intcolor", "interior", "interiorcolour", "colorin"],
  fuelType: ["fueltype", "fuel", "fuelsystem"],
  drivetrain: ["drivetrain", "drivetype", "drivetraindesc", "drive", "wheeldrive"],
  transmission: ["transmission", "trans", "transmissiontype", "transmissiondescription"],
  engine: ["engine", "enginedescription", "enginename"],
  doors: ["doors", "doorcount", "numberofdoors", "door"],
  cityMpg: ["citympg", "mpgcity", "epacity", "cityfueleconomy", "citygasmileage", "fueleffcity"],
  highwayMpg: [
    "highwaympg",
    "mpghighway",
    "hwympg",
    "epahighway",
    "mpghwy",
    "highwaygasmileage",
    "fueleffhwy",
  ],
  features: [
    "features",
    "options",
    "equipment",
    "optiondescription",
    "vehiclefeatures",
    "feature",
    "option",
  ],
  images: [
    "photos",
    "images",
    "photourls",
    "photourllist",
    "imageurls",
    "imagelist",
    "imagelinks",
    "pictures",
    "photourl",
    "imagelink",
    "imageurl",
    "imagesurl",
    "photosurl",
    "picturesurl",
    "additionalimagelink",
    "image",
    "photo",
    "picture",
  ],
  firstSeen: [
    "dateinstock",
    "instockdate",
    "stockdate",
    "datereceived",
    "inventorydate",
    "entrydate",
    "daysinstock",
    "daysinlot",
    "daysonlot",
    "age",
  ],
  description: [
    "dealercomments",
    "comments",
    "comment",
    "vehiclecomments",
    "vehicledescription",
    "sellernotes",
    "dealernotes",
    "description",
    "comment1",
    "webdescription",
    "adcopy",
  ],
};

/** Columns that hold "2022 Land Rover Range Rover Sport HSE". */
export const titleNames: readonly string[] = [
  "title",
  "vehicle",
  "vehiclename",
  "name",
  "description",
];

/** "Ext. Color" → "extcolor". */
export function plainName(column: string): string {
  return column.toLowerCase().replaceAll(/[^a-z0-9]/g, "");
}
