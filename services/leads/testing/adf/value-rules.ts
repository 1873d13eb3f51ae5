interface ValueRule {
  readonly expected: string;
  readonly fits: (value: string) => boolean;
}

const oneOf = (...values: string[]): ValueRule => ({
  expected: values.join(", "),
  fits: (value) => values.includes(value),
});

const moment: ValueRule = {
  expected: "a moment with its offset such as 2026-07-15T12:00:00-05:00",
  fits: (value) =>
    /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)$/.test(value) &&
    isDay(value.slice(0, 10)) &&
    !Number.isNaN(Date.parse(value)),
};

const day: ValueRule = {
  expected: "a day or a moment such as 2026-07-15",
  fits: (value) =>
    /^\d{4}-\d\d-\d\d(?:$|T)/.test(value) &&
    isDay(value.slice(0, 10)) &&
    !Number.isNaN(Date.parse(value)),
};

/** Formats that only the text of the specification defines, not its DTD. */
const rules: Readonly<Record<string, ValueRule>> = {
  requestdate: moment,
  earliestdate: day,
  latestdate: day,
  condition: oneOf("excellent", "good", "fair", "poor", "unknown"),
  method: oneOf("cash", "finance", "lease"),
  weighting: {
    expected: "a whole number from -100 to 100",
    fits: (value) => /^[+-]?\d{1,3}$/.test(value) && Math.abs(Number(value)) <= 100,
  },
  country: { expected: "two capital letters", fits: (value) => /^[A-Z]{2}$/.test(value) },
  "@currency": { expected: "three capital letters", fits: (value) => /^[A-Z]{3}$/.test(value) },
};

/** The expected format of an element's text or attribute (`@currency`); null = valid. */
export function expectedValue(name: string, value: string): string | null {
  const rule = Object.hasOwn(rules, name) ? rules[name] : undefined;
  return rule && !rule.fits(value) ? rule.expected : null;
}

/** False for February 30, which `Date.parse` accepts as a day of March. */
function isDay(date: string): boolean {
  const time = Date.parse(`${date}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date);
}
