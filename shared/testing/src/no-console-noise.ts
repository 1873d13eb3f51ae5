import { afterEach, expect } from "@jest/globals";

const noise: string[] = [];

for (const level of ["error", "warn"] as const) {
  const print = console[level].bind(console);
  console[level] = (...args: unknown[]) => {
    noise.push(`console.${level}: ${args.map(String).join(" ").slice(0, 500)}`);
    print(...args);
  };
}

/** A test that prints an error or a warning fails, unless it takes the lines with `takeNoise`. */
afterEach(() => {
  const printed = noise.splice(0);
  // oxlint-disable-next-line jest/no-standalone-expect -- this runs after each test, as a part of it
  expect(printed).toEqual([]);
});

/** The warnings and errors printed since the test began; taking them keeps the test from failing. */
export function takeNoise(): string[] {
  return noise.splice(0);
}
