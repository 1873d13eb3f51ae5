/** Paths of the shortlist's pages. A separate file, so that browsers need not load the area's definition. */
export const shortlistPages = { compare: "/compare", saved: "/saved-cars" } as const;
