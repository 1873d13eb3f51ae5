import { languagePattern } from "@forecourt/contracts/language";

const storageKey = "forecourt.language";

/** A window; the access to `localStorage` itself may throw. */
type Browser = Pick<Window, "localStorage">;

/** The language that the visitor chose; null = none, or storage is blocked. */
export function loadLanguage(browser: Browser): string | null {
  try {
    const stored = browser.localStorage.getItem(storageKey) ?? "";
    return languagePattern.test(stored) ? stored : null;
  } catch {
    return null;
  }
}

/** Remembers a choice. Ignores blocked storage. */
export function saveLanguage(browser: Browser, language: string): void {
  try {
    browser.localStorage.setItem(storageKey, language);
  } catch {
    // Storage is full or blocked: the page is offered again in the next document.
  }
}
