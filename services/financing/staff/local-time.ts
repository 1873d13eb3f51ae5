/** `11/22/26, 6:00 AM` */
export function localTime(moment: string, timeZone: string): string {
  return new Date(moment)
    .toLocaleString("en-US", {
      timeZone,
      year: "2-digit",
      month: "numeric",
      day: "numeric",
      hour: "numeric",
      minute: "2-digit",
    })
    .replaceAll("\u202f", " ");
}
