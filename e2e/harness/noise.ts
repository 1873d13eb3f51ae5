import type { Page } from "@playwright/test";

const hiddenRendering = "Rendering was performed in a subtree hidden by content-visibility";

/**
 * Collects every console message, uncaught error, failed request and request to another host, one line
 * each. The list grows until the page is closed.
 */
export function listenForNoise(page: Page): string[] {
  const lines: string[] = [];
  page.on("console", (message) => {
    // A test is faster than the 20 ms after which a sheet is filled; the browser reports values that it computed before
    // (Chromium's "verbose").
    if (message.text().startsWith(hiddenRendering)) return;
    lines.push(`console.${message.type()}: ${message.text()} (${message.location().url})`);
  });
  page.on("pageerror", (error) => {
    // The stack of an error without frames, such as that of a script that did not load, is empty.
    lines.push(`uncaught: ${error.stack || error.message}`);
  });
  page.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText ?? "";
    // A request that the page or the next navigation aborted.
    if (reason !== "net::ERR_ABORTED") lines.push(`request failed: ${request.url()} ${reason}`);
  });
  page.on("request", (request) => {
    const { protocol, hostname } = new URL(request.url());
    const here = hostname === "localhost" || hostname.endsWith(".localhost");
    if (protocol.startsWith("http") && !here) lines.push(`request to elsewhere: ${request.url()}`);
  });
  return lines;
}
