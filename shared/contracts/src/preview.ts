/** The cookie of a visitor who sees a release before it is live: a signed token that names a record. */
export const previewCookie = { name: "preview", maxAgeSeconds: 24 * 60 * 60 } as const;
