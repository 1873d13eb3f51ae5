import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { ReleasableName } from "@forecourt/contracts/release";
import { processEnv } from "@forecourt/service-kit/config";
import { describe, expect, test } from "@jest/globals";
import { root } from "../build/base-config.ts";

/** The projects that Nx builds and tests after a change of these files. */
async function affectedBy(...files: string[]): Promise<string[]> {
  const nx = ["node_modules/nx/dist/bin/nx.js", "show", "projects", "--affected", "--json"];
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [...nx, `--files=${files.join(",")}`],
    // Tests beside this one change copies of the checkout, so that no graph is kept.
    { cwd: root, env: { ...processEnv(), NX_CACHE_PROJECT_GRAPH: "false" } },
  );
  return (JSON.parse(stdout) as string[]).toSorted();
}

describe("nx affected", () => {
  test("of a page of financing is its remote alone", async () => {
    expect(await affectedBy("mfe-financing/src/routes.ts")).toEqual(["mfe-financing"]);
  });

  test("of an area's page and service is both, and the tools that read the service's data", async () => {
    const changed = await affectedBy("mfe-financing/src/routes.ts", "services/financing/app.ts");
    expect(changed).toEqual(["mfe-financing", "service-financing", "tools"]);
  });

  test("of a shared component is the shell and every remote", async () => {
    const changed = await affectedBy("shared/ui/src/class-names.ts");
    expect(changed).toEqual(expect.arrayContaining(ReleasableName.options));
    expect(changed).not.toContain("service-leads");
  });

  test("of a dealer's text is everything that has tests, because tests read the texts", async () => {
    const changed = await affectedBy("dealers/defaults/texts/financing.en.json");
    expect(changed).toEqual(expect.arrayContaining(["mfe-financing", "service-leads", "tools"]));
  });
});
