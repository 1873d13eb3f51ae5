// Stands for `@jest/globals` in modules that several test files share. Jest makes these functions anew for each file, so each
// export calls the one of the file that runs now.
import type { SharedJest } from "./jest-object.ts";

type Name =
  | "afterAll"
  | "afterEach"
  | "beforeAll"
  | "beforeEach"
  | "describe"
  | "expect"
  | "it"
  | "test";
export type JestGlobals = Record<Name, object>;

/** One for the process: the runner and the tests may load this module under different addresses. */
const key = Symbol.for("forecourt.jestGlobals");

/** The functions of the test file that runs next. */
export function setJestGlobals(globals: JestGlobals & { jest: SharedJest }): void {
  Reflect.set(globalThis, key, globals);
}

function current(name: Name | "jest"): object {
  return Reflect.get(Reflect.get(globalThis, key), name);
}

function delegate(name: Name | "jest"): object {
  return new Proxy(() => undefined, {
    apply: (_target, self, args) => Reflect.apply(current(name) as () => unknown, self, args),
    get: (_target, property) => Reflect.get(current(name), property),
    has: (_target, property) => Reflect.has(current(name), property),
  });
}

export const afterAll = delegate("afterAll");
export const afterEach = delegate("afterEach");
export const beforeAll = delegate("beforeAll");
export const beforeEach = delegate("beforeEach");
export const describe = delegate("describe");
export const expect = delegate("expect");
export const it = delegate("it");
export const jest = delegate("jest");
export const test = delegate("test");
