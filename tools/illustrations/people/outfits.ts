/** Clothes of a person, with the neck, in the box of 160 × 160 of `portrait.ts`. */

const shoulders = "M14 160c1-28 20-36 46-42l20 6 20-6c26 6 45 14 46 42z";

/** The neck is a little darker below the chin. */
const neck = (skin: string) =>
  `<path d="M66 92h28v24c0 8-6 14-14 14s-14-6-14-14z" fill="${skin}"/><path d="M66 98c6 9 22 9 28 0v8c-6 8-22 8-28 0z" fill="#000" fill-opacity=".14"/>`;

const body = (color: string) => `<path d="${shoulders}" fill="${color}"/>`;
const shade =
  '<path d="M40 160c0-12 1-20 4-27M120 160c0-12-1-20-4-27" fill="none" stroke="#000" stroke-opacity=".16" stroke-width="2.5" stroke-linecap="round"/>';

type Draw = (color: string, skin: string) => string;

/** A jacket over a white shirt. */
const jacket: Draw = (color, skin) =>
  `${body(color)}${shade}<path d="M62 116l18 44 18-44z" fill="#fff"/>${neck(skin)}<path d="M80 132l-18-16-4 8 10 16zM80 132l18-16 4 8-10 16z" fill="#f1f3f5" stroke="#c9d0d6"/><path d="M58 118l22 42H62L46 126zM102 118l-22 42h18l16-34z" fill="${color}"/><path d="M58 118l22 42H62L46 126zM102 118l-22 42h18l16-34z" fill="#000" fill-opacity=".16"/>`;

export const outfits = {
  /** A shirt with a collar and two buttons. */
  polo: (color, skin) =>
    `${body(color)}${shade}${neck(skin)}<path d="M80 132l-20-16-6 6 14 20zM80 132l20-16 6 6-14 20z" fill="${color}"/><path d="M80 132l-20-16-6 6 14 20zM80 132l20-16 6 6-14 20z" fill="#fff" fill-opacity=".22"/><path d="M80 132v28" stroke="#000" stroke-opacity=".2" stroke-width="2"/><g fill="#fff" fill-opacity=".8"><circle cx="80" cy="142" r="1.8"/><circle cx="80" cy="152" r="1.8"/></g>`,
  jacket,
  /** A jacket, a white shirt and a tie. */
  tie: (color, skin) =>
    `${jacket(color, skin)}<path d="M75 131h10l-3 7 4 22H74l4-22z" fill="#b3202c"/>`,
  /** A work shirt with two pockets and a name tag. */
  work: (color, skin) =>
    `${body(color)}${shade}${neck(skin)}<path d="M80 130l-20-14-7 8 15 16zM80 130l20-14 7 8-15 16z" fill="${color}"/><path d="M80 130l-20-14-7 8 15 16zM80 130l20-14 7 8-15 16z" fill="#000" fill-opacity=".2"/><path d="M80 130v30" stroke="#000" stroke-opacity=".25" stroke-width="2"/><rect x="98" y="144" width="22" height="9" rx="2" fill="#fff"/><path d="M102 148.5h14" stroke="#7d8791" stroke-width="2" stroke-linecap="round"/><path d="M40 146h22v14H40z" fill="#000" fill-opacity=".14"/>`,
  /** A cardigan over a shirt of its own. */
  cardigan: (color, skin) =>
    `${body(color)}${shade}<path d="M60 118c2 18 10 34 20 42 10-8 18-24 20-42l-20 6z" fill="#f4efe6"/>${neck(skin)}<path d="M60 118c2 18 10 34 20 42M100 118c-2 18-10 34-20 42" fill="none" stroke="#000" stroke-opacity=".2" stroke-width="3"/>`,
} satisfies Record<string, Draw>;

export type Outfit = keyof typeof outfits;
