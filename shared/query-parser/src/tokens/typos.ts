/** Shorter words are never corrected, because too many are one letter apart. */
const MIN_LENGTH = 5;

/** Returns the known keys that are one edit away from a word. */
export type TypoIndex = (word: string) => string[];

/** Indexes keys for edits of one inserted, deleted, replaced or transposed letter. */
export function createTypoIndex(keys: Iterable<string>): TypoIndex {
  const byLength = new Map<number, string[]>();
  for (const key of keys) {
    if (key.length < MIN_LENGTH || !/^\p{L}+$/u.test(key)) continue;
    const alike = byLength.get(key.length);
    if (alike) alike.push(key);
    else byLength.set(key.length, [key]);
  }
  return (word) => {
    if (word.length < MIN_LENGTH) return [];
    return [-1, 0, 1].flatMap((more) =>
      (byLength.get(word.length + more) ?? []).filter((key) => isOneEditApart(word, key)),
    );
  };
}

function isOneEditApart(word: string, key: string): boolean {
  let start = 0;
  while (start < word.length && word[start] === key[start]) start++;
  const rest = (text: string, from: number) => text.slice(start + from);
  if (word.length > key.length) return rest(word, 1) === rest(key, 0);
  if (word.length < key.length) return rest(word, 0) === rest(key, 1);
  const isTurned = word[start] === key[start + 1] && word[start + 1] === key[start];
  return rest(word, 1) === rest(key, 1) || (isTurned && rest(word, 2) === rest(key, 2));
}
