/** Whether an apartment was typed as its number alone, such as `3` or `12B`, which an address cannot show by itself. */
export function isApartmentNumber(typed: string): boolean {
  return /^(?:\d{1,5}[A-Za-z]?|[A-Za-z]\d{0,4})$/.test(typed.trim());
}
