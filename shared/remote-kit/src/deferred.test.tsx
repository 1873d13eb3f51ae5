/** @jest-environment jsdom */
import { describe, expect, test } from "@jest/globals";
import { act, render, screen } from "@testing-library/react";
import { Deferred, type DeferredValue } from "./deferred.tsx";

function Cars({ of }: { of: DeferredValue<string[]> }) {
  return (
    <Deferred name="cars" of={of} fallback={<p>Loading</p>}>
      {(cars) => <p>{cars === null ? "none" : cars.join(", ")}</p>}
    </Deferred>
  );
}

describe("Deferred", () => {
  test("shows its fallback until the value arrives", async () => {
    const cars = Promise.withResolvers<string[] | null>();
    await act(async () => void render(<Cars of={cars.promise} />));
    expect(screen.getByText("Loading")).toBeTruthy();
    await act(async () => cars.resolve(["a", "b"]));
    expect(screen.getByText("a, b")).toBeTruthy();
  });

  test("shows an available value, and a failure as null", () => {
    render(<Cars of={{ value: ["a"] }} />);
    expect(screen.getByText("a")).toBeTruthy();
    render(<Cars of={{ value: null }} />);
    expect(screen.getByText("none")).toBeTruthy();
  });

  test("uses the value that was streamed with the document", () => {
    document.body.innerHTML = `<script type="application/json" id="deferred-cars">["\\u003c/script>"]</script>`;
    render(<Cars of={{ inDocument: true }} />);
    expect(screen.getByText("</script>")).toBeTruthy();
  });
});
