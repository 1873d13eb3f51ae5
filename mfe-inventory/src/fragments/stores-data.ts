/** A store of a group as the home page lists it, with finished texts. */
export interface ListedStore {
  id: string;
  name: string;
  /** Path of its own page; null = it has none. */
  page: string | null;
  /** "2750 Harvest Lane". */
  address: string;
  /** "Columbia, MO 65201". */
  city: string;
  /** "Sales: Open until 7 p.m.", "Service: Closed · opens Monday at 8 a.m.". */
  statuses: string[];
  /** True for the store that the visitor chose. */
  isChosen: boolean;
  /** Phone number in E.164, and formatted for display. */
  phone: string;
  phoneText: string;
  directions: string;
  /** "See 112 cars"; null = the site has no list of cars, or the store has no cars. */
  cars: { label: string; href: string } | null;
}

/** The stores of a group in the dealer's order, but the chosen one first. */
export interface StoresData {
  stores: ListedStore[];
}
