import { unicodeRanges } from "@forecourt/contracts/dealer-config/font-letters";
import { type FontName, fonts } from "@forecourt/contracts/dealer-config/fonts";
import type { ReleaseManifest } from "@forecourt/contracts/release";
import type { SiteContext } from "@forecourt/contracts/site";
import { fileUrl } from "./file-url.ts";

/** The dealer's theme as style rules, which are its CSS variables and its font; "" and null = none. */
export interface ThemeRules {
  rules: string;
  fontUrl: string | null;
}

/** The theme of a site with the font from the shell's release. */
export function themeRules(
  { theme, font }: Pick<SiteContext, "theme" | "font">,
  shell: ReleaseManifest,
): ThemeRules {
  const url = font === undefined ? null : fontUrl(font, shell);
  const othersUrl = font === undefined ? null : fontUrl(`${font}-latin`, shell);
  const variables = url === null ? theme : withSiteFont(theme);
  const rules = Object.entries(variables).map(([name, value]) => `${name}:${value}`);
  const root = rules.length === 0 ? "" : `:root{${rules.join(";").replaceAll("<", "")}}`;
  const face = font === undefined || url === null ? "" : fontRules(font, url, othersUrl);
  return { rules: face + root, fontUrl: url };
}

/** Null when the shell's release does not have the font: an older one, which runs with a newer configuration. */
function fontUrl(font: FontName | `${FontName}-latin`, shell: ReleaseManifest): string | null {
  const file = shell.files.find(
    ({ path }) => path.startsWith(`web/${font}.`) && path.endsWith(".woff2"),
  );
  return file ? fileUrl(shell, file.path) : null;
}

/** The system's fonts stay behind it, for letters that it does not have. */
function withSiteFont(theme: SiteContext["theme"]): SiteContext["theme"] {
  return { ...theme, "--font": `Site,"Site fallback",${theme["--font"] ?? "sans-serif"}` };
}

/**
 * A font that comes too late for the first paint is used on the next document: nothing shifts, whatever
 * fonts the visitor's system has. The file at `url` has the common letters, that at `othersUrl` all others.
 */
function fontRules(font: FontName, url: string, othersUrl: string | null): string {
  const { weights, sizeAdjust, ascent, descent } = fonts[font];
  const face = (file: string, range: string) =>
    `@font-face{font-family:Site;src:url(${file})format("woff2");font-weight:${weights};font-display:optional;` +
    `unicode-range:${range}}`;
  return (
    face(url, unicodeRanges.common) +
    (othersUrl === null ? "" : face(othersUrl, unicodeRanges.others)) +
    `@font-face{font-family:"Site fallback";src:local(Arial),local("Liberation Sans");size-adjust:${sizeAdjust}%;` +
    `ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%}`
  );
}
