/** Paths of the shortlist's pages. Separate from the area's definition, which browsers need not load. */
export const shortlistPages = { compare: "/compare", saved: "/saved-cars" } as const;
