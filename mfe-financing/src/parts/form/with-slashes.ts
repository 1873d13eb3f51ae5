/** A date that is being typed at its end, with the slash that follows the month or the day. */
export function withSlashes(typed: string): string {
  const single = typed.replace(/\/{2,}/g, "/");
  const isPart = /^\d{2}$/.test(single) || /^\d{1,2}\/\d{2}$/.test(single);
  if (isPart) return `${single}/`;
  // A digit after a slash that was deleted.
  const joined = /^(\d{2})(\d)$/.exec(single) ?? /^(\d{1,2}\/\d{2})(\d)$/.exec(single);
  return joined ? `${joined[1]}/${joined[2]}` : single;
}
