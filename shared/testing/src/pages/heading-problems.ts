/** Faults of the headings below `root`: not exactly one main heading, another heading before it, or a skipped level. */
export function headingProblems(root: ParentNode): string[] {
  const levels = [...root.querySelectorAll("h1, h2, h3, h4, h5, h6")].map((heading) => ({
    level: Number(heading.tagName.slice(1)),
    text: heading.textContent,
  }));
  const main = levels.filter(({ level }) => level === 1).length;
  const skips = levels.flatMap(({ level, text }, index) => {
    const before = levels[index - 1]?.level ?? 0;
    return level > before + 1 ? [`"${text}" is of level ${level} after level ${before}`] : [];
  });
  return main === 1 ? skips : [`${main} main headings`, ...skips];
}
