import type { CurrentLocation } from "./link-path.ts";

/**
 * The path and query of a submitted GET form, as a browser builds them, without empty fields. Null
 * when the browser handles it: a POST, another origin or window, or `data-document`.
 */
export function submitPath(event: SubmitEvent, current: CurrentLocation): string | null {
  const { target: form, submitter } = event;
  if (event.defaultPrevented || !(form instanceof HTMLFormElement)) return null;
  // Not `form.method`: a field named "method" would shadow it.
  const attribute = (name: string) =>
    submitter?.getAttribute(`form${name}`) ?? form.getAttribute(name) ?? "";
  if (!["", "get"].includes(attribute("method").toLowerCase())) return null;
  if (!["", "_self"].includes(attribute("target")) || form.closest("[data-document]")) return null;
  const url = new URL(attribute("action") || current.pathname, current.origin + current.pathname);
  if (url.origin !== current.origin) return null;
  const fields = new URLSearchParams();
  for (const [name, value] of new FormData(form, submitter)) {
    if (typeof value === "string" && value.trim() !== "") fields.append(name, value);
  }
  const query = fields.toString();
  return url.pathname + (query && `?${query}`) + url.hash;
}
