/** What a visitor has opened and scrolled within a page, in the order of its elements. */
export interface PagePlace {
  open: boolean[];
  scrolled: [index: number, left: number, top: number][];
}

/** Boxes that were scrolled, other than the page itself. */
const boxes = new Set<Element>();

/** Hears which boxes are scrolled: to ask every element would lay out the page. */
export function watchBoxes(): void {
  const note = ({ target }: Event) => {
    if (target instanceof Element) boxes.add(target);
  };
  document.addEventListener("scroll", note, { capture: true, passive: true });
}

/** How `main` is left. */
export function placeOf(main: Element): PagePlace {
  const all = [...main.getElementsByTagName("*")];
  const scrolled: PagePlace["scrolled"] = [];
  for (const box of boxes) {
    const index = all.indexOf(box);
    if (index === -1) boxes.delete(box);
    else scrolled.push([index, box.scrollLeft, box.scrollTop]);
  }
  return { open: [...main.getElementsByTagName("details")].map(({ open }) => open), scrolled };
}

/** Leaves `main`, drawn anew from the same data, as it was. */
export function restorePlace(main: Element, { open, scrolled }: PagePlace): void {
  const details = main.getElementsByTagName("details");
  if (details.length === open.length) {
    for (const [index, one] of [...details].entries()) one.open = open[index] ?? one.open;
  }
  const all = main.getElementsByTagName("*");
  for (const [index, left, top] of scrolled)
    all[index]?.scrollTo({ left, top, behavior: "instant" });
}
