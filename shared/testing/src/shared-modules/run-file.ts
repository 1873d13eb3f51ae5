import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { Config } from "@jest/types";
import { TestEnvironment } from "jest-environment-node";
import { rememberEnvironment } from "../config.ts";
import { hookModules } from "./hook-modules.ts";
import { type JestGlobals, setJestGlobals } from "./jest-globals.ts";
import { createJestObject } from "./jest-object.ts";

/** Function that Jest calls for each test file, see its option `testRunner`. */
type Runner = (
  globalConfig: Config.GlobalConfig,
  config: Config.ProjectConfig,
  environment: { global: object },
  runtime: object,
  file: string,
  ...more: unknown[]
) => Promise<unknown>;

const require = createRequire(import.meta.url);
const runIsolated: Runner = require("jest-circus/runner").default;

/** Jest evaluates it for each file, because it keeps the file's tests and hooks. */
const frameworkFile = path.join(
  path.dirname(require.resolve("jest-circus/runner")),
  "jestAdapterInit.js",
);
const frameworkSymbols = ["JEST_STATE_SYMBOL", "EVENT_HANDLERS", "TEST_TIMEOUT_SYMBOL"];

/** Made for the first file of a worker. */
let worker: ReturnType<typeof startWorker> | null = null;
let files = 0;

function startWorker(config: Config.ProjectConfig) {
  hookModules(config);
  return createJestObject(config);
}

/**
 * Runs a test file with Jest's own framework, but with the modules that earlier files of this worker have loaded: most
 * files take longer to load than to run. A file with a document of its own, or with `jest.resetModules`, gets modules
 * and globals of its own, as Jest has it. What others change of the process is put back.
 */
export const runFile: Runner = async (
  globalConfig,
  config,
  environment,
  runtime,
  file,
  ...more
) => {
  if (!(environment instanceof TestEnvironment) || needsOwnModules(file)) {
    return await runIsolated(globalConfig, config, environment, runtime, file, ...more);
  }
  worker ??= startWorker(config);
  const { jest, restore } = worker;
  files += 1;
  const query = `?${files}`;
  const putBack = rememberProcess();
  forgetFramework();
  const sharedRuntime = {
    requireInternalModule: require,
    requireModule: require,
    setGlobalsForRuntime: (globals: JestGlobals) => setJestGlobals({ ...globals, jest }),
    unstable_shouldLoadAsEsm: () => true,
    unstable_importModule: (module: string) => import(pathToFileURL(module).href + query),
    enterTestCode: () => undefined,
    leaveTestCode: () => undefined,
  };
  const withoutGlobals = { ...config, injectGlobals: false };
  const realm = { global: globalThis };
  try {
    return await runIsolated(globalConfig, withoutGlobals, realm, sharedRuntime, file, ...more);
  } finally {
    restore();
    putBack();
  }
};

function needsOwnModules(file: string): boolean {
  return readFileSync(file, "utf8").includes("jest.resetModules");
}

/** Removes the test framework that the previous file loaded. */
function forgetFramework(): void {
  for (const symbol of Object.getOwnPropertySymbols(globalThis)) {
    if (frameworkSymbols.includes(symbol.description ?? ""))
      Reflect.deleteProperty(globalThis, symbol);
  }
  delete require.cache[frameworkFile];
}

/** Returns a function that puts environment, arguments and folder of the process back to what they are now. */
function rememberProcess(): () => void {
  const putBackEnvironment = rememberEnvironment();
  const argv = [...process.argv];
  const folder = process.cwd();
  return () => {
    putBackEnvironment();
    process.argv = argv;
    if (process.cwd() !== folder) process.chdir(folder);
  };
}
