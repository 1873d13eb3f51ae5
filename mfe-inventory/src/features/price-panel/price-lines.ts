/** An advertised price and its parts, formatted with cents. */
export interface PriceLines {
  vehicle: string;
  fees: { label: string; amount: string }[];
  total: string;
}
