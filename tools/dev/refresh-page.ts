import { readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

/** The global with React Refresh's runtime; the builds of development call it (`tools/build/refreshed-module.mjs`). */
const refreshGlobal = "__FORECOURT_REFRESH__";

/** React Refresh's runtime as a script, which has to run before React. */
export function refreshRuntime(): string {
  const folder = path.dirname(fileURLToPath(import.meta.resolve("react-refresh/runtime")));
  const file = path.join(folder, "cjs/react-refresh-runtime.development.js");
  return `((exports,process)=>{${readFileSync(file, "utf8")}
exports.injectIntoGlobalHook(window);window.${refreshGlobal}=exports})({},{env:{NODE_ENV:"development"}})`;
}

interface Container {
  init(shareScope: object): unknown;
  get(module: "./routes"): Promise<() => Record<"pages" | "fragments", Loaders | undefined>>;
}

type Loaders = Record<string, () => Promise<unknown>>;

/**
 * Data that the server has handed to the page's scripts, without the parts that each build or answer has anew:
 * addresses of built files with their hashes, ids of records, and signed tokens of forms, which contain the time. Empty
 * = no data. Runs in the page and must be self-contained.
 */
export function pageDataIn(html: string): string {
  const data = /<script[^>]*>globalThis\.__FORECOURT__=(.*?)<\/script>/s.exec(html)?.[1] ?? "";
  return data.replaceAll(/\/remotes\/[^"]*|\b[0-9a-f]{16}\b|\bv1\.[\w-]+\.[\w-]+/g, "");
}

/**
 * Replaces the components that the page shows by those of new builds. Their state stays, unless their hooks have
 * changed. Runs in the page and must be self-contained.
 * @param entries the address of each new build's entry, by area
 * @throws Error when a build does not load, the page has not started, or its React comes from a release
 */
export async function refreshPage(entries: Readonly<Record<string, string>>): Promise<void> {
  const globals = globalThis as unknown as Record<string, unknown>;
  const runtime = globals.__FORECOURT_REFRESH__ as { performReactRefresh(): unknown } | undefined;
  if (!runtime) throw new Error("this page cannot be refreshed");
  // A chunk that is on its way would go to the new entry.
  const isStarted = performance.getEntriesByName("forecourt:hydrated").length > 0;
  if (!isStarted) throw new Error("this page has not started yet");
  for (const [area, src] of Object.entries(entries)) {
    const chunksGlobal = `rspackChunkmfe_${area}`;
    const earlier = (globals[chunksGlobal] ?? []) as [chunks: string[]][];
    const loaded = new Set(earlier.flatMap(([chunks]) => chunks));
    // The new entry would take the earlier chunks for its own.
    delete globals[chunksGlobal];
    await new Promise((resolve, reject) => {
      const script = Object.assign(document.createElement("script"), { src });
      script.addEventListener("load", resolve);
      script.addEventListener("error", reject);
      document.head.append(script);
    });
    const container = globals[`forecourt:mfe-${area}`] as Container;
    await container.init({});
    const { pages = {}, fragments = {} } = (await container.get("./routes"))();
    // The chunk of a page or a fragment has its name; the page does not show a part whose chunk it has not loaded.
    const loaders = [...Object.entries(pages), ...Object.entries(fragments)];
    const shown = loaders.filter(([name]) => loaded.has(name));
    await Promise.all(shown.map(([, load]) => load()));
  }
  runtime.performReactRefresh();
  // The shell still has the earlier pages: the next navigation loads a document.
  const leave = (event: Event) => {
    if (event.target instanceof Element && event.target.closest("a[href]")) event.stopPropagation();
  };
  addEventListener("click", leave, true);
}
