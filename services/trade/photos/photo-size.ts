/** A good camera has 24 megapixels, a phone up to 50. */
export const maxPhotoPixels = 60_000_000;
