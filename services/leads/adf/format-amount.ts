/** Whole cents as a decimal number of dollars: 2499500 is `24995`, 2499550 is `24995.50`. */
export function amount(cents: number): string {
  const rest = cents % 100;
  const dollars = String((cents - rest) / 100);
  return rest === 0 ? dollars : `${dollars}.${String(rest).padStart(2, "0")}`;
}
