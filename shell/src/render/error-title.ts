import { fillText } from "@forecourt/remote-kit/site-context";

/** The title of a failure's document: `{status} - {message}`, as the specification has it. */
export function errorTitle(texts: Record<string, string>, statusCode: number): string {
  const own = `error.message.${statusCode}`;
  const key = Object.hasOwn(texts, own) ? own : "error.message.500";
  return fillText(texts, "error.documentTitle", { statusCode, message: fillText(texts, key) });
}
