const english = new Intl.PluralRules("en-US");

/** Last part of a text key that has a form for one and a form for other counts, as CLDR names them. */
export function pluralForm(count: number): "one" | "other" {
  return english.select(count) === "one" ? "one" : "other";
}
