import { plainName } from "@forecourt/domain/plain-name";
import { slug } from "@forecourt/domain/slug";

/** Models of several sizes: the size that is meant by the name alone. */
const sizesOfModels: Readonly<Record<string, string>> = {
  "chevrolet silverado": "silverado-1500",
  "gmc sierra": "sierra-1500",
};

/** Whether two names of a make's models mean the same model: `F150` and `F-150`, Silverado and Silverado 1500. */
export function isSameModel(make: string, one: string, other: string): boolean {
  const size = (model: string) => sizesOfModels[`${slug(make)} ${slug(model)}`] ?? slug(model);
  return plainName(size(one)) === plainName(size(other));
}

/**
 * The one other model of `names` that a typed model means; null = none, or it may be several. A model that is listed by
 * its own name is not the beginning of another: a Corolla is no Corolla Cross.
 */
export function canonicalModel(
  { make, model }: { make: string; model: string },
  names: readonly string[],
): string | null {
  const typed = slug(model);
  const others = names.filter((name) => slug(name) !== typed);
  const spelled = others.find((name) => plainName(name) === plainName(model));
  if (spelled !== undefined) return spelled;
  const size = sizesOfModels[`${slug(make)} ${typed}`];
  const sized = others.find((name) => slug(name) === size);
  if (sized !== undefined) return sized;
  if (others.length < names.length) return null;
  const [family, ...more] = others.filter((name) => slug(name).startsWith(`${typed}-`));
  return more.length === 0 ? (family ?? null) : null;
}
