import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { z } from "zod";
import { root } from "../../build/base-config.ts";
import { runTool } from "../run-tool.ts";

/** The features of mfe-inventory that may use others. */
const inventoryFeatures = [
  "lease",
  "out-the-door",
  "personalize",
  "price-panel",
  "search-text",
  "similar-vehicles",
  "vehicle-card",
];

/** Files, and an import of each; the right column is the expected report of the checker. */
const imports: [file: string, imported: string, rule: string | null][] = [
  ["mfe-trade/src/pages/offer.tsx", "mfe-company/src/pages/home.tsx", "remote-uses-shared-only"],
  ["mfe-trade/src/pages/shell.tsx", "shell/src/app/frame.tsx", "remote-uses-shared-only"],
  ["mfe-trade/src/pages/server.ts", "services/trade/app.ts", "remote-uses-shared-only"],
  ["mfe-trade/src/pages/site.ts", "e2e/harness/site.ts", "harness-only-in-journeys"],
  ["mfe-trade/journeys/offer.test.ts", "e2e/harness/open.ts", null],
  ["mfe-trade/src/pages/own.tsx", "mfe-trade/src/parts/table.tsx", null],
  ["mfe-trade/src/pages/fine.tsx", "shared/ui/src/elements/button.tsx", null],
  [
    "mfe-trade/src/parts/up.tsx",
    "mfe-trade/src/features/quote/quote.tsx",
    "remote-parts-at-the-bottom",
  ],
  ["mfe-trade/src/parts/higher.tsx", "mfe-trade/src/pages/own.tsx", "remote-parts-at-the-bottom"],
  [
    "mfe-trade/src/features/quote/up.tsx",
    "mfe-trade/src/pages/offer/page.tsx",
    "remote-features-below-pages",
  ],
  ["mfe-trade/src/features/quote/down.tsx", "mfe-trade/src/parts/table.tsx", null],
  [
    "mfe-trade/src/features/quote/aside.tsx",
    "mfe-trade/src/features/photos/photos.tsx",
    "remote-features-apart",
  ],
  ["mfe-trade/src/features/quote/own.tsx", "mfe-trade/src/features/quote/quote.tsx", null],
  [
    "mfe-trade/src/pages/value/page.tsx",
    "mfe-trade/src/pages/offer/page.tsx",
    "remote-pages-apart",
  ],
  ["mfe-trade/src/pages/value/down.tsx", "mfe-trade/src/features/quote/quote.tsx", null],
  ...inventoryFeatures.map((feature): [string, string, string] => [
    `mfe-inventory/src/features/${feature}/aside.tsx`,
    "mfe-inventory/src/features/gallery/gallery.tsx",
    `inventory-${feature}`,
  ]),
  [
    "mfe-inventory/src/features/lease/down.tsx",
    "mfe-inventory/src/features/payment/payment.tsx",
    null,
  ],
  [
    "mfe-inventory/src/features/payment/up.tsx",
    "mfe-inventory/src/features/lease/lease.tsx",
    "remote-features-apart",
  ],
  ["shell/src/app/area.tsx", "mfe-company/src/pages/home.tsx", "shell-uses-shared-only"],
  ["shell/src/app/service.ts", "services/trade/app.ts", "shell-uses-shared-only"],
  ["shell/src/app/up.ts", "shell/src/remotes/load-area.ts", "layer-shell-src-app"],
  ["shell/src/remotes/up.ts", "shell/src/render/page.ts", "layer-shell-src-remotes"],
  ["shell/src/render/up.ts", "shell/src/server/config.ts", "layer-shell-src-render"],
  ["shell/src/server/across.ts", "shell/src/boot/start.ts", "layer-shell-src-server"],
  ["shell/src/boot/fine.ts", "shell/src/app/links.ts", null],
  [
    "services/gateway/proxy/up.ts",
    "services/gateway/pages/page.ts",
    "layer-services-gateway-proxy",
  ],
  ["services/gateway/pages/up.ts", "services/gateway/deps.ts", "layer-services-gateway-pages"],
  [
    "services/gateway/guard/across.ts",
    "services/gateway/headers/a.ts",
    "layer-services-gateway-guard",
  ],
  ["services/gateway/pages/fine.ts", "services/gateway/proxy/fine.ts", null],
  ["services/gateway/proxy/fine.ts", "services/gateway/limits.ts", null],
  ["services/gateway/app.ts", "services/gateway/pages/fine.ts", null],
  ["services/trade/other.ts", "services/company/app.ts", "service-uses-shared-only"],
  ["services/trade/own.ts", "services/trade/app.ts", null],
  ["services/trade/kept/up.ts", "services/trade/seller-pages/page.ts", "service-trade-kept"],
  ["services/trade/seller-pages/down.ts", "services/trade/kept/store.ts", null],
  ["services/leads/compose/up.ts", "services/leads/intake/take.ts", "service-leads-compose"],
  ["services/images/source/up.ts", "services/images/transform/cut.ts", "service-images-source"],
  ["services/trade/shell.ts", "shell/src/app/links.ts", "service-uses-shared-only"],
  ["shared/ui/src/up.tsx", "mfe-trade/src/parts/table.tsx", "shared-never-up"],
  ["shared/http/src/tool.ts", "tools/start/plan.ts", "shared-never-up"],
  ["shared/domain/src/contract.ts", "shared/contracts/src/area.ts", "domain-is-pure"],
  ["shared/contracts/src/call.ts", "shared/http/src/client.ts", "shared-contracts"],
  ["shared/contracts/src/fine.ts", "shared/domain/src/vin.ts", null],
  ["shared/ui/src/contract.tsx", "shared/contracts/src/area.ts", "shared-ui"],
  ["shared/http/src/kit.ts", "shared/service-kit/src/log.ts", "shared-http"],
  ["shared/remote-kit/src/kit.ts", "shared/service-kit/src/log.ts", "shared-remote-kit"],
  ["shared/service-kit/src/view.ts", "shared/http/src/client.ts", "shared-service-kit"],
  ["shared/search-index/src/kit.ts", "shared/service-kit/src/log.ts", "shared-search-index"],
  ["shared/search-index/src/parser.ts", "shared/query-parser/src/index.ts", "shared-search-index"],
  ["shared/search-index/src/fine.ts", "shared/contracts/src/area.ts", null],
  [
    "shared/query-parser/src/index-use.ts",
    "shared/search-index/src/index.ts",
    "shared-query-parser",
  ],
  ["shared/query-parser/src/up.ts", "services/inventory/store.ts", "shared-never-up"],
  ["shared/query-parser/src/testing/set.ts", "shared/testing/src/sets.ts", null],
  [
    "services/inventory/store/row.ts",
    "services/inventory/market/price.ts",
    "inventory-store-imports-store-only",
  ],
  ["services/inventory/store/own.ts", "services/inventory/store.ts", null],
  [
    "services/inventory/gated/rule.ts",
    "services/inventory/routes/search.ts",
    "inventory-features-never-up",
  ],
  ["services/inventory/routes/search.ts", "services/inventory/market/price.ts", null],
  ["shared/domain/src/package.ts", "node_modules/kysely/index.js", "domain-is-pure"],
  ["services/trade/fake.ts", "shared/testing/src/fake.ts", "testing-only-in-tests"],
  ["services/trade/app.test.ts", "shared/testing/src/fake.ts", null],
  [
    "mfe-trade/src/load.ts",
    "node_modules/@module-federation/runtime/index.js",
    "federation-only-in-remotes-folder",
  ],
  ["shell/src/remotes/load.ts", "node_modules/@module-federation/runtime/index.js", null],
  ["mfe-trade/src/draw.tsx", "node_modules/react-dom/index.js", "react-dom-only-in-shell"],
  ["shell/src/app/draw.tsx", "node_modules/react-dom/index.js", null],
  ["services/trade/jsx.ts", "services/trade/view.tsx", "node-runs-no-tsx"],
  ["tools/report.ts", "services/trade/own.test.ts", "not-to-test"],
  ["services/trade/missing.ts", "services/trade/nowhere.ts", "unresolved"],
  ["services/company/one.ts", "services/company/two.ts", "no-cycle"],
  // A cycle is reported once, where it begins.
  ["services/company/two.ts", "services/company/one.ts", null],
];

const Report = z.object({
  summary: z.object({
    violations: z.array(
      z.object({ from: z.string(), to: z.string(), rule: z.object({ name: z.string() }) }),
    ),
  }),
});

let folder: string;
let found: Set<string>;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "boundaries-"));
  for (const [, imported] of imports) {
    if (!imported.endsWith("nowhere.ts")) write(imported, "export const value = 1;\n");
  }
  for (const [file, imported] of imports) {
    const relative = path.relative(path.dirname(file), imported);
    const from = relative.startsWith(".") ? relative : `./${relative}`;
    write(file, `import { value } from "${from}";\nexport const here = value;\n`);
  }
  const config = path.join(root, ".dependency-cruiser.mjs");
  const { output } = await runTool(
    ["depcruise", `--config=${config}`, "--output-type=json", ...topFolders()],
    { live: false, cwd: folder },
  );
  const { violations } = Report.parse(JSON.parse(output)).summary;
  found = new Set(violations.map(({ from, rule }) => `${from} ${rule.name}`));
});

afterAll(() => rmSync(folder, { recursive: true }));

function write(file: string, content: string) {
  mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
  writeFileSync(path.join(folder, file), content);
}

function topFolders(): string[] {
  return [...new Set(imports.map(([file]) => file.split("/")[0] ?? ""))];
}

test.each(imports)("%s importing %s: %s", (file, _imported, rule) => {
  const rules = [...found]
    .filter((one) => one.startsWith(`${file} `))
    .map((one) => one.split(" ")[1]);
  expect(rules).toEqual(rule === null ? [] : [rule]);
});

test("a cycle of only types is allowed", async () => {
  write(
    "services/service/app.ts",
    'import { b } from "./b.ts";\nexport interface Deps { b: 1 }\nexport const a = b;\n',
  );
  write(
    "services/service/b.ts",
    'import type { Deps } from "./app.ts";\nexport const b = (deps: Deps) => deps;\n',
  );
  const config = path.join(root, ".dependency-cruiser.mjs");
  const { ok } = await runTool(["depcruise", `--config=${config}`, "services/service"], {
    live: false,
    cwd: folder,
  });
  expect(ok).toBe(true);
});

test("a workspace that is imported by name must be declared in package.json", async () => {
  const manifest = { name: "@forecourt/http", type: "module", exports: { "./*": "./src/*.ts" } };
  write("package.json", JSON.stringify({ workspaces: ["shared/*"] }));
  write("shared/http/package.json", JSON.stringify(manifest));
  write("shared/http/src/client.ts", "export const value = 1;\n");
  mkdirSync(path.join(folder, "node_modules/@forecourt"), { recursive: true });
  symlinkSync(path.join(folder, "shared/http"), path.join(folder, "node_modules/@forecourt/http"));
  const source = 'import { value } from "@forecourt/http/client";\nexport const here = value;\n';
  write("services/visitor/undeclared.ts", source);
  write("shell/src/app/declared.ts", source);
  const config = path.join(root, ".dependency-cruiser.mjs");
  const { output } = await runTool(
    [
      "depcruise",
      `--config=${config}`,
      "--output-type=json",
      "services/visitor/undeclared.ts",
      "shell/src/app/declared.ts",
    ],
    { live: false, cwd: folder },
  );
  const { violations } = Report.parse(JSON.parse(output)).summary;
  expect(violations.map(({ from, rule }) => [from, rule.name])).toEqual([
    ["services/visitor/undeclared.ts", "declared-services-visitor"],
  ]);
});
