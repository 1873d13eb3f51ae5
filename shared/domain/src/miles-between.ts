/** A point on the earth, in degrees. */
export interface GeoPoint {
  latitude: number;
  longitude: number;
}

/** Mean radius of the earth (IUGG), 6,371.0088 km, in miles. */
const EARTH_RADIUS_MILES = 3_958.7613;

/** The straight-line distance along the earth's surface in miles, by the haversine formula. */
export function milesBetween(from: GeoPoint, to: GeoPoint): number {
  const height = haversine(to.latitude - from.latitude);
  const width = haversine(to.longitude - from.longitude);
  const share = height + cosine(from.latitude) * cosine(to.latitude) * width;
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.min(1, Math.sqrt(share)));
}

function haversine(degrees: number): number {
  return (1 - cosine(degrees)) / 2;
}

function cosine(degrees: number): number {
  return Math.cos((degrees * Math.PI) / 180);
}
