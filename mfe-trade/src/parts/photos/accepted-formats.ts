/**
 * Value of a file input's `accept`. Browsers by Apple convert HEIC to JPEG for an input that does not accept HEIC; in
 * other browsers, such an input does not allow HEIC files to be chosen. `vendor` is the browser's own statement, null =
 * not known yet.
 */
export function acceptedFormats(vendor: string | null): string {
  const everywhere = "image/jpeg,image/png,image/webp";
  if (vendor === null || vendor.startsWith("Apple")) return everywhere;
  return `${everywhere},image/heic,image/heif,.heic,.heif`;
}
