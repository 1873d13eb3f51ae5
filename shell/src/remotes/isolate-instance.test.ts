import { runInThisContext } from "node:vm";
import { afterEach, describe, expect, test } from "@jest/globals";
import { isolateInstance } from "./isolate-instance.ts";

/** Global object of server builds; the test runner gives this file a different one. */
const global: typeof globalThis = runInThisContext("globalThis");

afterEach(() => {
  Reflect.deleteProperty(global, "__FEDERATION__");
});

describe("isolateInstance", () => {
  test("empties the lists in which the runtime finds instances, and leaves the rest", () => {
    const plugins = ["plugin"];
    const federation = {
      __INSTANCES__: [{}],
      __SHARE__: { shell: {} },
      __GLOBAL_PLUGIN__: plugins,
    };
    Object.assign(global, { __FEDERATION__: federation });
    isolateInstance();
    expect(federation).toEqual({ __INSTANCES__: [], __SHARE__: {}, __GLOBAL_PLUGIN__: plugins });
  });

  test("does nothing before the first server build has run", () => {
    expect(isolateInstance).not.toThrow();
  });
});
