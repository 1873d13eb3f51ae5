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
  /** "Open until 7 p.m.". */
  status: string | null;
  /** E.164, and as it is shown. */
  phone: string;
  phoneText: string;
  directions: string;
  /** "See 112 cars"; null where the cars of other stores are not shown, or it has none. */
  cars: { label: string; href: string } | null;
}

/** The stores of a group, in the dealer's order. */
export interface StoresData {
  stores: ListedStore[];
}
