/** Result of sharing a page. */
export type ShareOutcome = "shared" | "copied" | "canceled";

/** The parts of `navigator` that share; browsers lack one or both. */
export interface Sharing {
  share?: (data: { title: string; url: string }) => Promise<void>;
  clipboard?: { writeText(text: string): Promise<void> };
}

/**
 * Opens the device's share dialog, or copies the address where there is none. Null when the browser can do
 * neither, so that the link is followed.
 */
export function sharePage(
  browser: Sharing,
  page: { title: string; url: string },
): Promise<ShareOutcome> | null {
  const copy = browser.clipboard
    ? () => browser.clipboard?.writeText(page.url).then(() => "copied" as const)
    : null;
  if (browser.share) {
    return browser
      .share(page)
      .then(() => "shared" as const)
      .catch((error: unknown) => (isCancel(error) || !copy ? "canceled" : (copy() ?? "canceled")))
      .catch(() => "canceled");
  }
  return copy?.()?.catch(() => "canceled" as const) ?? null;
}

/** The visitor closed the dialog. */
function isCancel(error: unknown): boolean {
  return error instanceof DOMException && error.name === "AbortError";
}
