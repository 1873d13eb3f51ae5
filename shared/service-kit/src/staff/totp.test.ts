import { expect, test } from "@jest/globals";
import { base32, codeAt, matchingStep, otpauthUri, timeStep } from "./totp.ts";

/** The seeds of RFC 6238, appendix B. */
const seed = (length: number) => Buffer.from("1234567890".repeat(7).slice(0, length));
const seeds = { sha1: seed(20), sha256: seed(32), sha512: seed(64) };

test.each([
  [59, "94287082", "46119246", "90693936"],
  [1111111109, "07081804", "68084774", "25091201"],
  [1111111111, "14050471", "67062674", "99943326"],
  [1234567890, "89005924", "91819424", "93441116"],
  [2000000000, "69279037", "90698825", "38618901"],
  [20000000000, "65353130", "77737706", "47863826"],
])("at %i seconds the codes are those of RFC 6238", (seconds, sha1, sha256, sha512) => {
  const step = timeStep(new Date(seconds * 1000));
  const codes = (["sha1", "sha256", "sha512"] as const).map((algorithm) =>
    codeAt(seeds[algorithm], step, { digits: 8, algorithm }),
  );
  expect(codes).toEqual([sha1, sha256, sha512]);
});

test("the codes of counters 0 to 2 are those of RFC 4226", () => {
  expect([0, 1, 2].map((counter) => codeAt(seeds.sha1, counter))).toEqual([
    "755224",
    "287082",
    "359152",
  ]);
});

test("a code is valid one step earlier and later, and only after the last accepted one", () => {
  const now = new Date(1_234_567_890_000);
  const step = timeStep(now);
  const match = (counter: number, after = 0) =>
    matchingStep(seeds.sha1, codeAt(seeds.sha1, counter), { now, after });
  expect([step - 2, step - 1, step, step + 1, step + 2].map((counter) => match(counter))).toEqual([
    null,
    step - 1,
    step,
    step + 1,
    null,
  ]);
  expect([match(step, step - 1), match(step, step)]).toEqual([step, null]);
  expect(matchingStep(seeds.sha1, "", { now, after: 0 })).toBeNull();
});

test.each([
  ["", ""],
  ["f", "MY"],
  ["fo", "MZXQ"],
  ["foo", "MZXW6"],
  ["foob", "MZXW6YQ"],
  ["fooba", "MZXW6YTB"],
  ["foobar", "MZXW6YTBOI"],
])("base32 of %j is %j, as in RFC 4648", (text, encoded) => {
  expect(base32(Buffer.from(text))).toBe(encoded);
});

test("the address for the app names the member of staff", () => {
  expect(otpauthUri(Buffer.from("foobar"), { name: "ada", issuer: "Applications" })).toBe(
    "otpauth://totp/Applications%3Aada?secret=MZXW6YTBOI&issuer=Applications",
  );
});
