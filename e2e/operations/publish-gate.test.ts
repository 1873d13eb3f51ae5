import { readRecord } from "@forecourt/service-kit/releases/record";
import { checkReleases } from "../../tools/release/gate/check-releases.ts";
import { changedRelease } from "../harness/changed-release.ts";
import { startCommand } from "../harness/run-command.ts";
import { makeSiteFolder } from "../harness/site-folder.ts";
import { expect, test } from "../harness/test.ts";

/** Opening all pages of an area, on a machine with other work. */
test.describe.configure({ timeout: 420_000 });

const name = "mfe-service";
type Change = (script: string, target: "web" | "server") => string;

/** Checks a changed release of the service area in a store of its own, and gives it to `run`. */
async function withRelease(
  change: Change,
  run: (candidate: { name: typeof name; release: string; releasesDir: string }) => Promise<void>,
): Promise<void> {
  const { releasesDir, remove } = await makeSiteFolder();
  try {
    await run({ name, release: await changedRelease(releasesDir, name, change), releasesDir });
  } finally {
    await remove();
  }
}

test("a good release passes, in a browser, and is not checked twice", async () => {
  await withRelease(
    (script) => `${script}\n`,
    async (candidate) => {
      const lines: string[] = [];
      const check = () =>
        checkReleases(candidate.releasesDir, [candidate], (line) => lines.push(line));
      await check();
      expect(lines).toEqual([
        `opening the pages of ${name}`,
        expect.stringMatching(/^\d+ pages rendered and hydrated, checked in [\d.]+ s$/),
      ]);
      test.info().annotations.push({ type: "measured", description: lines[1] ?? "" });
      await check();
      expect(lines).toHaveLength(2);
    },
  );
});

/** Each page of the area has another fault. */
const faults: Change = (script, target) =>
  target === "server"
    ? script
        .replace("title: features.title,", 'title: (() => { throw new Error("planted"); })(),')
        .replace(/children: description(\s+\}\),\s+form\?\.shown)/, 'children: description + "!"$1')
    : script
        .replace(/^.*\.push\(\[\["special"\],/, 'console.log("planted");$&')
        .replace(/^.*\.push\(\[\["schedule"\],/, 'throw new Error("no chunk");$&');

test("pages that throw, hydrate differently, write to the console or lack a chunk are all named", async () => {
  await withRelease(faults, async (candidate) => {
    const refused = await checkReleases(candidate.releasesDir, [candidate], () => {}).then(
      () => "",
      (error: unknown) => String(error),
    );
    expect(refused).toContain(`${name} ${candidate.release} is not published:`);
    expect(refused).toContain("  /service is answered with 503\n");
    expect(refused).toContain('the server logged "page failed" of service/index: planted');
    expect(refused).toMatch(
      / {2}\/special-offers\/service console\.warning: React recovered from an error/,
    );
    expect(refused).toMatch(/ {2}\/special-offers\/service\/[\w-]+ console\.log: planted/);
    expect(refused).toMatch(/ {2}\/service\/schedule\S* uncaught: Error: no chunk/);
    expect(refused).toContain("Nothing was published or changed.");
  });
});

/** Whichever way the memory is taken, V8's heap has it or it is outside of it. */
const leaks = [
  ["buffers", "Buffer.alloc(5e6, 1)"],
  ["objects", "Array.from({ length: 25e4 }, (_, id) => ({ id }))"],
];

for (const [what, made] of leaks) {
  test(`a release that keeps ${what} of some 5 MB of each request is refused, with the page`, async () => {
    const keep: Change = (script, target) =>
      target === "web"
        ? script
        : script.replace(
            /loadSpecials = async \(request\) ?=> ?\{/,
            `$& (globalThis.kept ??= []).push(${made});`,
          );
    await withRelease(keep, async (candidate) => {
      const checked = checkReleases(candidate.releasesDir, [candidate], () => {});
      await expect(checked).rejects.toThrow(
        /  \/special-offers\/service leaks (?:[4-9]|1\d)\.\d MB a request\n.*Keep nothing of a request in variables outside of it/,
      );
    });
  });
}

test("a release that throws never goes live by the command, which says why and ends with 1", async () => {
  const throws: Change = (script, target) =>
    target === "server" ? `throw new Error("planted");${script}` : script;
  await withRelease(throws, async ({ releasesDir, release }) => {
    const before = await readRecord(releasesDir);
    const command = `npm run release -- activate ${name} ${release}`;
    const running = startCommand(command, { RELEASES_DIR: releasesDir });
    expect(await running.ended).toBe(1);
    expect(running.output()).toContain(`${name} ${release} is not published:`);
    expect(running.output()).toContain("planted");
    expect(await readRecord(releasesDir)).toEqual(before);
  });
});
