/** The page of all open positions. */
export const careersPath = "/our-company/careers";

/** `/our-company/careers/detailer`: the page of an open position. */
export function positionPath(id: string): string {
  return `${careersPath}/${id}`;
}
