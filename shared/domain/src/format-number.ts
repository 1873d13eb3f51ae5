/** A whole number as US readers write it: 38120 → "38,120". The same on server and browser. */
export function formatNumber(whole: number): string {
  return String(whole).replace(/\B(?=(?:\d{3})+$)/g, ",");
}
