/** A steering wheel in front of the instruments, without a badge. Its upper half leaves them free. */
export function steeringWheel(): string {
  return [
    `<g transform="translate(195 344)">`,
    `<ellipse rx="196" ry="198" fill="none" stroke="#000" stroke-opacity=".35" stroke-width="30" transform="translate(4 8)"/>`,
    `<path d="M-190-24Q-90-6-62-14L-52 24Q-96 40-186 26Z" fill="#202327"/><path d="M190-24Q90-6 62-14L52 24Q96 40 186 26Z" fill="#202327"/>`,
    `<path d="M-34 44H34L46 190H-46Z" fill="#24272b"/><path d="M-22 60H22L30 186H-30Z" fill="#9aa1a8" fill-opacity=".75"/>`,
    `<ellipse rx="196" ry="198" fill="none" stroke="#1c1f23" stroke-width="27"/>`,
    `<ellipse rx="196" ry="198" fill="none" stroke="#4a4f56" stroke-width="2.4" stroke-dasharray="5 5"/>`,
    `<path d="M-176-92A196 198 0 0 1-70-185M70-185A196 198 0 0 1 176-92" fill="none" stroke="#fff" stroke-opacity=".14" stroke-width="7" transform="translate(0 -3)"/>`,
    `<path d="M-66-26Q0-48 66-26Q78 20 44 54Q0 74-44 54Q-78 20-66-26Z" fill="url(#leather)" stroke="#0c0d0f" stroke-width="2"/>`,
    `<path d="M-40 34Q0 50 40 34" fill="none" stroke="#000" stroke-opacity=".5" stroke-width="2"/>`,
    ...[-1, 1].map(
      (side) =>
        `<g transform="translate(${side * 118} 4)"><rect x="-19" y="-12" width="38" height="24" rx="9" fill="#0f1113" stroke="#5b6167"/><path d="M-9 0h6M3 0h6M0-6v3M0 3v3" stroke="#cdd3d8" stroke-width="2"/></g>`,
    ),
    `<path d="M-186-44l-34-10M186-44l40-10" stroke="#15171a" stroke-width="10" stroke-linecap="round"/>`,
    "</g>",
  ].join("");
}
