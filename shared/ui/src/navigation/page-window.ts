/**
 * The page numbers to link: first, last and those around `page`, at most seven slots with the gaps.
 * Every page of a long list has as many slots, so that the links do not move. A jump in the numbers
 * is a gap; it never replaces a single page.
 */
export function pageWindow(page: number, pages: number): number[] {
  if (pages <= 7) return range(1, pages);
  if (page <= 4) return [...range(1, 5), pages];
  if (page >= pages - 3) return [1, ...range(pages - 4, pages)];
  return [1, ...range(page - 1, page + 1), pages];
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}
