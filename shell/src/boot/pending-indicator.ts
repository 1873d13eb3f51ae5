let marked: HTMLElement | null = null;

/** Shows that a click was received: marks `element` and sets the main element busy. */
export function markPending(element: HTMLElement | undefined): void {
  marked = element ?? null;
  marked?.setAttribute("data-pending", "");
  document.getElementById("main")?.setAttribute("aria-busy", "true");
}

/** Removes what `markPending` has set. */
export function unmarkPending(): void {
  marked?.removeAttribute("data-pending");
  marked = null;
  document.getElementById("main")?.removeAttribute("aria-busy");
}
