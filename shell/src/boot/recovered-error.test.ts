/** @jest-environment jsdom */
import { countRecoveredError, RecoveredError } from "@forecourt/contracts/visitor/recovered-error";
import { stubFetch } from "@forecourt/testing/stub-fetch";
import { beforeEach, expect, jest, test } from "@jest/globals";
import type { BootState, PageState } from "../app/page-state.ts";

const doFetch = stubFetch();
const release = "0123456789abcdef";
const state = { area: "inventory", page: "vehicle" } as PageState;
let warnings: unknown[][];
/** In the browser's own records, see `health-marks.ts`. */
let marks: string[];

beforeEach(() => {
  jest.resetModules();
  marks = [];
  Object.assign(performance, { mark: (name: string) => marks.push(name) });
  warnings = [];
  jest.spyOn(console, "warn").mockImplementation((...values) => void warnings.push(values));
  doFetch.mockResolvedValue({ ok: true, status: 204 } as Response);
});

/** As in a new document. */
async function report(error: unknown, shown = state) {
  const { reportRecoveredError } = await import("./recovered-error.ts");
  const remotes = { inventory: `/remotes/mfe-inventory/${release}/web/remote.0a1b.js` };
  reportRecoveredError(error, { page: shown, remotes } satisfies Partial<BootState>);
}

const sent = () =>
  doFetch.mock.calls.map(([path, init]) => [
    path,
    RecoveredError.parse(typeof init?.body === "string" ? JSON.parse(init.body) : null),
  ]);

test.each([
  ["mismatch", new Error("Minified React error #418; visit https://react.dev/errors/418")],
  ["mismatch", new Error("Hydration failed because the server rendered text didn't match")],
  ["other", new Error("Minified React error #419; visit https://react.dev/errors/419")],
])("an error is a warning, and counted as %s", async (kind, error) => {
  await report(error);
  expect(warnings).toEqual([[expect.stringContaining("recovered"), error]]);
  expect(marks).toEqual([kind === "mismatch" ? "forecourt:mismatch" : "forecourt:caught"]);
  expect(sent()).toEqual([
    [countRecoveredError.path, { kind, page: "inventory/vehicle", release }],
  ]);
  expect(doFetch.mock.calls[0]?.[1]).toMatchObject({
    credentials: "omit",
    referrerPolicy: "no-referrer",
  });
});

test("an error that a boundary has caught is an error of the console, and counted", async () => {
  const errors = jest.spyOn(console, "error").mockImplementation(() => undefined);
  const { reportRecoveredError } = await import("./recovered-error.ts");
  const error = new Error("boom");
  reportRecoveredError(error, { page: state, remotes: {} }, { errorBoundary: {} });
  expect([errors.mock.calls, warnings]).toEqual([[[error]], []]);
  expect(marks).toEqual(["forecourt:caught"]);
  expect(sent()).toEqual([
    [countRecoveredError.path, { kind: "other", page: "inventory/vehicle" }],
  ]);
});

test("further errors of a document are warnings alone", async () => {
  await report(new Error("Hydration failed"));
  await report(new Error("another"));
  expect(warnings).toHaveLength(2);
  expect(sent()).toHaveLength(1);
});

test("a path without a page is counted without one, and a failed request is silent", async () => {
  doFetch.mockRejectedValue(new TypeError("Failed to fetch"));
  await report(new Error("Hydration failed"), { ...state, area: null, page: null });
  expect(sent()).toEqual([[countRecoveredError.path, { kind: "mismatch", page: "none" }]]);
});
