/** The message of a `picture-unsupported` error. */
export const expectedFormats = "expected a JPEG, PNG, WebP or AVIF picture";
