const directPage = "/car-direct-page";

/** The path pattern of a vehicle's page for campaigns. */
export const directPagePattern = `${directPage}/:vehicle(vehicle)`;

/** The page for campaigns of the vehicle whose own page is at `path`. */
export function directPagePath(path: string): string {
  return directPage + path.slice(path.lastIndexOf("/"));
}

/** Whether `path` is that of a page for campaigns. */
export function isDirectPage(path: string): boolean {
  return path.startsWith(`${directPage}/`);
}
