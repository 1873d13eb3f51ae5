/** The highest or lowest value that a figure should have. */
export type Aim = { max: number } | { min: number };

/** The figures that miss their aim, as sentences: "search: lcpMs is 1465, the aim is at most 1200". */
export function missedAims(
  name: string,
  figures: Readonly<Record<string, number>>,
  aims: Readonly<Record<string, Aim>>,
): string[] {
  return Object.entries(aims).flatMap(([figure, aim]) => {
    const value = figures[figure];
    // A figure that could not be measured misses its aim.
    if (value !== undefined && isMet(value, aim)) return [];
    const wanted = "max" in aim ? `at most ${aim.max}` : `at least ${aim.min}`;
    return [`${name}: ${figure} is ${value}, the aim is ${wanted}`];
  });
}

function isMet(value: number, aim: Aim): boolean {
  return "max" in aim ? value <= aim.max : value >= aim.min;
}
