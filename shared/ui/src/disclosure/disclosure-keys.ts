/**
 * Arrow keys of the ARIA pattern for disclosure navigation: along the menus, from an open menu into
 * its links, along the links; Home and End go to the first and last. True when the focus moved.
 */
export function moveFocus(root: HTMLElement, at: EventTarget, key: string): boolean {
  if (!(at instanceof HTMLElement)) return false;
  const inside = at.closest("summary") === null ? at.closest("details") : null;
  if (key.startsWith("Arrow") && opensInto(at, key))
    return focus(linksOf(at.closest("details"))[0]);
  const row = inside ? linksOf(inside) : topOf(root);
  const index = row.indexOf(at);
  if (index < 0) return false;
  return focus(row[target(key, index, row.length)]);
}

function opensInto(at: HTMLElement, key: string): boolean {
  return key === "ArrowDown" && at.matches("details[open] > summary");
}

/** No element before the first or after the last: the focus stays. */
function target(key: string, index: number, length: number): number {
  if (key === "ArrowRight" || key === "ArrowDown") return index + 1;
  if (key === "ArrowLeft" || key === "ArrowUp") return index - 1;
  if (key === "Home") return 0;
  return key === "End" ? length - 1 : -1;
}

function topOf(root: HTMLElement): HTMLElement[] {
  const all = [...root.querySelectorAll<HTMLElement>("summary, a[href], button")];
  return all.filter(
    (element) => element.tagName === "SUMMARY" || element.closest("details") === null,
  );
}

function linksOf(details: HTMLElement | null): HTMLElement[] {
  return [...(details?.querySelectorAll<HTMLElement>("a[href], button") ?? [])];
}

function focus(element: HTMLElement | undefined): boolean {
  element?.focus();
  return element !== undefined;
}
