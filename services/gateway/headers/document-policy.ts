/** The policy of a service's own document: a style and images of this origin, and no script. */
export const documentPolicy =
  "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
