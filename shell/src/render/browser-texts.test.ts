import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { loaderOnlyKeys } from "@forecourt/contracts/site";
import { textIsReadIn, textKeys } from "@forecourt/contracts/text-keys";
import { siteFixture } from "@forecourt/testing/pages/site-fixture";
import { describe, expect, test } from "@jest/globals";
import { browserSite } from "./browser-site.ts";

const root = path.resolve(import.meta.dirname, "../../..");
const keys = Object.keys(textKeys);

/** Whether a component reads only texts that its loader picked, which are not looked up in the site's. */
function readsPickedTexts(source: string): boolean {
  return /\btextOf\(/.test(source) && !/\buseTexts\(/.test(source);
}

/** Every component, and every hook that reads the site; not loaders. */
const sources = globSync(
  "{shell/src/{app,boot,remotes},mfe-*/src,shared/{remote-kit,ui}/src}/**/*.{ts,tsx}",
  {
    cwd: root,
  },
)
  .filter((file) => !/\.test\.|\/(?:testing|fixtures)\//.test(file))
  .map((file) => ({ file, source: readFileSync(path.join(root, file), "utf8") }))
  .filter(({ file, source }) => file.endsWith("x") || /\buse(?:Texts|Site)\b/.test(source))
  .filter(({ source }) => !readsPickedTexts(source));

interface Reading {
  file: string;
  /** The key as in the source: `hours.${day}`. */
  written: string;
  keys: string[];
}

/** Every text key in `source`, also with interpolated parts. */
function readingsOf(file: string, source: string): Reading[] {
  const quoted = /(["'`])([A-Za-z][\w-]*(?:\.(?:[\w-]|\$\{[^{}]*\})+)+)\1/g;
  return [...source.matchAll(quoted)].map(([, , written = ""]) => {
    const parts = written.split(/\$\{[^{}]*\}/).map((part) => part.replace(/[.-]/g, "\\$&"));
    const pattern = new RegExp(`^${parts.join(".+")}$`);
    return { file, written, keys: keys.filter((key) => pattern.test(key)) };
  });
}

/** Arguments of `t()` calls whose key cannot be read from the call. */
function unclearReadings(source: string): string[] {
  return [...source.matchAll(/\bt\(\s*([^\s"'`)][^,)]*|`\$\{[^`]*`)/g)]
    .map(([, given = ""]) => given.trim())
    .filter((given) => !/["'`]/.test(given) || given.startsWith("`"));
}

/** The source without its comments. */
function codeOf(source: string): string {
  return source.replace(/\/\*[^]*?\*\/|\/\/[^\n]*/g, "");
}

const readings = sources.flatMap(({ file, source }) => readingsOf(file, source));

describe("texts that components read", () => {
  test("are found in the source files", () => {
    const written = readings.filter((reading) => reading.keys.length > 0);
    expect(sources.length).toBeGreaterThan(50);
    expect(written.map((reading) => reading.written)).toEqual(
      expect.arrayContaining(["frame.skipToContent", "hours.${day}", "area.${area}.title"]),
    );
    expect(readingsOf("x.tsx", 't(one ? "menu.call" : `bodyStyle.${style}.single`)')).toEqual([
      { file: "x.tsx", written: "menu.call", keys: ["menu.call"] },
      expect.objectContaining({ keys: expect.arrayContaining(["bodyStyle.suvs.single"]) }),
    ]);
    expect(unclearReadings('t(key) t(`${a}.b`, {}) t(`a.${b}`) t("c") t(d ? "e" : "f")')).toEqual([
      "key",
      "`${a}.b`",
    ]);
  });

  test("are all sent to the browser", () => {
    const notSent = readings.flatMap(({ file, written, keys: read }) =>
      read
        .filter((key) => textIsReadIn(key) !== "browser")
        .map((key) => `${file} reads "${written}": move "${key}" among the browser's text keys`),
    );
    expect(notSent).toEqual([]);
  });

  test("are named where they are read, so that this test finds them", () => {
    const unclear = sources.flatMap(({ file, source }) =>
      unclearReadings(source).map(
        (given) => `${file}: t(${given}) does not say which key it reads`,
      ),
    );
    expect(unclear).toEqual([]);
  });

  test("are read only through the hook", () => {
    const past = sources.filter(({ source }) => /\btexts\b/.test(codeOf(source)));
    expect(past.map(({ file }) => file)).toEqual(["shared/remote-kit/src/site-context.tsx"]);
  });
});

describe("the site that browsers get", () => {
  const site = siteFixture();

  test("contains exactly the texts that components read", () => {
    const { texts } = browserSite(site);
    const sent = Object.keys(site.texts).filter((key) => textIsReadIn(key) === "browser");
    expect(Object.keys(texts)).toEqual(sent);
    for (const key of sent) expect(texts[key]).toBe(site.texts[key]);
    expect(Object.keys(texts).length).toBeLessThan(keys.length / 2);
  });

  test("is otherwise unchanged and cached", () => {
    const { texts: _sent, ...rest } = browserSite(site);
    const { texts: _all, ...all } = site;
    const sent = Object.entries(all).filter(([key]) => !loaderOnlyKeys.some((one) => one === key));
    expect(rest).toEqual(Object.fromEntries(sent));
    expect(Object.keys(all)).toEqual(expect.arrayContaining(["calculator", "taxes"]));
    expect(browserSite(site)).toBe(browserSite(site));
  });
});
