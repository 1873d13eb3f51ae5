/** "$599", "$358.03": cents are written only where there are any. */
export function dollars(cents: number): string {
  return new Intl.NumberFormat("en-US", {
    style: "currency",
    currency: "USD",
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
  }).format(cents / 100);
}

/** "85,000" */
export function whole(count: number): string {
  return new Intl.NumberFormat("en-US").format(count);
}

/** The ten digits of an E.164 number of North America, laid into a mask of ten nines. */
export function maskPhone(e164: string, mask: string): string {
  const digits = [...e164.slice(-10)];
  return mask.replaceAll("9", () => digits.shift() ?? "");
}
