import { describe, expect, test } from "@jest/globals";
import { drawMap, type Landmark, milesApart } from "./draw-map.ts";

const place = (id: string, latitude: number, longitude: number, current = false): Landmark => ({
  id,
  name: id,
  latitude,
  longitude,
  current,
});

// Straight-line distances from columbia: 27, 75 and 51 miles.
const columbia = place("columbia", 38.9517, -92.3341, true);
const stores = [
  columbia,
  place("jefferson-city", 38.5767, -92.1735),
  place("rolla", 37.9514, -91.7713),
  place("sedalia", 38.7045, -93.2283),
];

describe("drawMap", () => {
  test("places north above south and east at the right, inside of the picture", () => {
    const { points, width, height } = drawMap(stores);
    const [first, second, third, fourth] = points;
    expect(first!.y).toBeLessThan(second!.y);
    expect(second!.y).toBeLessThan(third!.y);
    expect(fourth!.x).toBeLessThan(first!.x);
    for (const { x, y } of points) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(width);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(height);
    }
  });

  test("measures distances from the visitor's store, to one scale with its bar", () => {
    const { distances, scale } = drawMap(stores);
    expect(distances.map(({ id, miles }) => [id, miles])).toEqual([
      ["jefferson-city", 27],
      ["rolla", 75],
      ["sedalia", 51],
    ]);
    for (const { from, to, miles } of distances) {
      const length = Math.hypot(to.x - from.x, to.y - from.y);
      expect(length / miles).toBeCloseTo(scale.length / scale.miles, 1);
    }
  });

  test("shows circles around a single store in the middle, and no lines", () => {
    const { points, distances, rings, width, height, scale } = drawMap([columbia]);
    expect(points).toMatchObject([{ x: width / 2, y: height / 2 }]);
    expect(distances).toEqual([]);
    expect(rings.map(({ miles }) => miles)).toEqual([5, 10]);
    expect(rings[1]!.radius / 10).toBeCloseTo(scale.length / scale.miles, 1);
    expect(rings[1]!.radius).toBeLessThan(height / 2);
  });

  test("begins at the first store where the visitor has none, and at equal places stays finite", () => {
    const twins = [place("a", 38, -92), place("b", 38, -92)];
    const { distances, points } = drawMap(twins);
    expect(distances).toMatchObject([{ id: "b", miles: 0 }]);
    expect(points.every(({ x, y }) => Number.isFinite(x) && Number.isFinite(y))).toBe(true);
  });
});

describe("what is around the only store", () => {
  const cape = place("cape", 37.3059, -89.5181, true);
  const jackson = {
    name: "Jackson",
    latitude: 37.3823,
    longitude: -89.6662,
    kind: "town" as const,
  };
  const sikeston = {
    name: "Sikeston",
    latitude: 36.8767,
    longitude: -89.5879,
    kind: "town" as const,
  };

  test("is drawn where it is, and left out where the picture has no room for it", () => {
    const { landmarks, points } = drawMap([cape], [jackson, sikeston]);
    expect(landmarks.map(({ name }) => name)).toEqual(["Jackson"]);
    expect(landmarks[0]!.x).toBeLessThan(points[0]!.x);
    expect(landmarks[0]!.y).toBeLessThan(points[0]!.y);
  });

  test("is not drawn for several stores", () => {
    expect(drawMap(stores, [jackson]).landmarks).toEqual([]);
  });

  test("has its distance in straight-line miles", () => {
    expect([milesApart(cape, jackson), milesApart(cape, sikeston)]).toEqual([10, 30]);
  });
});
