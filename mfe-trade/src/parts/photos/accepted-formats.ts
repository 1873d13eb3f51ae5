/**
 * What a file input accepts. Browsers of Apple convert HEIC to JPEG for an input that does not accept HEIC; the others
 * do not let it be chosen there. `vendor` as the browser says it, null = not known yet.
 */
export function acceptedFormats(vendor: string | null): string {
  const everywhere = "image/jpeg,image/png,image/webp";
  if (vendor === null || vendor.startsWith("Apple")) return everywhere;
  return `${everywhere},image/heic,image/heif,.heic,.heif`;
}
