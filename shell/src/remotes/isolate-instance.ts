import { runInThisContext } from "node:vm";

/**
 * Called right before a server build runs: gives it a federation instance of its own. The federation's
 * runtime looks for an instance of the same name in a global list, so that a second shell release would
 * get the React of the first, and a remote under two shells would get the React of either.
 */
export function isolateInstance(): void {
  // The global object of server builds. A test runner gives this module another one.
  const global: typeof globalThis = runInThisContext("globalThis");
  const federation: unknown = Reflect.get(global, "__FEDERATION__");
  if (typeof federation !== "object" || federation === null) return;
  Object.assign(federation, { __INSTANCES__: [], __SHARE__: {} });
}
