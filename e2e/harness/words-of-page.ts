import type { Page } from "@playwright/test";

/** Words that a page shows or gives a screen reader, without the parts that are marked as English. */
export function wordsOfPage(page: Page): Promise<string> {
  return page.evaluate(() => {
    const unread = 'body [lang="en"], script, style, template, noscript';
    for (const part of document.querySelectorAll(unread)) part.remove();
    // A word that may break in two lines is one word.
    for (const mark of document.querySelectorAll("wbr")) mark.remove();
    document.body.normalize();
    const found = [document.title];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) found.push(texts.currentNode.textContent ?? "");
    const named = ["aria-label", "alt", "title", "placeholder"];
    for (const name of named) {
      for (const element of document.querySelectorAll(`body [${name}]`)) {
        found.push(element.getAttribute(name) ?? "");
      }
    }
    return found.join(" | ");
  });
}
