/**
 * Makes every test that this process starts run at full size, on both databases:
 * `@forecourt/testing/test-size` reads the variable.
 */
export function chooseSoak(): void {
  process.env["FORECOURT_SOAK"] = "1";
}
