import { existsSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import {
  type AreaName,
  areaNames,
  areas,
  fixedPaths,
  type PageId,
} from "@forecourt/contracts/areas";
import { isOnAtDemoDealer } from "./demo-page-flags.ts";
import type { Site } from "./site.ts";

/** Finds addresses of a page in a site. */
type FindAddresses = (site: Site) => readonly string[] | Promise<readonly string[]>;

/**
 * Addresses of an area's pages with parameters, filters or contents that the tests of all pages visit, by
 * page. An area may have them, as `samplePages` in `journeys/sample-pages.ts` of its remote.
 */
export type SamplePages<A extends AreaName> = {
  readonly [P in PageId<A>]?: readonly string[] | FindAddresses;
};

/** A page of an area with all addresses that the tests of all pages visit. */
interface SampledPage {
  area: AreaName;
  page: string;
  /** Addresses that are the same in every site: those without parameters first. */
  addresses: readonly string[];
  /** Null = there are no others. */
  findAddresses: FindAddresses | null;
}

/** Every page of every area, in their order. */
export async function everyPage(): Promise<SampledPage[]> {
  const ofAreas = areaNames.map(async (area) => {
    const samples = await samplesOf(area);
    return Object.keys(areas[area]).map((page): SampledPage => {
      const own = fixedPaths().filter(
        (one) => one.area === area && one.page === page && isOnAtDemoDealer(one.flag),
      );
      const fixed = own.map((one) => one.path);
      const { [page]: sample = [] } = samples;
      return typeof sample === "function"
        ? { area, page, addresses: fixed, findAddresses: sample }
        : { area, page, addresses: [...fixed, ...sample], findAddresses: null };
    });
  });
  return (await Promise.all(ofAreas)).flat();
}

type Samples = Readonly<Record<string, readonly string[] | FindAddresses>>;

async function samplesOf(area: AreaName): Promise<Samples> {
  const file = path.resolve(import.meta.dirname, `../../mfe-${area}/journeys/sample-pages.ts`);
  if (!existsSync(file)) return {};
  const module: { samplePages: Samples } = await import(pathToFileURL(file).href);
  return module.samplePages;
}
