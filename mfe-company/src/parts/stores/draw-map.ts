import type { MapPlace } from "@forecourt/contracts/areas/company/map-place";
import type { MapDistance, MapLandmark, MapPoint } from "./store-map-data.ts";

const width = 360;
const height = 280;
/** Margins for names beside, above and below the points. */
const margin = { x: 108, y: 52 };

const milesPerDegree = 69.05;

/** A place with its coordinates in degrees. */
export interface Landmark {
  id: string;
  name: string;
  latitude: number;
  longitude: number;
  /** The visitor's store. */
  current: boolean;
}

export interface DrawnMap {
  width: number;
  height: number;
  points: MapPoint[];
  distances: (Omit<MapDistance, "label"> & { miles: number })[];
  landmarks: MapLandmark[];
  rings: { radius: number; miles: number }[];
  scale: { length: number; miles: number };
}

/** Miles shown by the map of one store, to each side. */
const milesAround = 12;

/**
 * Stores on a flat map to scale, north at the top; a few hundred miles are flat enough.
 * @param nearby drawn around the only store, where the picture has room for them
 */
export function drawMap(places: readonly Landmark[], nearby: readonly MapPlace[] = []): DrawnMap {
  const flat = flatten(places);
  const spanX = span(flat.map(({ east }) => east));
  const spanY = span(flat.map(({ north }) => north));
  const perMile = Math.min(
    (width - 2 * margin.x) / Math.max(spanX.size, milesAround),
    (height - 2 * margin.y) / Math.max(spanY.size, 1.6 * milesAround),
  );
  const points = flat.map(({ id, name, east, north }): MapPoint => {
    const x = round(width / 2 + (east - spanX.middle) * perMile);
    const y = round(height / 2 - (north - spanY.middle) * perMile);
    return { id, name, x, y, side: x < width / 2 ? "start" : "end" };
  });
  return {
    width,
    height,
    points,
    distances: distancesFrom(
      places.findIndex(({ current }) => current),
      { flat, points },
    ),
    landmarks: places.length > 1 ? [] : landmarksAround(places[0], nearby, perMile),
    rings:
      places.length > 1 ? [] : [5, 10].map((miles) => ({ miles, radius: round(miles * perMile) })),
    scale: scaleBar(perMile),
  };
}

/** The names beside the only store, which is in the middle of the picture. */
function landmarksAround(
  store: Landmark | undefined,
  nearby: readonly MapPlace[],
  perMile: number,
): MapLandmark[] {
  return nearby.flatMap(({ name, kind, ...at }) => {
    const miles = store ? milesBetween(store, at) : null;
    if (miles === null) return [];
    const x = round(width / 2 + miles.east * perMile);
    const y = round(height / 2 - miles.north * perMile);
    const isInside = x > edge && x < width - edge && y > edge && y < height - edge;
    return isInside ? [{ name, kind, x, y }] : [];
  });
}

/** Room for half of a name. */
const edge = 28;

type Coordinates = Pick<Landmark, "latitude" | "longitude">;

/** Distance from `from` to `to` in miles, to the east and to the north. */
function milesBetween(from: Coordinates, to: Coordinates): { east: number; north: number } {
  // The latitude in the middle, so that it is as far there as back.
  const shrink = Math.cos((((from.latitude + to.latitude) / 2) * Math.PI) / 180);
  return {
    east: (to.longitude - from.longitude) * milesPerDegree * shrink,
    north: (to.latitude - from.latitude) * milesPerDegree,
  };
}

/** Straight-line miles, rounded. */
export function milesApart(from: Coordinates, to: Coordinates): number {
  const { east, north } = milesBetween(from, to);
  return Math.round(Math.hypot(east, north));
}

interface FlatPlace extends Landmark {
  /** Miles from the first place. */
  east: number;
  north: number;
}

function flatten(places: readonly Landmark[]): FlatPlace[] {
  const [origin] = places;
  if (!origin) return [];
  return places.map((place) => ({ ...place, ...milesBetween(origin, place) }));
}

function span(values: readonly number[]): { size: number; middle: number } {
  const least = Math.min(...values);
  const most = Math.max(...values);
  return { size: most - least, middle: (least + most) / 2 };
}

/** Lines from the visitor's store, or the first, to the others. */
function distancesFrom(
  index: number,
  { flat, points }: { flat: readonly FlatPlace[]; points: readonly MapPoint[] },
): DrawnMap["distances"] {
  const center = Math.max(index, 0);
  const from = flat[center];
  const start = points[center];
  if (!from || !start) return [];
  return flat.flatMap((place, at) => {
    const end = points[at];
    if (at === center || !end) return [];
    return [
      { id: place.id, from: pointOf(start), to: pointOf(end), miles: milesApart(from, place) },
    ];
  });
}

function pointOf({ x, y }: MapPoint): { x: number; y: number } {
  return { x, y };
}

/** The longest round distance of at most a quarter of the picture. */
function scaleBar(perMile: number): DrawnMap["scale"] {
  const miles = [100, 50, 20, 10, 5, 2].find((one) => one * perMile <= width / 4) ?? 1;
  return { miles, length: round(miles * perMile) };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
