import type { Here } from "./link-path.ts";

/**
 * The path and query that a form asks for: what a browser would make of it, without fields that were
 * left empty. Null = the browser's own business: it posts, goes elsewhere, or wants a document.
 */
export function pathOfSubmit(event: SubmitEvent, here: Here): string | null {
  const { target: form, submitter } = event;
  if (event.defaultPrevented || !(form instanceof HTMLFormElement)) return null;
  // Not `form.method`: a field of that name would be found in its place.
  const said = (name: string) =>
    submitter?.getAttribute(`form${name}`) ?? form.getAttribute(name) ?? "";
  if (!["", "get"].includes(said("method").toLowerCase())) return null;
  if (!["", "_self"].includes(said("target")) || form.closest("[data-document]")) return null;
  const url = new URL(said("action") || here.pathname, here.origin + here.pathname);
  if (url.origin !== here.origin) return null;
  const fields = new URLSearchParams();
  for (const [name, value] of new FormData(form, submitter)) {
    if (typeof value === "string" && value.trim() !== "") fields.append(name, value);
  }
  const query = fields.toString();
  return url.pathname + (query && `?${query}`) + url.hash;
}
