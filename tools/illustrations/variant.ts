import type { Car, Stance } from "./car.ts";

interface Changes {
  /** Factors of all lengths, and of all heights but the wheels'. */
  length?: number;
  height?: number;
  stance?: Partial<Stance>;
}

/** The drawing for a longer, shorter, higher, or lower car, on round wheels. */
export function variant(car: Car, { length = 1, height = 1, stance = {} }: Changes): Car {
  const scaled = (parts: string[]) =>
    parts.length === 0 ? [] : [`<g transform="scale(${length} ${height})">${parts.join("")}</g>`];
  return {
    stance: {
      ...car.stance,
      length: car.stance.length * length,
      front: car.stance.front * length,
      rear: car.stance.rear * length,
      sill: car.stance.sill * height,
      ...stance,
    },
    outline: car.outline.replace(
      /(-?[\d.]+),(-?[\d.]+)/g,
      (_, x, y) => `${Number(x) * length},${Number(y) * height}`,
    ),
    light: { roof: car.light.roof * height, belt: car.light.belt * height },
    behind: scaled(car.behind ?? []),
    parts: scaled(car.parts),
  };
}
