/** The path of `countPageHealth`. */
export const pageHealthPath = "/api/visitor/page-health";
