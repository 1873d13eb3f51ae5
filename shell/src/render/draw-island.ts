import { ownerOf } from "@forecourt/contracts/areas";
import { AppError } from "@forecourt/contracts/errors";
import { type FragmentId, readFragmentId } from "@forecourt/contracts/fragments";
import { fragmentStyles } from "./assets.ts";
import { createDataVersions } from "./data-versions.ts";
import { drawFragments } from "./draw-fragments.tsx";
import { loaderRequest } from "./loader-request.ts";
import type { RendererHost, RenderRequest } from "./renderer-host.ts";
import type { ResolveDeps } from "./resolve-page.ts";

/** A fragment by itself, for a document that this shell does not render. */
export interface Island {
  id: string;
  html: string;
  /** What the document's head needs for it. */
  head: { link: { rel: "stylesheet"; href: string }[] };
}

/**
 * Draws a fragment for the page at the request's URL.
 * @throws AppError not-found: no fragment of this id, or it has nothing to show; unavailable: it failed or was late
 */
export async function drawIsland(
  deps: ResolveDeps & Pick<RendererHost, "manifest">,
  request: RenderRequest,
  id: string,
): Promise<Island> {
  const fragment = fragmentIdOf(id);
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
  if (hasFailed) throw new AppError("unavailable", `${id} failed or was late`);
  if (html === undefined) throw new AppError("not-found", `${id} has nothing to show here`);
  const styles = await fragmentStyles(deps.manifest, request.record, [fragment]);
  return { id, html, head: { link: styles.map((href) => ({ rel: "stylesheet", href })) } };
}

function fragmentIdOf(id: string): FragmentId {
  try {
    readFragmentId(id as FragmentId);
  } catch (error) {
    throw new AppError("not-found", `no fragment "${id}"`, { cause: error });
  }
  return id as FragmentId;
}
