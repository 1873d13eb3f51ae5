const test = "\\.test\\.tsx?$";

/**
 * Layers inside the shell and the gateway, top first: a folder may import only from the folders that
 * are listed with it. Files directly in the root folder are the top and import from all of them.
 */
const layers = {
  "shell/src": {
    boot: ["render", "remotes", "app"],
    server: ["render", "remotes", "app"],
    render: ["remotes", "app"],
    remotes: ["app"],
    app: [],
  },
  "services/gateway": {
    api: ["canaries", "proxy", "headers", "request"],
    canaries: ["experiments", "proxy", "tenants", "request"],
    experiments: ["tenants", "request"],
    files: ["tenants", "request"],
    health: ["proxy", "tenants", "request"],
    images: ["proxy", "headers", "request"],
    pages: ["proxy", "headers", "request", "responses"],
    proxy: ["guard", "headers", "request"],
    guard: ["tenants", "request", "responses"],
    headers: ["tenants", "request", "responses"],
    request: ["tenants"],
    tenants: [],
    responses: [],
  },
};

/** Rules for dependency-cruiser: the layers inside the shell, the gateway and the inventory service. */
export const layerRules = [
  ...Object.entries(layers).flatMap(([top, folders]) =>
    Object.entries(folders).map(([folder, lower]) => ({
      name: `layer-${top.replace("/", "-")}-${folder}`,
      comment: `${top}/${folder} may use: ${lower.join(", ") || "no other folder of it"}.`,
      from: { path: `^${top}/${folder}/`, pathNot: test },
      to: {
        path: `^${top}/`,
        pathNot: `^${top}/(${[folder, ...lower].join("|")})/|^services/gateway/limits\\.ts$`,
      },
    })),
  ),
  {
    name: "inventory-store-imports-store-only",
    comment: "In services/inventory imports go routes -> features -> store.",
    from: { path: "^services/inventory/(store|migrations)(/|\\.ts$)", pathNot: test },
    to: {
      path: "^services/inventory/",
      pathNot: "^services/inventory/(store|migrations)(/|\\.ts$)",
    },
  },
  {
    name: "inventory-features-never-up",
    comment: "A feature of services/inventory knows neither HTTP routes nor the app.",
    from: {
      path: "^services/inventory/[^/]+/",
      pathNot: [test, "^services/inventory/(?:routes|testing)/"],
    },
    to: { path: "^services/inventory/(routes/|app\\.ts$|deps\\.ts$|server\\.ts$)" },
  },
];
