/**
 * Whether Back or Forward has led to another history entry of this document before its scripts came:
 * the address is then that entry's, the page on screen still the other one's. Nobody drew it, so the
 * router must not take the one for the other.
 */
export function leftEarly(): boolean {
  const [document] = performance.getEntriesByType("navigation");
  return document !== undefined && withoutHash(document.name) !== withoutHash(location.href);
}

function withoutHash(address: string): string {
  return address.replace(/#.*$/, "");
}
