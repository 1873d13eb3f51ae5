import { formatCents, formatDollars } from "@forecourt/domain/money";

/** "$599", "$358.03": whole dollars are written without cents. */
export function dollars(cents: number): string {
  return cents % 100 === 0 ? formatDollars(cents) : formatCents(cents);
}

/** "85,000" */
export function whole(count: number): string {
  return new Intl.NumberFormat("en-US").format(count);
}

/** "7.49%" */
export function percent(value: number): string {
  return `${new Intl.NumberFormat("en-US", { maximumFractionDigits: 2 }).format(value)}%`;
}

/** "used, new and certified" */
export function listed(items: readonly string[]): string {
  const last = items.at(-1) ?? "";
  return items.length < 2 ? last : `${items.slice(0, -1).join(", ")} and ${last}`;
}
