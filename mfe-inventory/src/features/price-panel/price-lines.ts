/** One line of a price, with its formatted amount. */
export interface PriceLine {
  label: string;
  amount: string;
}

/** An advertised price and its parts, formatted with cents. */
export interface PriceLines {
  /** From the MSRP down to the vehicle's price: discount and incentives. Empty without an MSRP. */
  sticker: PriceLine[];
  vehicle: string;
  fees: PriceLine[];
  total: string;
  /** Incentives that only some buyers qualify for; no price contains them. */
  conditional: string[];
}
