/**
 * Who may import whom. `mfe-*`, `shell` and `services` use `shared`, never each other; inside
 * `shared` the arrows are http -> contracts -> domain, ui -> domain, remote-kit -> ui and http,
 * service-kit -> contracts. Tools and tests stand outside and may look at what they serve.
 */
const test = "\\.test\\.tsx?$";
const outside = "^(tools|e2e|bench)/";
const sharedMayUse = {
  contracts: ["domain"],
  http: ["contracts", "domain"],
  ui: ["domain"],
  "remote-kit": ["ui", "http", "contracts", "domain"],
  "service-kit": ["contracts", "domain"],
};

/** Features of mfe-inventory that use others; all other features stand alone. */
const featuresMayUse = {
  lease: ["payment"],
  "out-the-door": ["payment"],
  personalize: ["payment"],
  "price-panel": ["payment"],
  "search-text": ["search-filters"],
  "similar-vehicles": ["payment", "vehicle-card"],
  "vehicle-card": ["payment"],
};
const inventoryFeatures = "^mfe-inventory/src/features";

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
    name: "remote-uses-shared-only",
    comment: "An area's front end meets others by URL and by events, never by import.",
    from: { path: "^(mfe-[^/]+)/" },
    to: { path: "^(mfe-|shell/|services/|tools/|e2e/|bench/)", pathNot: "^$1/" },
  },
  {
    name: "remote-parts-at-the-bottom",
    comment: "Inside a remote: pages -> features -> parts.",
    from: { path: "^(mfe-[^/]+)/src/parts/", pathNot: test },
    to: { path: "^$1/src/(features|pages)/" },
  },
  {
    name: "remote-features-below-pages",
    comment: "Inside a remote: pages -> features -> parts.",
    from: { path: "^(mfe-[^/]+)/src/features/", pathNot: test },
    to: { path: "^$1/src/pages/" },
  },
  {
    name: "remote-pages-apart",
    comment: "What two pages need is a feature or a part.",
    from: { path: "^(mfe-[^/]+)/src/pages/([^/]+)/", pathNot: test },
    to: { path: "^$1/src/pages/[^/]+/", pathNot: "^$1/src/pages/$2/" },
  },
  {
    name: "remote-features-apart",
    comment: "A feature uses another one only where featuresMayUse says so.",
    from: {
      path: "^(mfe-[^/]+)/src/features/([^/]+)/",
      pathNot: [test, `${inventoryFeatures}/(${Object.keys(featuresMayUse).join("|")})/`],
    },
    to: { path: "^$1/src/features/", pathNot: "^$1/src/features/$2/" },
  },
  ...Object.entries(featuresMayUse).map(([feature, others]) => ({
    name: `inventory-${feature}`,
    comment: `The feature ${feature} may use: ${others.join(", ")}.`,
    from: { path: `${inventoryFeatures}/${feature}/`, pathNot: test },
    to: {
      path: `${inventoryFeatures}/`,
      pathNot: `${inventoryFeatures}/(${[feature, ...others].join("|")})/`,
    },
  })),
  {
    name: "shell-uses-shared-only",
    comment: "The shell takes remotes from the release store at run time.",
    from: { path: "^shell/", pathNot: test },
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
    comment: "What is shared knows none of its users.",
    from: { path: "^shared/" },
    to: { path: ["^(mfe-|shell/|services/)", outside] },
  },
  ...Object.entries(sharedMayUse).map(([part, others]) => ({
    name: `shared-${part}`,
    comment: `shared/${part} may use: ${others.join(", ")}.`,
    from: { path: `^shared/${part}/`, pathNot: test },
    to: { path: "^shared/", pathNot: `^shared/(${[part, ...others].join("|")})/` },
  })),
  {
    name: "domain-is-pure",
    comment: "Rules take plain values and give plain values: no packages, no Node, no clock.",
    from: { path: "^shared/domain/", pathNot: test },
    to: { pathNot: "^shared/domain/" },
  },
  {
    name: "testing-only-in-tests",
    comment: "What stands in for something real must not get into a product.",
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
      // What the benchmarks compare with is bundled like the pages.
      pathNot: [test, "^bench/(bare|one-bundle)/"],
    },
    to: { path: "\\.tsx$" },
  },
  {
    name: "not-to-test",
    comment: "A test is nobody's dependency.",
    from: {},
    to: { path: test },
  },
];

export default {
  forbidden: forbidden.map((rule) => ({ ...rule, severity: "error" })),
  options: {
    parser: "swc",
    doNotFollow: { path: "node_modules" },
    exclude: { path: "(^|/)(dist|fixtures|releases|\\.data)/" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "node", "default"],
      extensions: [".ts", ".tsx", ".mjs", ".js", ".json"],
    },
  },
};
