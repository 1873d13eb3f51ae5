import { type Site, type SiteOptions, startSite } from "./site.ts";

/** Sites that run until tests of another file need one. */
export interface FileSites {
  /** The running site of this file with these options, or a new one; the sites of other files are stopped. */
  of(file: string, options: SiteOptions): Promise<Site>;
  stop(): Promise<void>;
}

/** The sites of one worker, which runs one file after the other. */
export function createFileSites(): FileSites {
  let current = "";
  const sites = new Map<string, Promise<Site>>();
  async function stop(): Promise<void> {
    const running = [...sites.values()];
    sites.clear();
    const started = await Promise.allSettled(running);
    await Promise.all(
      started.map(async (one) => {
        if (one.status === "fulfilled") await one.value.stop();
      }),
    );
  }
  return {
    async of(file, options) {
      if (file !== current) await stop();
      current = file;
      const key = JSON.stringify(options);
      const site = sites.get(key) ?? startSite(options);
      sites.set(key, site);
      return site;
    },
    stop,
  };
}
