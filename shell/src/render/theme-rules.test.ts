import { describe, expect, test } from "@jest/globals";
import { themeRules } from "./theme-rules.ts";

const shell = {
  name: "shell",
  release: "0123456789abcdef",
  contract: 2,
  commit: null,
  createdAt: "2026-11-22T12:00:00Z",
  entry: { web: "web/shell.js", server: "server/shell.cjs" },
  pages: {},
  shared: {},
  files: [
    { path: "web/figtree-latin.0011223344.woff2", size: 20_156, integrity: "sha384-y" },
    { path: "web/figtree.a1b2c3d4e5.woff2", size: 12_952, integrity: "sha384-x" },
  ],
} as const;
const release = { ...shell, files: [...shell.files] };
const theme = { "--brand": "#b3202c", "--font": "system-ui" };

describe("themeRules", () => {
  test("are the variables of a theme without a font", () => {
    expect(themeRules({ theme }, release).rules).toBe(":root{--brand:#b3202c;--font:system-ui}");
  });

  test("name the font of the release, a fallback that takes the same room, and the system's fonts", () => {
    const { rules, fontUrl } = themeRules({ theme, font: "figtree" }, release);
    expect(fontUrl).toMatch(/figtree\.a1b2c3d4e5\.woff2$/);
    expect(rules).toContain(
      'src:url(/remotes/shell/0123456789abcdef/web/figtree.a1b2c3d4e5.woff2)format("woff2")',
    );
    expect(rules).toContain("font-display:optional");
    expect(rules).toMatch(/"Site fallback";src:local\(Arial\).*size-adjust:100\.72%/);
    expect(rules).toMatch(/:root\{--brand:#b3202c;--font:Site,"Site fallback",system-ui\}$/);
  });

  test("name a file of the common letters, which is preloaded, and one of all others", () => {
    const { rules, fontUrl } = themeRules({ theme, font: "figtree" }, release);
    expect(fontUrl).toMatch(/figtree\.a1b2c3d4e5\.woff2$/);
    expect(rules).toMatch(/figtree\.a1b2c3d4e5[^}]*unicode-range:U\+20-7e,U\+a0-a1,/);
    expect(rules).toMatch(/figtree-latin\.0011223344[^}]*unicode-range:U\+a2-a8,/);
  });

  test("have the system's fonts alone when the release does not have the font", () => {
    expect(themeRules({ theme, font: "manrope" }, release)).toEqual(themeRules({ theme }, release));
  });

  test("cannot end their element", () => {
    const { rules } = themeRules({ theme: { "--brand": "</style>" } }, release);
    expect(rules).not.toContain("<");
  });
});
