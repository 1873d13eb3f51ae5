import { layerRules } from "./tools/test/boundaries/layer-rules.mjs";
import { remoteRules } from "./tools/test/boundaries/remote-rules.mjs";
import { serviceRules } from "./tools/test/boundaries/service-rules.mjs";
import { workspaceRules } from "./tools/test/boundaries/workspace-rules.mjs";

/**
 * Who may import whom. `mfe-*`, `shell` and `services` use `shared`, never each other; inside
 * `shared` imports go http -> contracts -> domain, ui -> domain, remote-kit -> ui and http,
 * service-kit, search-index and query-parser -> contracts. Tools and tests may import everything.
 */
const test = "\\.test\\.tsx?$";
const outside = "^(tools|e2e|bench)/";
/** How a package is built is not part of what it is. */
const buildConfig = "/rspack\\.config\\.ts$";
const sharedMayUse = {
  contracts: ["domain"],
  http: ["contracts", "domain"],
  ui: ["domain"],
  "remote-kit": ["ui", "http", "contracts", "domain"],
  "service-kit": ["contracts", "domain"],
  "search-index": ["contracts", "domain"],
  "query-parser": ["contracts", "domain"],
};

const forbidden = [
  {
    name: "no-cycle",
    comment: "A cycle has no order in which it can start. Take out what both sides need.",
    from: {},
    // Imports of types alone are gone when the program runs.
    to: { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } },
  },
  {
    name: "unresolved",
    comment: "The imported file or package does not exist, or is not exported under this name.",
    from: {},
    to: { couldNotResolve: true },
  },
  {
    name: "declared-packages",
    comment: "Add the package to the workspace's package.json, or to the root's for a tool of all.",
    from: {},
    to: { dependencyTypes: ["npm-no-pkg", "npm-unknown"] },
  },
  ...workspaceRules,
  {
    name: "remote-uses-shared-only",
    comment: "An area's front end meets others by URL and by events, never by import.",
    from: { path: "^(mfe-[^/]+)/", pathNot: buildConfig },
    to: { path: "^(mfe-|shell/|services/|tools/|e2e/|bench/)", pathNot: ["^$1/", "^e2e/harness/"] },
  },
  {
    name: "harness-only-in-journeys",
    comment: "The harness of browser tests must not reach a product.",
    from: { path: "^(mfe-|shell/|services/|shared/)", pathNot: "^(mfe-[^/]+|shell)/journeys/" },
    to: { path: "^e2e/" },
  },
  ...remoteRules,
  {
    name: "shell-uses-shared-only",
    comment: "The shell takes remotes from the release store at run time.",
    from: { path: "^shell/", pathNot: [test, buildConfig] },
    to: { path: "^(mfe-|services/|tools/|e2e/|bench/)" },
  },
  {
    name: "service-uses-shared-only",
    comment: "Services call each other over HTTP by contract.",
    from: { path: "^services/([^/]+)/", pathNot: test },
    to: { path: "^(mfe-|shell/|services/|tools/|e2e/|bench/)", pathNot: "^services/$1/" },
  },
  {
    name: "shared-never-up",
    comment: "Shared packages do not import their users.",
    from: { path: "^shared/" },
    to: { path: ["^(mfe-|shell/|services/)", outside] },
  },
  ...Object.entries(sharedMayUse).map(([part, others]) => ({
    name: `shared-${part}`,
    comment: `shared/${part} may use: ${others.join(", ")}.`,
    from: { path: `^shared/${part}/`, pathNot: [test, "/testing/"] },
    to: { path: "^shared/", pathNot: `^shared/(${[part, ...others].join("|")})/` },
  })),
  ...layerRules,
  ...serviceRules,
  {
    name: "domain-is-pure",
    comment: "Rules take plain values and give plain values: no packages, no Node, no clock.",
    from: { path: "^shared/domain/", pathNot: test },
    to: { pathNot: "^shared/domain/" },
  },
  {
    name: "testing-only-in-tests",
    comment: "Stubs and fakes must not reach a product.",
    from: { pathNot: [test, "^shared/testing/", "/testing/", "^jest\\.config\\.ts$", outside] },
    to: { path: "^shared/testing/" },
  },
  {
    name: "federation-only-in-remotes-folder",
    comment: "shell/src/remotes is the only place that knows how remotes are loaded.",
    from: { pathNot: "^(shell/src/remotes|tools/build)/" },
    to: { path: "node_modules/@module-federation/" },
  },
  {
    name: "react-dom-only-in-shell",
    comment: "Remotes draw with React; only the shell puts the result on a page.",
    from: { path: "^(mfe-|shared/|services/)", pathNot: test },
    to: { path: "node_modules/react-dom/" },
  },
  {
    name: "node-runs-no-tsx",
    comment: "Node runs these files as they are, and it does not know JSX.",
    from: {
      path: "^(services/|tools/|bench/|e2e/|shared/(service-kit|contracts|domain|http)/).*\\.ts$",
      // The benchmarks' reference pages are bundled, as the real ones are.
      pathNot: [test, "^bench/(bare|one-bundle)/"],
    },
    to: { path: "\\.tsx$" },
  },
  {
    name: "not-to-test",
    comment: "No file depends on a test.",
    from: {},
    to: { path: test },
  },
];

export default {
  forbidden: forbidden.map((rule) => ({ ...rule, severity: "error" })),
  options: {
    parser: "swc",
    combinedDependencies: true,
    doNotFollow: { path: "node_modules" },
    exclude: { path: "(^|/)(dist|fixtures|releases|\\.data)/" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "node", "default"],
      extensions: [".ts", ".tsx", ".mjs", ".js", ".json"],
    },
  },
};
