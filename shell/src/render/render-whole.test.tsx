import { Deferred } from "@forecourt/remote-kit/deferred";
import { describe, expect, test } from "@jest/globals";
import { deferredWithin, renderWhole } from "./render-whole.ts";

function Part({ value }: { value: string | null }) {
  if (value === "throws") throw new Error("broken");
  return <p>{value}</p>;
}

const page = (of: { value: string | null } | Promise<string | null>) => (
  <main>
    <h1>Page</h1>
    <Deferred name="part" of={of} fallback={<p>Please wait</p>}>
      {(value) => <Part value={value} />}
    </Deferred>
  </main>
);

describe("renderWhole", () => {
  test("renders deferred parts in place, without a script that inserts them", () => {
    const markup = renderWhole(page({ value: "here" }));
    expect(markup).toContain("<p>here</p>");
    expect(markup).not.toContain("Please wait");
    expect(markup?.match(/<script[^>]*>/g)).toEqual([
      '<script type="application/json" id="deferred-part">',
    ]);
  });

  test("is null when a deferred part throws", () => {
    expect(renderWhole(page({ value: "throws" }))).toBeNull();
  });

  test("throws what the first view throws", () => {
    expect(() => renderWhole(<Part value="throws" />)).toThrow("broken");
  });
});

describe("deferredWithin", () => {
  test("has the values of all parts", async () => {
    const deferred = { one: Promise.resolve(null), two: { value: null } };
    expect(await deferredWithin(deferred, 60_000)).toEqual({
      one: { value: null },
      two: { value: null },
    });
    expect(await deferredWithin({}, 60_000)).toEqual({});
  });

  test("is null when a part is not there in time", async () => {
    expect(await deferredWithin({ never: new Promise(() => undefined) }, 5)).toBeNull();
  });
});
