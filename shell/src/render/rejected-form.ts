import type { LoadedPage } from "../app/page-view.tsx";
import type { RenderRequest } from "./renderer-host.ts";

/**
 * The page with the rejected form that returns to it, and with that form's status. A page that is not
 * shown, or that redirects, leaves the form to the next request.
 */
export function withRejectedForm(
  { rejectedForm: form, site }: Pick<RenderRequest, "rejectedForm" | "site">,
  page: LoadedPage,
): LoadedPage {
  const { state } = page;
  if (form === undefined || state.outcome !== "page") return page;
  const lost = site.texts["leadAgain.lost"] ?? "";
  const status = form !== null && state.status === 200 ? form.status : state.status;
  return { ...page, state: { ...state, status, rejected: { form, lost } } };
}
