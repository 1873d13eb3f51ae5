let marked: HTMLElement | null = null;

/** Shows that a click was heard: `by` is marked, and the middle of the page is busy. */
export function markPending(by: HTMLElement | undefined): void {
  marked = by ?? null;
  marked?.setAttribute("data-pending", "");
  document.getElementById("main")?.setAttribute("aria-busy", "true");
}

/** Takes the marks away again. */
export function unmarkPending(): void {
  marked?.removeAttribute("data-pending");
  marked = null;
  document.getElementById("main")?.removeAttribute("aria-busy");
}
