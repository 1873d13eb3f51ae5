const test = "\\.test\\.tsx?$";

/** Features of mfe-inventory that may use other features; all other features must not. */
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

/** Rules for dependency-cruiser: inside a remote, pages import features and features import parts. */
export const remoteRules = [
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
    comment: "A feature uses another one only if featuresMayUse lists it.",
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
];
