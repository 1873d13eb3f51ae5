/** Path to which a text search is sent, as `?q=`. A separate file, so that browsers need not load the search. */
export const searchTextPath = "/cars-for-sale";
