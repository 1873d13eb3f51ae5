/** A term of a text search that was not understood or only guessed, with its candidates. */
export interface UnclearTerm {
  text: string;
  links: { label: string; href: string; nofollow: boolean }[];
}

/** Everything about a text search that was not understood in full. */
export interface UnclearTerms {
  title: string;
  terms: UnclearTerm[];
}
