import type { ReleaseManifest } from "@forecourt/contracts/release";
import { describe, expect, test } from "@jest/globals";
import { checkCompatible, incompatibilities } from "./compatibility.ts";

const visitor = "@forecourt/remote-kit/visitor";

function manifest(part: Partial<ReleaseManifest>): ReleaseManifest {
  return {
    name: "mfe-trade",
    release: "aaaaaaaaaaaaaaaa",
    contract: 1,
    commit: null,
    createdAt: "2026-01-01T00:00:00.000Z",
    entry: { web: "web/entry.js", server: "server/entry.cjs" },
    pages: {},
    shared: {},
    files: [],
    ...part,
  };
}

describe("versions of shared packages", () => {
  test.each([
    ["19.3.1", "^19.3.0", true],
    ["19.3.9", "^19.3.0", true],
    ["19.4.0", "^19.3.0", true],
    ["19.3.9", "^19.4.0", false],
    ["20.0.0", "^19.3.0", false],
    ["19.4.0-rc.1", "^19.3.0", false],
    // Releases before ranges existed state an exact version.
    ["19.3.1", "19.3.1", true],
    ["19.3.2", "19.3.1", false],
  ])("a shell with %s fits a remote for %s: %s", (provided, range, fits) => {
    const shell = manifest({ name: "shell", shared: { react: provided } });
    const remote = manifest({ shared: { react: range } });
    const reason = `it needs react ${range}, the shell provides ${provided}`;
    expect(incompatibilities(shell, remote)).toEqual(fits ? [] : [reason]);
  });

  test("a package that the shell does not provide does not fit", () => {
    const remote = manifest({ shared: { zustand: "^5.1.0" } });
    expect(incompatibilities(manifest({ name: "shell" }), remote)).toEqual([
      "it needs zustand ^5.1.0, which the shell does not provide",
    ]);
  });
});

describe("exports of shared modules", () => {
  const shell = manifest({
    name: "shell",
    sharedExports: { [visitor]: ["useUpdateVisitor", "useVisitor"] },
  });

  test("a remote fits that imports some of the exports the shell provides", () => {
    const remote = manifest({ sharedExports: { [visitor]: ["useVisitor"] } });
    expect(incompatibilities(shell, remote)).toEqual([]);
  });

  test("each export that the shell does not provide is listed", () => {
    const imported = ["useFirst", "useVisitor", "useSecond"];
    const remote = manifest({ sharedExports: { [visitor]: imported } });
    expect(incompatibilities(shell, remote)).toEqual([
      `it imports "useFirst" from ${visitor}, which the shell does not provide`,
      `it imports "useSecond" from ${visitor}, which the shell does not provide`,
    ]);
  });

  test("a module that the shell does not provide is listed", () => {
    const remote = manifest({ sharedExports: { "@forecourt/remote-kit/new": ["useNew"] } });
    expect(incompatibilities(shell, remote)).toEqual([
      "it imports @forecourt/remote-kit/new, which the shell does not provide",
    ]);
  });

  test("a shell that was published before exports were listed does not fit", () => {
    const old = manifest({ name: "shell", shared: { [visitor]: "0.1.0" } });
    const remote = manifest({ sharedExports: { [visitor]: ["useVisitor"] } });
    expect(incompatibilities(old, remote)).toEqual([
      `it imports ${visitor}, which the shell does not provide`,
    ]);
  });

  test("two releases from before exports were listed are compared by version alone", () => {
    const shared = { [visitor]: "0.1.0" };
    expect(incompatibilities(manifest({ name: "shell", shared }), manifest({ shared }))).toEqual(
      [],
    );
  });
});

describe("checkCompatible", () => {
  test("accepts remotes without a shell", () => {
    expect(() => checkCompatible([manifest({ contract: 2 })])).not.toThrow();
  });

  test("refuses another contract, whatever else fits", () => {
    const shell = manifest({ name: "shell" });
    expect(() => checkCompatible([shell, manifest({ contract: 2 })])).toThrow(
      "it is built for contract 2, the shell for 1",
    );
  });

  test("lists every remote that does not fit, and what to do", () => {
    const shell = manifest({ name: "shell", shared: { react: "19.3.1" } });
    const shared = { react: "^19.4.0" };
    const remotes = [
      manifest({ shared }),
      manifest({ name: "mfe-service", shared }),
      manifest({ name: "mfe-company" }),
    ];
    expect(() => checkCompatible([shell, ...remotes])).toThrow(
      `mfe-trade/aaaaaaaaaaaaaaaa does not fit shell/aaaaaaaaaaaaaaaa:
  it needs react ^19.4.0, the shell provides 19.3.1
mfe-service/aaaaaaaaaaaaaaaa does not fit shell/aaaaaaaaaaaaaaaa:
  it needs react ^19.4.0, the shell provides 19.3.1
No release was changed. First activate a shell built from the same source as mfe-trade mfe-service or
from newer source, or publish and activate them together:
  npm run release -- activate shell mfe-trade mfe-service`,
    );
  });
});
