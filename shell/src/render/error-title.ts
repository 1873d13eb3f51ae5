import { fillText } from "@forecourt/remote-kit/site-context";

/** The document title of an error page: `{status} - {message}` (specification). */
export function errorTitle(texts: Record<string, string>, statusCode: number): string {
  const own = `error.message.${statusCode}`;
  const key = Object.hasOwn(texts, own) ? own : "error.message.500";
  return withStatus(texts, statusCode, fillText(texts, key));
}

/** The document title of a path that no page has. */
export function noRouteTitle(texts: Record<string, string>, { pathname }: URL): string {
  const message = fillText(texts, "error.message.noRoute", { path: pathname });
  return withStatus(texts, 404, message);
}

/** The document title of a page that does not exist for the values in its address. */
export function invalidRouteTitle(
  texts: Record<string, string>,
  { pathname, search }: URL,
): string {
  const message = fillText(texts, "error.message.invalidRoute", { fullPath: pathname + search });
  return withStatus(texts, 404, message);
}

function withStatus(texts: Record<string, string>, statusCode: number, message: string): string {
  return fillText(texts, "error.documentTitle", { statusCode, message });
}
