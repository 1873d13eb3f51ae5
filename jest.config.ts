import type { Config } from "jest";

const swc = [
  "@swc/jest",
  {
    jsc: {
      target: "es2024",
      parser: { syntax: "typescript", tsx: true },
      transform: { react: { runtime: "automatic" } },
    },
    module: { type: "es6" },
  },
] as const;

const config: Config = {
  testEnvironment: "node",
  // Most files take longer to load their modules than to run: they share them.
  testRunner: "<rootDir>/shared/testing/src/shared-modules/runner.mjs",
  // Modules of finished files stay in memory, shared ones on purpose: a worker would grow to some 4 GB.
  workerIdleMemoryLimit: "2000MB",
  // A test that hangs fails; one on a machine with other work does not.
  testTimeout: 180_000,
  testMatch: ["<rootDir>/{shared,services,shell,mfe-*,tools}/**/*.test.{ts,tsx}"],
  // Playwright runs these.
  testPathIgnorePatterns: ["/node_modules/", "/journeys/"],
  modulePathIgnorePatterns: ["<rootDir>/releases", "<rootDir>/.data", "/dist/"],
  extensionsToTreatAsEsm: [".ts", ".tsx"],
  transform: { "\\.tsx?$": [swc[0], swc[1]] },
  transformIgnorePatterns: ["/node_modules/"],
  moduleNameMapper: {
    "\\.module\\.css$": "<rootDir>/shared/testing/src/css-module.ts",
    "\\.svg$": "<rootDir>/shared/testing/src/picture.ts",
  },
  globalSetup: "<rootDir>/shared/testing/src/postgres/global-setup.ts",
  globalTeardown: "<rootDir>/shared/testing/src/postgres/global-teardown.ts",
  setupFilesAfterEnv: [
    "<rootDir>/shared/testing/src/no-console-noise.ts",
    "<rootDir>/shared/testing/src/fixed-seed.ts",
  ],
};

export default config;
