import { fillText } from "@forecourt/remote-kit/site-context";

/** The document title of an error page: `{status} - {message}` (specification). */
export function errorTitle(texts: Record<string, string>, statusCode: number): string {
  const own = `error.message.${statusCode}`;
  const key = Object.hasOwn(texts, own) ? own : "error.message.500";
  return fillText(texts, "error.documentTitle", { statusCode, message: fillText(texts, key) });
}
