/** @jest-environment jsdom */
import { afterEach, describe, expect, jest, test } from "@jest/globals";
import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import { useRef } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server.node";
import { lazyPart, useLoadOnInteraction, useLoadWhenNear } from "./lazy-part.tsx";

/** A part whose code a test lets arrive. */
function partWith() {
  const code = Promise.withResolvers<typeof Button>();
  const Part = lazyPart(() => code.promise);
  return { Part, arrive: () => code.resolve(Button) };
}

function Button({ label, onPress }: { label: string; onPress: () => void }) {
  return (
    <button type="button" onClick={onPress}>
      {label}
    </button>
  );
}

afterEach(() => {
  cleanup();
  document.body.innerHTML = "";
  Reflect.deleteProperty(globalThis, "IntersectionObserver");
});

describe("lazyPart", () => {
  test("renders on the server like any component once it is loaded", async () => {
    const Part = lazyPart(async () => Button);
    await Part.load();
    expect(renderToString(<Part label="Ask" onPress={() => undefined} />)).toContain(
      '<button type="button">Ask</button>',
    );
  });

  test("leaves the server's markup in place until the code arrives, then hydrates it", async () => {
    const server = lazyPart(async () => Button);
    await server.load();
    const root = document.createElement("div");
    document.body.append(root);
    root.innerHTML = renderToString(<Frame Part={server} onPress={() => undefined} />);
    const button = screen.getByRole("button");
    const pressed = jest.fn();
    const { Part, arrive } = partWith();
    await act(async () => {
      hydrateRoot(root, <Frame Part={Part} onPress={pressed} />);
    });
    expect(screen.getByRole("button")).toBe(button);
    await act(async () => button.click());
    expect(pressed).not.toHaveBeenCalled();
    await act(async () => {
      arrive();
      await Part.load();
    });
    expect(screen.getByRole("button")).toBe(button);
    await act(async () => button.click());
    expect(pressed).toHaveBeenCalledTimes(1);
  });

  test("loads its code once, and again after a failure", async () => {
    const load = jest.fn<() => Promise<typeof Button>>();
    load.mockRejectedValueOnce(new Error("offline")).mockResolvedValue(Button);
    const Part = lazyPart(load);
    await expect(Part.load()).rejects.toThrow("offline");
    await Promise.all([Part.load(), Part.load()]);
    expect(load).toHaveBeenCalledTimes(2);
  });
});

function Frame({ Part, onPress }: { Part: ReturnType<typeof partWith>["Part"]; onPress(): void }) {
  return (
    <main>
      <Part label="Ask" onPress={onPress} />
    </main>
  );
}

describe("useLoadWhenNear", () => {
  function Around({ load }: { load: () => Promise<void> }) {
    const around = useRef<HTMLDivElement>(null);
    useLoadWhenNear({ load }, around);
    return <div ref={around} />;
  }

  /** An observer that a test moves near, in place of the browser's. */
  function stubObserver() {
    const disconnect = jest.fn();
    let report: (entries: { isIntersecting: boolean }[]) => void = () => undefined;
    class Observer {
      disconnect = disconnect;
      observe = () => undefined;
      constructor(listener: typeof report) {
        report = listener;
      }
    }
    Object.assign(globalThis, { IntersectionObserver: Observer });
    return {
      disconnect,
      move: (isIntersecting: boolean) => act(() => report([{ isIntersecting }])),
    };
  }

  test("loads when the element is near, and then stops observing", async () => {
    const { disconnect, move } = stubObserver();
    const load = jest.fn(async () => undefined);
    render(<Around load={load} />);
    move(false);
    expect(load).not.toHaveBeenCalled();
    move(true);
    expect(load).toHaveBeenCalledTimes(1);
    await act(async () => undefined);
    expect(disconnect).toHaveBeenCalledTimes(1);
  });

  test("tries again after a failure when the element comes near again", async () => {
    const { disconnect, move } = stubObserver();
    const warn = jest.spyOn(console, "warn").mockReturnValue(undefined);
    const load = jest.fn<() => Promise<void>>();
    load.mockRejectedValueOnce(new Error("offline")).mockResolvedValue(undefined);
    render(<Around load={load} />);
    move(true);
    await act(async () => undefined);
    expect(disconnect).not.toHaveBeenCalled();
    move(true);
    await act(async () => undefined);
    expect(load).toHaveBeenCalledTimes(2);
    expect(disconnect).toHaveBeenCalledTimes(1);
    warn.mockRestore();
  });
});

describe("useLoadOnInteraction", () => {
  function Page({ load }: { load: () => Promise<void> }) {
    useLoadOnInteraction({ load });
    return <p>Page</p>;
  }

  test.each(["pointerdown", "keydown"])(
    "loads once, after the paint that follows the first %s",
    async (type) => {
      const load = jest.fn(async () => undefined);
      render(<Page load={load} />);
      document.body.dispatchEvent(new Event(type, { bubbles: true }));
      document.body.dispatchEvent(new Event(type, { bubbles: true }));
      expect(load).not.toHaveBeenCalled();
      await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
    },
  );
});
