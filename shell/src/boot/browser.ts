import "@forecourt/ui/styles/base.css";
import { yieldToBrowser } from "./yield-to-browser.ts";

/**
 * Runs the shell in the browser. React and the site's own modules run in a task each, because both in one
 * would block a slow phone's input for longer than 50 ms. "eager": they are parts of this file.
 */
async function run(): Promise<void> {
  await yieldToBrowser();
  await import(/* webpackMode: "eager" */ "react-dom/client");
  await yieldToBrowser();
  const { startSite } = await import(/* webpackMode: "eager" */ "./start-site.tsx");
  await startSite();
}

void run();
