import { type Hair, type HairStyle, hairStyles } from "./hair.ts";
import { type Outfit, outfits } from "./outfits.ts";

/** How a person is drawn. Colors as `#rrggbb`. */
export interface Look {
  skin: string;
  hair: HairStyle;
  hairColor: string;
  outfit: Outfit;
  /** Color of the shirt. */
  color: string;
  wall: string;
  glasses?: boolean;
  beard?: "full" | "short" | "mustache";
  earrings?: boolean;
  /** Lines beside the eyes and the mouth. */
  older?: boolean;
}

/** A look without the wall behind the person. */
export type Person = Omit<Look, "wall">;

const head = "M53 62C53 33 107 33 107 62c0 24-9 43-27 43S53 86 53 62z";
const beards = {
  full: '<path d="M53 70c2 10 6 14 12 15 8-4 22-4 30 0 6-1 10-5 12-15 1 26-11 41-27 41S52 96 53 70z"/>',
  short:
    '<path d="M54 76c2 6 6 10 12 10 8-4 20-4 28 0 6 0 10-4 12-10-1 20-12 31-26 31S55 96 54 76z" opacity=".75"/>',
  mustache: '<path d="M66 88c3-6 10-7 14-4 4-3 11-2 14 4-5 0-9-1-14-1s-9 1-14 1z"/>',
};

/** A portrait as an SVG file, 160 × 160: the same drawing for the same look. */
export function portrait(look: Look): string {
  const hair: Hair = hairStyles[look.hair];
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 160" width="160" height="160">',
    `<path fill="${look.wall}" d="M0 0h160v160H0z"/><circle cx="80" cy="62" r="66" fill="#fff" fill-opacity=".3"/>`,
    `<g fill="${look.hairColor}" color="${look.hairColor}">${hair.behind ?? ""}</g>`,
    outfits[look.outfit](look.color, look.skin),
    `<g fill="${look.skin}"><circle cx="52" cy="71" r="7"/><circle cx="108" cy="71" r="7"/><path d="${head}"/></g>`,
    look.earrings
      ? '<g fill="#e0b54c"><circle cx="51" cy="79" r="2.5"/><circle cx="109" cy="79" r="2.5"/></g>'
      : "",
    face(look),
    `<g fill="${look.hairColor}">${hair.before ?? ""}</g>`,
    look.glasses ? glasses : "",
    "</svg>\n",
  ].join("");
}

function face({ hairColor, beard, older }: Look): string {
  const smile =
    '<path d="M69 87q11 5 22 0-2 10-11 10t-11-10z" fill="#fff"/><path d="M69 87q11 5 22 0" fill="none" stroke="#000" stroke-opacity=".35" stroke-width="1.6" stroke-linecap="round"/>';
  const lines =
    '<path d="M61 68l-4-2M61 72l-4 1M99 68l4-2M99 72l4 1M64 84q-2 4-1 8M96 84q2 4 1 8" fill="none" stroke="#000" stroke-opacity=".22" stroke-width="1.4" stroke-linecap="round"/>';
  return [
    '<g fill="#c2412d" fill-opacity=".14"><circle cx="62" cy="82" r="7"/><circle cx="98" cy="82" r="7"/></g>',
    beard && beard !== "mustache" ? `<g fill="${hairColor}">${beards[beard]}</g>` : "",
    smile,
    beard === "mustache" || beard === "full" ? `<g fill="${hairColor}">${beards.mustache}</g>` : "",
    `<path d="M62 61q7-5 13-1M85 60q6-4 13 1" fill="none" stroke="${hairColor}" stroke-width="3" stroke-linecap="round"/>`,
    '<g fill="#2a2420"><circle cx="69.5" cy="70" r="3.1"/><circle cx="90.5" cy="70" r="3.1"/></g><g fill="#fff"><circle cx="70.6" cy="69" r="1"/><circle cx="91.6" cy="69" r="1"/></g>',
    '<path d="M80 70q-4 8-1 10 2 1 4 0" fill="none" stroke="#000" stroke-opacity=".28" stroke-width="2" stroke-linecap="round"/>',
    older ? lines : "",
  ].join("");
}

const glasses =
  '<g fill="#fff" fill-opacity=".16" stroke="#2b3138" stroke-width="2.2"><rect x="59" y="62" width="19" height="16" rx="6.5"/><rect x="82" y="62" width="19" height="16" rx="6.5"/><path d="M78 68q2-2 4 0M59 67l-6-1M101 67l6-1" fill="none"/></g>';
