/** What a person of the shop asked for cannot be done; the message says why. */
export class ShopError extends Error {
  override name = "ShopError";
}
