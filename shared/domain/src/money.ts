/**
 * Money is a whole number of US cents. Rounding is half up, away from zero for negative amounts, so
 * that a charge and its refund round to the same cent.
 */
export type Cents = number;

/** Larger amounts are refused: their cents are not exact in a double. */
const MAX_CENTS = Number.MAX_SAFE_INTEGER;

/**
 * The nearest whole number of cents; halves round away from zero: 100.5 → 101, -100.5 → -101.
 * @throws RangeError for NaN, an infinite amount, or one that is too large to be exact.
 */
export function roundCents(amount: number): Cents {
  if (!Number.isFinite(amount) || Math.abs(amount) > MAX_CENTS) {
    throw new RangeError(`${amount} is not an amount of money`);
  }
  const rounded = Math.sign(amount) * Math.round(Math.abs(amount));
  return rounded === 0 ? 0 : rounded;
}

/**
 * Cents of a decimal number of dollars: "15152", "15152.005", 1.005. The decimal text is rounded
 * half up, so 1.005 is 101 cents. Null when it is not such a number or too large.
 */
export function centsFromDollars(dollars: string | number): Cents | null {
  const parts = /^(-?)(\d{1,14})(?:\.(\d+))?$/.exec(String(dollars));
  if (!parts) return null;
  const [, minus, whole = "0", decimals = ""] = parts;
  const twoDecimals = Number(`${decimals}00`.slice(0, 2));
  const half = (decimals[2] ?? "0") >= "5" ? 1 : 0;
  const cents = Number(whole) * 100 + twoDecimals + half;
  if (cents > MAX_CENTS) return null;
  return minus === "-" && cents > 0 ? -cents : cents;
}

/** Whole dollars, half up: 1515250 → "$15,153"; -50000 → "-$500". */
export function formatDollars(cents: Cents): string {
  const dollars = Math.abs(roundCents(cents / 100));
  return `${sign(cents, dollars)}$${grouped(dollars)}`;
}

/** Dollars and cents: 35803 → "$358.03". Halves of a cent go up. */
export function formatCents(cents: Cents): string {
  const whole = Math.abs(roundCents(cents));
  const text = String(whole % 100).padStart(2, "0");
  return `${sign(cents, whole)}$${grouped(Math.floor(whole / 100))}.${text}`;
}

/**
 * Without Intl, so that a price has the same text on the server, in every browser and in an email.
 */
function grouped(whole: number): string {
  return String(whole).replace(/\B(?=(?:\d{3})+$)/g, ",");
}

function sign(cents: Cents, shown: number): string {
  return cents < 0 && shown > 0 ? "-" : "";
}
