import { type FontName, fonts } from "@forecourt/contracts/dealer-config/fonts";
import type { ReleaseManifest } from "@forecourt/contracts/release";
import type { SiteContext } from "@forecourt/contracts/site";
import { fileUrl } from "./file-url.ts";

/** The dealer's theme as style rules: its CSS variables, and its font from the shell's release. */
export function themeRules(
  { theme, font }: Pick<SiteContext, "theme" | "font">,
  shell: ReleaseManifest,
): string {
  const url = font === undefined ? null : fontUrl(font, shell);
  const variables = url === null ? theme : withSiteFont(theme);
  const rules = Object.entries(variables).map(([name, value]) => `${name}:${value}`);
  const root = rules.length === 0 ? "" : `:root{${rules.join(";").replaceAll("<", "")}}`;
  return font === undefined || url === null ? root : fontRules(font, url) + root;
}

/** Null when the shell's release does not have the font: an older one, which runs with a newer configuration. */
function fontUrl(font: FontName, shell: ReleaseManifest): string | null {
  const file = shell.files.find(
    ({ path }) => path.startsWith(`web/${font}.`) && path.endsWith(".woff2"),
  );
  return file ? fileUrl(shell, file.path) : null;
}

/** The system's fonts stay behind it, for letters that it does not have. */
function withSiteFont(theme: SiteContext["theme"]): SiteContext["theme"] {
  return { ...theme, "--font": `Site,"Site fallback",${theme["--font"] ?? "sans-serif"}` };
}

function fontRules(font: FontName, url: string): string {
  const { weights, sizeAdjust, ascent, descent } = fonts[font];
  return (
    `@font-face{font-family:Site;src:url(${url})format("woff2");font-weight:${weights};font-display:swap}` +
    `@font-face{font-family:"Site fallback";src:local(Arial),local("Liberation Sans");size-adjust:${sizeAdjust}%;` +
    `ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%}`
  );
}
