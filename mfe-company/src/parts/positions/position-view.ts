import type { OpenPosition } from "@forecourt/contracts/areas/company/careers";
import { careersPath, positionPath } from "@forecourt/contracts/paths/position-path";
import type { SiteContext } from "@forecourt/contracts/site";
import { formatCents, formatDollars } from "@forecourt/domain/money";
import { slug } from "@forecourt/domain/slug";
import { fillText } from "@forecourt/remote-kit/site-context";
import { applySectionId } from "../../forms/application-form-data.ts";
import { placeText } from "./place-text.ts";

/** An open position in a list. */
export interface PositionView {
  title: string;
  /** The address of its page; null = it has none. */
  href: string | null;
  /** Where, how much and when: "Columbia, MO · Full time · Monday to Friday". */
  facts: string;
  /** "$18.00 to $22.50 an hour"; null = the dealer names none. */
  pay: string | null;
  description: string;
  /** The form on the page of all positions, with this one chosen. */
  applyHref: string;
}

/** A position in a list. For loaders. */
export function positionView(position: OpenPosition, site: SiteContext): PositionView {
  const { id, title, hours, description } = position;
  const { store, places = [store] } = site;
  const place = places.length === 1 ? null : placeText(position, site);
  return {
    title,
    href: id === null ? null : positionPath(id),
    facts: [place, typeText(position, site), hours].filter((fact) => fact !== null).join(" · "),
    pay: payText(position, site),
    description,
    applyHref: `${careersPath}?position=${slug(title)}#${applySectionId}`,
  };
}

/** "Full time"; null = not said. */
export function typeText(
  { employmentType }: Pick<OpenPosition, "employmentType">,
  { texts }: Pick<SiteContext, "texts">,
): string | null {
  return employmentType && fillText(texts, `careers.type.${employmentType}`);
}

/** "$42,000 to $54,000 a year, plus commission"; null = not said. */
export function payText(
  { pay }: Pick<OpenPosition, "pay">,
  { texts }: Pick<SiteContext, "texts">,
): string | null {
  if (pay === null) return null;
  const { kind, fromCents, toCents, commission } = pay;
  // An hour's pay has cents as on a pay stub, a year's has none.
  const format = kind === "hour" ? formatCents : formatDollars;
  const from = format(fromCents);
  const range =
    toCents === null
      ? fillText(texts, "careers.pay.from", { from })
      : toCents === fromCents
        ? from
        : fillText(texts, "careers.pay.range", { from, to: format(toCents) });
  const text = fillText(texts, `careers.pay.${kind}`, { range });
  return commission ? fillText(texts, "careers.pay.commission", { pay: text }) : text;
}
