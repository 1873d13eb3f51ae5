/** The dealer's name as a logo, until there is one: 40 high, as wide as the name, in a color. */
export function logoSvg(name: string): (color: string) => string {
  const text = name.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  const width = Math.max(80, name.length * 13);
  return (
    color,
  ) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 40" width="${width}" height="40">
  <text x="0" y="28" font-family="system-ui, sans-serif" font-size="22" font-weight="700" fill="${color}" textLength="${width}" lengthAdjust="spacingAndGlyphs">${text}</text>
</svg>
`;
}
