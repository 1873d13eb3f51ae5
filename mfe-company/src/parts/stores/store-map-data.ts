/** A place on the map, in units of its picture. */
export interface MapPoint {
  id: string;
  name: string;
  x: number;
  y: number;
  /** Side of the point on which its name is written. */
  side: "start" | "end";
}

/** A town, with a point, or the name of a road or a river. */
export interface MapLandmark {
  name: string;
  kind: "town" | "label";
  x: number;
  y: number;
}

/** A straight line between two stores, with its length in words. */
export interface MapDistance {
  id: string;
  from: { x: number; y: number };
  to: { x: number; y: number };
  label: string;
}

/** A drawn map of stores: to scale, without roads. */
export interface StoreMapData {
  /** Size of the picture in its own units. */
  width: number;
  height: number;
  points: MapPoint[];
  distances: MapDistance[];
  /** Around the only store. */
  landmarks: MapLandmark[];
  /** Circles around the only store; none where there are several. */
  rings: { radius: number; label: string }[];
  /** The bar that shows the scale. */
  scale: { length: number; label: string };
  /** Description of the picture for screen readers. */
  label: string;
  note: string;
}
