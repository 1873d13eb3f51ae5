/** Which details are open, which elements are scrolled and which has the focus, by their order in the page. */
export interface ViewState {
  open: boolean[];
  scrolled: [index: number, left: number, top: number][];
  /** -1 = none in the page. */
  focused: number;
}

const scrolledElements = new Set<Element>();

/** Records elements that scroll: reading the position of every element would force a layout. */
export function trackScrolledElements(): void {
  const record = ({ target }: Event) => {
    if (target instanceof Element) scrolledElements.add(target);
  };
  document.addEventListener("scroll", record, { capture: true, passive: true });
}

/** Reads the view state of `main`. */
export function captureViewState(main: Element): ViewState {
  const all = [...main.getElementsByTagName("*")];
  const scrolled: ViewState["scrolled"] = [];
  for (const element of scrolledElements) {
    const index = all.indexOf(element);
    if (index === -1) scrolledElements.delete(element);
    else scrolled.push([index, element.scrollLeft, element.scrollTop]);
  }
  return {
    open: [...main.getElementsByTagName("details")].map(({ open }) => open),
    scrolled,
    focused: all.indexOf(document.activeElement ?? main),
  };
}

/** Applies a view state to `main`, rendered again from the same data. */
export function restoreViewState(main: Element, { open, scrolled, focused }: ViewState): void {
  const details = main.getElementsByTagName("details");
  if (details.length === open.length) {
    for (const [index, one] of [...details].entries()) one.open = open[index] ?? one.open;
  }
  const all = main.getElementsByTagName("*");
  for (const [index, left, top] of scrolled)
    all[index]?.scrollTo({ left, top, behavior: "instant" });
  if (focused >= 0) (all[focused] as HTMLElement | undefined)?.focus({ preventScroll: true });
}
