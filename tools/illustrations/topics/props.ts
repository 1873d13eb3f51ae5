/** Objects beside the cars of the topics, in a box of 640 × 360 with the floor at 290; no text, no badge. */

/** The shadow of a thing on the floor. */
export const shadow = (x: number, width: number) =>
  `<ellipse cx="${x}" cy="292" rx="${width}" ry="7" fill="#000" fill-opacity=".2"/>`;
/** `drawn` at a place, turned by degrees. */
export const at = (x: number, y: number, drawn: string, turn = 0) =>
  `<g transform="translate(${x} ${y})${turn === 0 ? "" : ` rotate(${turn})`}">${drawn}</g>`;
/** Lines of writing, `widths` long. */
export const rows = (from: number, widths: readonly number[], left = 14) =>
  widths
    .map((width, row) => `<path d="M${left} ${from + row * 18}h${width}"/>`)
    .join("")
    .replace(/^/, '<g stroke="#9aa5af" stroke-width="6" stroke-linecap="round">')
    .concat("</g>");
/** A check mark. */
export const tick = (x: number, y: number, size = 1) =>
  `<path d="M${x} ${y}l${6 * size} ${6 * size} ${11 * size}-${13 * size}" fill="none" stroke="#3c8a5b" stroke-width="${5 * size}" stroke-linecap="round" stroke-linejoin="round"/>`;

/** A list on a board, with marks at its lines. */
export function clipboard(x: number, y: number): string {
  const lines = [42, 68, 94].map(
    (height) =>
      tick(16, height) +
      `<path d="M46 ${height}h46" stroke="#9aa5af" stroke-width="6" stroke-linecap="round"/>`,
  );
  return at(
    x,
    y,
    `<rect width="112" height="132" rx="10" fill="#a67c52"/><rect x="8" y="14" width="96" height="110" rx="4" fill="#fff"/><rect x="34" y="-8" width="44" height="22" rx="7" fill="#5b6670"/>${lines.join("")}`,
    5,
  );
}

/** A tag on its string. */
export function priceTag(x: number, y: number): string {
  return at(
    x,
    y,
    '<path d="M-46-30Q-28-2 2 14" fill="none" stroke="#5b6670" stroke-width="4"/><path d="M-4 12 24-10h88a8 8 0 0 1 8 8v54a8 8 0 0 1-8 8H24L-4 38z" fill="#e3a63d"/><circle cx="20" cy="25" r="8" fill="#fff"/><path d="M48 14h52M48 36h34" stroke="#fff" stroke-width="8" stroke-linecap="round"/>',
    -8,
  );
}

/** A sheet with lines, signed at its foot. */
export function agreement(x: number, y: number): string {
  return at(
    x,
    y,
    `<rect width="126" height="160" rx="8" fill="#fff" stroke="#c4ccd3" stroke-width="3"/><path d="M3 8a5 5 0 0 1 5-5h110a5 5 0 0 1 5 5v26H3z" fill="#3f6f9c"/>${rows(56, [98, 98, 72])}<path d="M16 134q10-22 16-6t14-8 10 8 18-4" fill="none" stroke="#2b3138" stroke-width="4" stroke-linecap="round"/>`,
    -4,
  );
}

/** Coins in piles. */
export function coins(x: number): string {
  const pile = (left: number, count: number) =>
    Array.from({ length: count }, (_, level) => {
      const top = 284 - level * 13;
      return `<path d="M${left - 26} ${top - 9}v9a26 8 0 0 0 52 0v-9z" fill="#c78a26"/><ellipse cx="${left}" cy="${top - 9}" rx="26" ry="8" fill="#efbd5c"/>`;
    }).join("");
  return shadow(x + 28, 72) + pile(x, 4) + pile(x + 58, 7);
}

/** The four tires of a car in a stack. */
export function tires(x: number): string {
  const tire = (top: number) =>
    `<rect x="${x - 52}" y="${top}" width="104" height="40" rx="18" fill="#3a4148"/><path d="M${x - 38} ${top + 9}v22M${x - 19} ${top + 9}v22M${x} ${top + 9}v22M${x + 19} ${top + 9}v22M${x + 38} ${top + 9}v22" stroke="#69727b" stroke-width="5" stroke-linecap="round"/>`;
  return shadow(x, 66) + tire(250) + tire(210) + tire(170) + tire(130);
}

/** A wrench that hangs on the wall. */
export function wrench(x: number, y: number): string {
  return at(
    x,
    y,
    '<path d="M-9 12v86a9 9 0 0 0 18 0V12A25 25 0 0 0 15-30V-8H-15V-30A25 25 0 0 0-9 12z" fill="#8f9aa4" stroke="#6d7882" stroke-width="3"/>',
    38,
  );
}

/** A written offer with a seal. */
export function offer(x: number, y: number): string {
  return at(
    x,
    y,
    `<rect width="116" height="140" rx="8" fill="#fff" stroke="#c4ccd3" stroke-width="3"/>${rows(30, [86, 86, 56])}<circle cx="86" cy="108" r="30" fill="#dff0e5"/>${tick(70, 108, 1.9)}`,
    4,
  );
}

/** A key on its ring. */
export function key(x: number, y: number): string {
  return at(
    x,
    y,
    '<circle r="22" fill="none" stroke="#8f9aa4" stroke-width="5"/><g transform="translate(0 22) rotate(18)"><rect x="-17" width="34" height="50" rx="12" fill="#2b3138"/><rect x="-8" y="10" width="16" height="9" rx="4" fill="#7f8a94"/><rect x="-8" y="26" width="16" height="9" rx="4" fill="#7f8a94"/><path d="M-6 50h12v44l-6 7-6-7z" fill="#aab3bb"/></g>',
  );
}

/** A charging post; its cable ends at `plug`. */
export function charger(x: number, plug: readonly [number, number]): string {
  const [toX, toY] = plug;
  return `${shadow(x + 28, 46)}<path d="M${x + 6} 190C${x - 60} 330 ${toX + 40} 300 ${toX} ${toY}" fill="none" stroke="#6b7782" stroke-width="7" stroke-linecap="round"/><circle cx="${toX}" cy="${toY}" r="9" fill="#46535f"/><rect x="${x}" y="112" width="58" height="180" rx="12" fill="#46535f"/><rect x="${x + 10}" y="124" width="38" height="56" rx="6" fill="#dff0e5"/><path d="M${x + 33} 130l-14 26h10l-4 20 15-27h-10z" fill="#3c8a5b"/>`;
}

/** A tree. */
export function tree(x: number, size: number): string {
  return `${shadow(x, 40 * size)}<rect x="${x - 6 * size}" y="${290 - 70 * size}" width="${12 * size}" height="${70 * size}" fill="#85684a"/><circle cx="${x}" cy="${290 - 118 * size}" r="${52 * size}" fill="#5f8f63"/><circle cx="${x - 32 * size}" cy="${290 - 84 * size}" r="${32 * size}" fill="#4f7d55"/><circle cx="${x + 30 * size}" cy="${290 - 88 * size}" r="${34 * size}" fill="#6d9d6f"/>`;
}

/** Boxes to give away. */
export function boxes(x: number): string {
  const box = (left: number, top: number, width: number, height: number) =>
    `<rect x="${left}" y="${top}" width="${width}" height="${height}" rx="4" fill="#c59a66"/><path d="M${left} ${top + 4}a4 4 0 0 1 4-4h${width - 8}a4 4 0 0 1 4 4v12h-${width}z" fill="#b08550"/><path d="M${left + width / 2 - 7} ${top}h14v26h-14z" fill="#e6cfa8"/>`;
  return (
    shadow(x + 56, 78) + box(x, 232, 66, 60) + box(x + 70, 244, 52, 48) + box(x + 18, 184, 58, 48)
  );
}

/** The front of a store. */
export function storefront(x: number): string {
  const panes = [0, 1, 2, 3].map(
    (pane) =>
      `<rect x="${x + 16 + pane * 62}" y="150" width="54" height="128" fill="#a9c3d3"/><path d="M${x + 20 + pane * 62} 250 ${x + 60 + pane * 62} 158" stroke="#fff" stroke-opacity=".5" stroke-width="6"/>`,
  );
  const flags = [0, 1, 2, 3, 4, 5].map(
    (flag) =>
      `<path d="M${x + 8 + flag * 44} 82h32l-16 26z" fill="${["#e3a63d", "#3f6f9c", "#b8574c"][flag % 3]}"/>`,
  );
  return `<rect x="${x}" y="112" width="272" height="178" fill="#7d8a96"/><rect x="${x - 10}" y="104" width="292" height="34" rx="4" fill="#46535f"/>${panes.join("")}<path d="M${x - 10} 82h292" stroke="#5b6670" stroke-width="4"/>${flags.join("")}`;
}
