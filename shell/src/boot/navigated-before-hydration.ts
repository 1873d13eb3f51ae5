/**
 * True when the visitor used Back or Forward within this document before its scripts ran. The URL is
 * then another entry's while the old page is shown, so the router must not hydrate with it.
 */
export function navigatedBeforeHydration(): boolean {
  const [document] = performance.getEntriesByType("navigation");
  return document !== undefined && withoutHash(document.name) !== withoutHash(location.href);
}

function withoutHash(address: string): string {
  return address.replace(/#.*$/, "");
}
