/** The nine body styles of the specification, by their URL names; without a schema, for scripts of browsers. */
export const bodyStyles = [
  "suvs",
  "sedans",
  "wagons",
  "coupes",
  "convertibles",
  "hatchbacks",
  "trucks",
  "minivans",
  "commercial",
] as const;
