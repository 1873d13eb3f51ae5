/** `/our-company/meet-our-team/ada-moss`: the page of a person. */
export function teamMemberPath(slug: string): string {
  return `/our-company/meet-our-team/${slug}`;
}
