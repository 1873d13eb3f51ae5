import { loadScript } from "./load-script.ts";

/** Function that the builds of shell and remotes call to load their later files (`tools/build/load-chunks.ts`). */
export interface ChunkLoader {
  /**
   * Runs a script of a release.
   * @param integrityOfList of `integrity.json` beside it
   * @throws Error when it cannot be loaded, or is not what the list states
   */
  loadChunk(url: string, integrityOfList: string): Promise<void>;
  /** Applies a style sheet of a release, unless the document has it. Throws like `loadChunk`. */
  loadStyles(url: string, integrityOfList: string): Promise<void>;
}

/** Lists and style sheets are loaded once; what failed is loaded anew the next time. */
export function createChunkLoader(): ChunkLoader {
  const known = new Map<string, Promise<unknown>>();
  function once<T>(url: string, load: () => Promise<T>): Promise<T> {
    const loading = (known.get(url) as Promise<T> | undefined) ?? load();
    known.set(url, loading);
    loading.catch(() => known.delete(url));
    return loading;
  }
  /** Integrity of a file, from the document's preloads, or from the list of the release. */
  async function integrityOf(url: string, integrityOfList: string): Promise<string> {
    const stated = linkTo(url)?.getAttribute("integrity");
    if (stated) return stated;
    const [, folder = "", file = ""] = /^(.*\/)(.*)$/.exec(url) ?? [];
    const list = `${folder}integrity.json`;
    const files = await once(list, () => fetchList(list, integrityOfList));
    const integrity = files[file];
    if (!integrity) throw new Error(`${file} is not in ${list}`);
    return integrity;
  }
  return {
    async loadChunk(url, integrityOfList) {
      await loadScript(`${url}#${await integrityOf(url, integrityOfList)}`);
    },
    loadStyles: (url, integrityOfList) =>
      once(url, async () => {
        if (!linkTo(url)) await addStyles(url, await integrityOf(url, integrityOfList));
      }),
  };
}

function linkTo(url: string): HTMLLinkElement | null {
  return document.querySelector<HTMLLinkElement>(`link[href="${url}"]`);
}

async function fetchList(url: string, integrity: string): Promise<Record<string, string>> {
  const response = await fetch(url, { integrity });
  return response.json();
}

function addStyles(href: string, integrity: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = Object.assign(document.createElement("link"), {
      rel: "stylesheet",
      href,
      integrity,
    });
    link.addEventListener("load", () => resolve());
    link.addEventListener("error", () => {
      link.remove();
      reject(new Error(`${href}: cannot be loaded`));
    });
    document.head.append(link);
  });
}
