import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { anonymousVisitor, type Visitor, visitorCookies } from "./visitor.ts";
import { cookieChanges, deletedCookie } from "./visitor-cookie-changes.ts";
import { maxCookieLength, profileFields, profileLimits, readVisitor } from "./visitor-cookies.ts";

const allowedAll = "allowCookies=essential,functional,analytics,targeting";
const read = (cookies: string, cookieTier = 2, globalPrivacyControl = false) =>
  readVisitor(cookies, { cookieTier, globalPrivacyControl });
const withProfile = (value: unknown) =>
  read(`${allowedAll}; visitor=${encodeURIComponent(JSON.stringify(value))}`);

/** The browser's cookies after `changes`. */
function jarAfter(changes: string[]): string {
  return changes
    .filter((text) => !text.includes("Max-Age=0"))
    .map((text) => text.split(";", 1)[0])
    .join("; ");
}

const line = (most: number) =>
  fc
    .string({ unit: "grapheme", maxLength: most })
    .map((text) => text.trim())
    .filter((text) => text.length <= most && !/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u.test(text));

const visitors = fc.record({
  firstName: line(30),
  lastName: line(30),
  email: fc.emailAddress(),
  phone: fc.stringMatching(/^[\d ()+-]{0,20}$/).map((text) => text.trim()),
  locationAddress: line(30),
  uniqueUserId: fc.option(fc.stringMatching(/^[\w-]{16,64}$/)),
  allowed: fc.constant(["functional", "analytics", "targeting"] as const),
  hasAnswered: fc.constant(true),
  globalPrivacyControl: fc.constant(false),
  isLead: fc.boolean(),
  terms: fc.constant(anonymousVisitor.terms),
  proven: fc.constant(anonymousVisitor.proven),
}) satisfies fc.Arbitrary<Visitor>;

describe("cookieChanges", () => {
  test("round-trips through readVisitor, without further changes", () => {
    fc.assert(
      fc.property(visitors, (visitor) => {
        const jar = jarAfter(cookieChanges("", visitor, 2));
        expect(read(jar)).toEqual(visitor);
        expect(cookieChanges(jar, visitor, 2)).toEqual([]);
      }),
    );
  });

  test("sets host-only, secure cookies for half a year", () => {
    const [first] = cookieChanges("", { ...anonymousVisitor, allowed: [], hasAnswered: true }, 2);
    expect(first).toBe("allowCookies=essential; Path=/; Max-Age=15552000; SameSite=Lax; Secure");
    expect(deletedCookie("proof")).toBe("proof=; Path=/; Max-Age=0; SameSite=Lax; Secure");
  });

  test("fits any input into one cookie", () => {
    const long = (unit: string, most: number) => unit.repeat(most / unit.length);
    const fields = Object.entries(profileLimits).map(([field, most]) => [field, long("語", most)]);
    const visitor: Visitor = {
      ...anonymousVisitor,
      ...Object.fromEntries(fields),
      allowed: ["functional"],
      hasAnswered: true,
    };
    const changes = cookieChanges("", visitor, 2);
    for (const text of changes) expect(text.length).toBeLessThanOrEqual(maxCookieLength);
    expect(read(jarAfter(changes))).toMatchObject({
      firstName: visitor.firstName,
      lastName: visitor.lastName,
      email: visitor.email,
    });
  });

  test("deletes all cookies of a visitor without consent", () => {
    const visitor = {
      ...anonymousVisitor,
      firstName: "Ada",
      uniqueUserId: "a".repeat(32),
      isLead: true,
    };
    expect(cookieChanges("", visitor, 2)).toEqual([]);
    const before = `${allowedAll}; visitor=x; lead=1; uniqueUserId=z`;
    const denied: Visitor = { ...visitor, allowed: ["analytics"], hasAnswered: true };
    expect(cookieChanges(before, denied, 2).map((text) => text.split(";", 3).join(";"))).toEqual([
      "allowCookies=essential,analytics; Path=/; Max-Age=15552000",
      "displayCookies=hide; Path=/; Max-Age=15552000",
      "visitor=; Path=/; Max-Age=0",
      "lead=; Path=/; Max-Age=0",
      "uniqueUserId=; Path=/; Max-Age=0",
    ]);
    expect(cookieChanges("", visitor, 1).join()).toContain("Ada");
  });

  test("never contains private details, financial data or claims", () => {
    const visitor = {
      ...anonymousVisitor,
      allowed: ["functional"] as const,
      firstName: "Ada",
      terms: { months: 60, creditScore: 787, cashDown: 424_200 },
      dateOfBirth: "1990-01-02",
      homeAddress: { address: "1 Canary Street", zipCode: "63701" },
      ssn: "123-45-6789",
      monthlyIncome: 900_000,
      proven: {
        unlockInventory: "2026-01-02",
        unlockPrice: "2026-01-02",
        phoneVerified: "5735550142",
      },
    };
    const written = decodeURIComponent(cookieChanges("", visitor, 2).join("\n"));
    const former = `${allowedAll}; terms=%7B%22creditScore%22%3A787%7D`;
    expect(cookieChanges(former, visitor, 2)).toContain(deletedCookie("terms"));
    expect(written).toContain("Ada");
    expect(written).not.toMatch(/1990|Canary|63701|123-45|900000|787|4242|2026|5735550142|proof/);
    // The types exclude these values, too.
    type Secret = "dateOfBirth" | "homeAddress" | "ssn" | "monthlyIncome";
    const none: Extract<keyof Visitor | keyof Visitor["terms"], Secret> extends never
      ? true
      : false = true;
    expect(none).toBe(true);
  });
});

describe("readVisitor", () => {
  test("accepts only single-line texts up to the maximum length", () => {
    for (const field of profileFields) {
      const most = profileLimits[field];
      expect(withProfile({ [field]: "x".repeat(most) })[field]).toHaveLength(most);
      for (const value of [
        "x".repeat(most + 1),
        "a\nb",
        "a\u0000",
        "a\u2028",
        "\ud800",
        1,
        null,
        {},
        ["a"],
      ]) {
        expect(withProfile({ [field]: value, lastName: "Kept" })).toEqual({
          ...withProfile({ lastName: "Kept" }),
          ...(field === "lastName" && { lastName: "Kept" }),
        });
      }
    }
  });

  test("reads known own properties only", () => {
    const hostile =
      '{"__proto__":{"firstName":"P"},"constructor":{"x":1},"admin":true,"lastName":"L"}';
    const visitor = read(`${allowedAll}; visitor=${encodeURIComponent(hostile)}`);
    expect(visitor).toMatchObject({ firstName: "", lastName: "L" });
    expect(Object.keys(visitor).sort()).toEqual(Object.keys(anonymousVisitor).sort());
    expect(Object.getPrototypeOf(visitor)).toBe(Object.prototype);
  });

  test("never reads financial data, which the server stores", () => {
    const terms = encodeURIComponent(JSON.stringify({ creditScore: 700 }));
    expect(read(`${allowedAll}; terms=${terms}; answers=${terms}`).terms).toEqual({});
    const setting = { cookieTier: 2, globalPrivacyControl: false, terms: { creditScore: 690 } };
    expect(readVisitor(allowedAll, setting).terms).toEqual({ creditScore: 690 });
    expect(readVisitor("", setting).terms).toEqual({});
  });

  test("ignores a malformed cookie", () => {
    for (const value of [
      "%",
      "%7B",
      "%E0%A4%A",
      "null",
      "[]",
      '"x"',
      "1",
      "{",
      `%7B${"a".repeat(5000)}`,
    ]) {
      expect(
        read(`${allowedAll}; visitor=${value}; answers=${value}; uniqueUserId=${value}`),
      ).toEqual({
        ...read(allowedAll),
      });
    }
  });

  test("never throws, and never returns invalid values", () => {
    const value = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.json().map(encodeURIComponent),
      fc.anything().map((thing) => encodeURIComponent([JSON.stringify(thing)].join())),
    );
    const pair = fc.tuple(fc.constantFrom(...Object.values(visitorCookies), "other"), value);
    const header = fc
      .array(pair.map(([name, text]) => `${name}=${text}`))
      .map((all) => all.join("; "));
    fc.assert(
      fc.property(
        fc.oneof(header, fc.string({ unit: "binary" })),
        fc.integer({ min: 0, max: 3 }),
        (cookies, tier) => {
          const visitor = read(cookies, tier);
          for (const field of profileFields) {
            expect(visitor[field].length).toBeLessThanOrEqual(profileLimits[field]);
            expect(visitor[field]).not.toMatch(/[\p{Cc}\p{Cs}]/u);
          }
          expect(visitor.proven).toEqual(anonymousVisitor.proven);
          const jar = jarAfter(cookieChanges(cookies, visitor, tier));
          expect(jar.length).toBeLessThan(4 * maxCookieLength);
        },
      ),
      { numRuns: 1000 },
    );
  });

  test("is anonymous without functional consent", () => {
    const cookies =
      "allowCookies=essential,analytics; visitor=%7B%22firstName%22%3A%22Ada%22%7D; lead=1";
    expect(read(cookies)).toEqual({
      ...anonymousVisitor,
      allowed: ["analytics"],
      hasAnswered: true,
    });
    expect(read(cookies, 1).firstName).toBe("");
    const implied = cookies.replace("essential,analytics", "essential");
    expect(read(`${implied}; displayCookies=show`, 1)).toMatchObject({
      firstName: "Ada",
      isLead: true,
    });
  });
});

describe("consent", () => {
  test("is the names in its cookie, with encoded or plain commas", () => {
    expect(read("allowCookies=essential%2Cfunctional").allowed).toEqual(["functional"]);
    expect(read("a=1; allowCookies=essential, functional ; b=2").allowed).toEqual(["functional"]);
    expect(read("allowCookies=essential")).toMatchObject({ allowed: [], hasAnswered: true });
    expect(read("allowCookies=functionality")).toEqual(anonymousVisitor);
    expect(read("allowCookies2=essential,functional; x=functional")).toEqual(anonymousVisitor);
  });

  test("that was implied counts only on sites that do not ask", () => {
    const automatic = `${allowedAll}; displayCookies=show`;
    expect(read(automatic, 1)).toMatchObject({
      hasAnswered: false,
      allowed: ["functional", "analytics", "targeting"],
    });
    expect(read(automatic, 2)).toEqual(anonymousVisitor);
    expect(read(`${allowedAll}; displayCookies=hide`, 2).hasAnswered).toBe(true);
  });
});
