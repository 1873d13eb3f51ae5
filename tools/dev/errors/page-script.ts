import { toggleAreaBorders } from "../area-borders.ts";
import { pageDataIn, refreshPage, refreshRuntime } from "../refresh-page.ts";

/** The shell's `bootGlobal`. */
const nameOfBoot = "__FORECOURT__";

/** Paths that the proxy of `npm run dev` serves itself. */
export const devPaths = { events: "/__dev/events", errors: "/__dev/errors" } as const;

/** Events that the terminal sends to an open page. */
export type DevEvent =
  | { kind: "reload" }
  /** Only browser code has changed: the address of each new build's entry, by area. */
  | { kind: "refresh"; entries: Record<string, string> }
  /** The server renders the components with which the page was refreshed. */
  | { kind: "served" }
  /** Failed builds and types: null = none any more. */
  | { kind: "build" | "types"; text: string | null }
  /** An error of the server in this page's request. */
  | { kind: "server"; text: string };

/** Error that an open page reports to the terminal. */
export interface PageError {
  message: string;
  stack: string;
}

/** Data of its page that the script has, and states when it opens its stream. */
export interface AnsweredPage {
  /** Id of the request that was answered with the page. */
  requestId: string;
  /** The site's version when the page was requested. */
  version: string;
}

/** The script to put into a page; `refreshes` = components of the page can be replaced. */
export function pageScriptFor(page: AnsweredPage, refreshes = false): string {
  const known = JSON.stringify(page).replaceAll("<", "\\u003c");
  const functions = [drawOverlay, refreshPage, pageDataIn].map(String).join();
  const errors = `(${runInPage.toString()})(${JSON.stringify(devPaths)},${known},${functions})`;
  const script = `${errors};(${toggleAreaBorders.toString()})("${nameOfBoot}")`;
  return refreshes ? `${refreshRuntime()};${script}` : script;
}

/**
 * Runs in the page, before its own scripts, and must be self-contained. Reloads the page after a change, reports its
 * errors and shows all known errors.
 */
function runInPage(
  paths: typeof devPaths,
  page: AnsweredPage,
  draw: typeof drawOverlay,
  refresh: typeof refreshPage,
  dataIn: typeof pageDataIn,
): void {
  const shown = new Map<string, string>();
  let overlay: Element | null = null;
  const show = (key: string, text: string | null) => {
    if (text === null) shown.delete(key);
    else shown.set(key, text);
    overlay?.remove();
    overlay = shown.size > 0 ? draw([...shown.values()]) : null;
  };
  const report = (thrown: unknown) => {
    if (!(thrown instanceof Error)) return;
    const body: PageError = { message: String(thrown), stack: thrown.stack ?? "" };
    fetch(paths.errors, { method: "POST", body: JSON.stringify(body), keepalive: true }).then(
      async (answer) => show(body.stack, await answer.text()),
      () => undefined,
    );
  };
  addEventListener("error", ({ error }) => report(error));
  addEventListener("unhandledrejection", ({ reason }) => report(reason));
  // React's boundaries catch errors of rendering; the shell writes these to the console.
  for (const method of ["error", "warn"] as const) {
    const write = console[method];
    console[method] = (...values: unknown[]) => {
      write(...values);
      for (const value of values) report(value);
    };
  }
  let refreshed = Promise.resolve(true);
  /** Runs after `earlier`; once a refresh has failed, the page waits for its reload. */
  const isRefreshed = async (entries: Record<string, string>, earlier: Promise<boolean>) => {
    if (!(await earlier)) return false;
    return refresh(entries).then(
      () => true,
      () => false,
    );
  };
  const isSound = async () => {
    const answer = await fetch(location.href, { headers: { accept: "text/html" } });
    const html = document.documentElement.outerHTML;
    return (await refreshed) && answer.ok && dataIn(await answer.text()) === dataIn(html);
  };
  /** Reloads the page unless it was refreshed, and the server renders it from the same data. */
  const check = async () => {
    if (!(await isSound().catch(() => false))) location.reload();
  };
  const events = new EventSource(`${paths.events}?${new URLSearchParams({ ...page })}`);
  events.addEventListener("message", ({ data }) => {
    const event: DevEvent = JSON.parse(data);
    if (event.kind === "reload") location.reload();
    else if (event.kind === "refresh") refreshed = isRefreshed(event.entries, refreshed);
    else if (event.kind === "served") void check();
    else show(event.kind === "server" ? event.text : event.kind, event.text);
  });
}

/** Shows texts over the page. In a shadow tree and with a constructed sheet, which the page's styles and policy leave alone. */
function drawOverlay(texts: string[]): Element {
  const overlay = document.createElement("forecourt-dev-errors");
  const shadow = overlay.attachShadow({ mode: "open" });
  const style = new CSSStyleSheet();
  style.replaceSync(
    "section{position:fixed;inset:auto 0 0;max-height:60vh;overflow:auto;z-index:2147483647;box-sizing:border-box;" +
      "padding:1rem;background:#1c1917;color:#fafaf9;border-top:4px solid #f87171;font:14px/1.5 monospace}" +
      "pre{margin:0 0 1rem;white-space:pre-wrap;overflow-wrap:anywhere}",
  );
  shadow.adoptedStyleSheets = [style];
  const section = document.createElement("section");
  section.setAttribute("role", "alert");
  for (const text of texts) {
    const pre = document.createElement("pre");
    pre.textContent = text;
    section.append(pre);
  }
  const close = document.createElement("button");
  close.textContent = "Close";
  close.addEventListener("click", () => overlay.remove());
  section.append(close);
  shadow.append(section);
  document.documentElement.append(overlay);
  return overlay;
}
