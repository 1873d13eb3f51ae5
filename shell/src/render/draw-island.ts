import { areaNames, ownerOf } from "@forecourt/contracts/areas";
import { type FragmentId, readFragmentId } from "@forecourt/contracts/fragments";
import { fragmentStyles } from "./assets.ts";
import { createDataVersions } from "./data-versions.ts";
import { drawFragments } from "./draw-fragments.tsx";
import { loaderRequest } from "./loader-request.ts";
import type { IslandAnswer, RendererHost, RenderRequest } from "./renderer-host.ts";
import type { ResolveDeps } from "./resolve-page.ts";

/** Draws a fragment for the page at the request's URL. */
export async function drawIsland(
  deps: ResolveDeps & Pick<RendererHost, "manifest">,
  request: RenderRequest,
  id: string,
): Promise<IslandAnswer> {
  const fragment = fragmentIdOf(id);
  if (fragment === null) return { failure: "not-found" };
  const { url } = request;
  const path = decodeURIComponent(url.pathname);
  const params = ownerOf(path)?.params ?? {};
  const versions = createDataVersions();
  let hasFailed = false;
  const drawn = await drawFragments(deps, request, [fragment], {
    embeddedIn: readFragmentId(fragment).area,
    requestOf: (area, signal) => ({
      ...loaderRequest(deps, request, { area, signal, versions }),
      url,
      path,
      params,
    }),
    onFailure: () => {
      hasFailed = true;
    },
  });
  const html = drawn[fragment];
  if (hasFailed) return { failure: "unavailable" };
  if (html === undefined) return { failure: "not-found" };
  const styles = await fragmentStyles(deps.manifest, request.record, [fragment]);
  return { id, html, head: { link: styles.map((href) => ({ rel: "stylesheet", href })) } };
}

/** Null = no area has this id. */
function fragmentIdOf(id: string): FragmentId | null {
  const isKnown = areaNames.some((area) => id.startsWith(`${area}/`));
  return isKnown ? (id as FragmentId) : null;
}
