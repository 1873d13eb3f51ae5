import { type PageEncoding, pageEncodings } from "./stored-page.ts";

/** Results by header: browsers send very few different headers. */
const known = new Map<string, PageEncoding>();
const maxKnown = 500;

/** The best coding that an `Accept-Encoding` header allows, RFC 9110 12.5.3. */
export function selectPageEncoding(header: string | undefined): PageEncoding {
  const text = header ?? "";
  const cached = known.get(text);
  if (cached) return cached;
  const selected = select(text);
  if (known.size < maxKnown) known.set(text, selected);
  return selected;
}

function select(header: string): PageEncoding {
  const weights = new Map<string, number>();
  for (const part of header.toLowerCase().split(",")) {
    const [name = "", ...parameters] = part.split(";").map((text) => text.trim());
    const weight = parameters.find((parameter) => parameter.startsWith("q="))?.slice(2);
    if (name !== "") weights.set(name, weight === undefined ? 1 : Number(weight) || 0);
  }
  const isAllowed = (name: PageEncoding) => (weights.get(name) ?? weights.get("*") ?? 0) > 0;
  return pageEncodings.find((name) => name !== "identity" && isAllowed(name)) ?? "identity";
}
