import { ReleasableName } from "@forecourt/contracts/release";
import { serviceNames } from "@forecourt/contracts/services";
import { expect, test } from "@jest/globals";
import { affectedBy } from "./affected.ts";

const everyProcess = [...serviceNames, "images", "shell", "gateway"];

test("a file of a remote builds that remote and restarts nothing", () => {
  expect(affectedBy(["mfe-trade/src/pages/index/page.tsx"])).toEqual({
    build: ["mfe-trade"],
    restart: [],
    reload: false,
  });
});

test("a browser file of the shell builds the shell without restarting its server", () => {
  expect(affectedBy(["shell/src/app/frame/header.tsx"])).toEqual({
    build: ["shell"],
    restart: [],
    reload: false,
  });
});

test("a server file of the shell restarts its server", () => {
  expect(affectedBy(["shell/src/server/app.ts"])).toMatchObject({ build: [], restart: ["shell"] });
});

test("a file of a service restarts that service", () => {
  expect(affectedBy(["services/gateway/app.ts", "services/trade/routes.ts"])).toEqual({
    build: [],
    restart: ["gateway", "trade"],
    reload: false,
  });
});

test("a file of the UI kit builds the shell and all remotes", () => {
  expect(affectedBy(["shared/ui/src/elements/button.module.css"])).toEqual({
    build: ReleasableName.options,
    restart: [],
    reload: false,
  });
});

test("a file of the service kit restarts every process", () => {
  expect(affectedBy(["shared/service-kit/src/log.ts"])).toEqual({
    build: [],
    restart: everyProcess,
    reload: false,
  });
});

test("domain and contracts affect builds and processes", () => {
  expect(affectedBy(["shared/domain/src/money.ts"])).toEqual({
    build: ReleasableName.options,
    restart: everyProcess,
    reload: false,
  });
});

test("a dealer's file only reloads pages, because processes watch it themselves", () => {
  expect(affectedBy(["dealers/defaults/content/trade/index.json", "dealers/README.md"])).toEqual({
    build: [],
    restart: [],
    reload: true,
  });
});

test("tests, fixtures, documents and build output affect no project", () => {
  const files = [
    "mfe-trade/src/pages/index/page.test.tsx",
    "services/trade/fixtures/offer.json",
    "shell/README.md",
    "mfe-trade/dist/web/remote.js",
    "shared/testing/src/fake.ts",
  ];
  expect(affectedBy(files)).toEqual({ build: [], restart: [], reload: false });
});
