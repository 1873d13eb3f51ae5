import { afterEach, expect } from "@jest/globals";

/** One for the process: test files with shared modules load this module again. */
const key = Symbol.for("forecourt.consoleNoise");
const noise: string[] = Reflect.get(globalThis, key) ?? listen();

function listen(): string[] {
  const lines: string[] = [];
  Reflect.set(globalThis, key, lines);
  for (const level of ["error", "warn"] as const) {
    const print = console[level].bind(console);
    console[level] = (...args: unknown[]) => {
      lines.push(`console.${level}: ${args.map(String).join(" ").slice(0, 500)}`);
      print(...args);
    };
  }
  return lines;
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
