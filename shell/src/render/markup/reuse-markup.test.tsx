import { anonymousVisitor, type Visitor } from "@forecourt/contracts/visitor/visitor";
import { FormTokenProvider, SpamCheckFields } from "@forecourt/remote-kit/form-token";
import { createVisitorStore, useVisitor, VisitorProvider } from "@forecourt/remote-kit/visitor";
import { describe, expect, test } from "@jest/globals";
import { Registry } from "prom-client";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { createMarkupStore } from "../../server/markup-store.ts";
import { type RenderMarkup, reuseMarkup } from "./reuse-markup.ts";

/** Cars that depend on the visitor's consent only. */
function Cars() {
  const allowed = useVisitor((visitor) => visitor.allowed);
  return <p>cars, {allowed?.join()}</p>;
}

/** A form that greets the visitor. */
function Form() {
  const { firstName, terms } = useVisitor();
  return (
    <form>
      {firstName} {terms.creditScore} <SpamCheckFields />
    </form>
  );
}

/** Draws the visitor's score to those who allow it. */
function Conditional() {
  const mayGreet = useVisitor((visitor) => visitor.allowed !== null);
  const name = useVisitor((visitor) => (mayGreet ? visitor.firstName : ""));
  return <p>{name}</p>;
}

const drawing =
  (node: ReactNode): RenderMarkup =>
  ({ visitor, formToken = "" }) =>
    renderToString(
      <VisitorProvider store={createVisitorStore(visitor)}>
        <FormTokenProvider token={formToken}>{node}</FormTokenProvider>
      </VisitorProvider>,
    );

function withStore() {
  const registry = new Registry();
  const store = createMarkupStore(registry);
  const stored: string[] = [];
  const recording: typeof store = {
    ...store,
    set(key, markup) {
      stored.push(key, Buffer.concat(markup.pieces).toString());
      store.set(key, markup);
    },
  };
  /** The markup from the store, which must equal that of a render for this visitor alone. */
  const reuse = (node: ReactNode, visitor: Visitor, formToken?: string, key = "page") => {
    const pieces = reuseMarkup(recording, { key, visitor, formToken }, drawing(node)) ?? [];
    const markup = Buffer.concat(pieces).toString();
    expect(markup).toBe(drawing(node)({ visitor, formToken }));
    return markup;
  };
  const outcomes = async () => {
    const metric = await registry.getSingleMetric("shell_markup_total")?.get();
    return Object.fromEntries(
      metric?.values.map(({ labels, value }) => [labels["outcome"], value]) ?? [],
    );
  };
  return { reuse, stored, outcomes, store: recording };
}

const ada: Visitor = {
  ...anonymousVisitor,
  firstName: "Ada",
  email: "ada@example.example",
  uniqueUserId: "user-of-ada",
  allowed: ["functional"],
  hasAnswered: true,
};
const bob: Visitor = { ...ada, firstName: "Bob", uniqueUserId: "user-of-bob" };

describe("reuseMarkup", () => {
  test("shares markup that reads nothing personal, and stores nothing personal", async () => {
    const { reuse, outcomes, stored } = withStore();
    for (const visitor of [
      ada,
      bob,
      { ...anonymousVisitor, allowed: ada.allowed, hasAnswered: true },
    ])
      expect(reuse(<Cars />, visitor)).toContain("functional");
    expect(await outcomes()).toEqual({ rendered: 1, reused: 2 });
    expect(stored.join()).not.toMatch(/Ada|ada|Bob|bob/);
  });

  test("renders for each visitor alone what reads a name", async () => {
    const { reuse, outcomes, stored } = withStore();
    for (const visitor of [ada, bob, ada]) {
      expect(reuse(<Form />, visitor)).toContain(visitor.firstName);
    }
    expect(await outcomes()).toEqual({ personal: 3 });
    expect(stored).toEqual([]);
  });

  test("shares what reads a name among visitors without one, and never with others", async () => {
    const { reuse, outcomes, stored } = withStore();
    const answered = { ...anonymousVisitor, allowed: ada.allowed, hasAnswered: true };
    for (const visitor of [answered, ada, answered, bob]) reuse(<Form />, visitor);
    expect(await outcomes()).toEqual({ rendered: 1, personal: 2, reused: 1 });
    expect(stored.join()).not.toMatch(/Ada|Bob/);
  });

  test("tells visitors with different consent, signal and payment terms apart", async () => {
    const { reuse, outcomes } = withStore();
    const others: Partial<Visitor>[] = [
      {},
      { allowed: ["analytics"] },
      { allowed: [] },
      { hasAnswered: true },
      { globalPrivacyControl: true },
      { terms: { creditScore: 640 } },
      { terms: { creditScore: 790 } },
      { isLead: true },
    ];
    for (const other of [...others, ...others]) {
      reuse(<Form />, { ...anonymousVisitor, ...other });
      reuse(<Cars />, { ...anonymousVisitor, ...other }, undefined, "cars");
    }
    expect(await outcomes()).toEqual({ rendered: 16, reused: 16 });
  });

  test("shares no name that is read under a condition only", async () => {
    const { reuse, outcomes, stored } = withStore();
    const refusing = { ...ada, allowed: null };
    for (const visitor of [refusing, ada, bob, refusing, { ...bob, allowed: null }]) {
      reuse(<Conditional />, visitor);
    }
    expect(stored.join()).not.toMatch(/Ada|Bob/);
    expect(await outcomes()).toEqual({ rendered: 1, personal: 2, reused: 2 });
  });

  test("has the form token of each request", () => {
    const { reuse, stored } = withStore();
    for (const token of ["token-1.a_b", "token-2.c_d", undefined]) {
      const markup = reuse(<Form />, anonymousVisitor, token);
      expect(markup.includes('name="formToken"')).toBe(token !== undefined);
    }
    expect(stored.join()).not.toContain("token-");
  });

  test("stores neither incomplete markup nor an error", async () => {
    const { store, stored, outcomes } = withStore();
    const inputs = { key: "page", visitor: anonymousVisitor };
    expect(reuseMarkup(store, inputs, () => null)).toBeNull();
    const failing = () => {
      throw new Error("broken");
    };
    expect(() => reuseMarkup(store, inputs, failing)).toThrow("broken");
    expect(stored).toEqual([]);
    expect(await outcomes()).toEqual({});
  });
});
