/** @jest-environment jsdom */

import { Dialog } from "@forecourt/remote-kit/dialog";
import { useToasts } from "@forecourt/remote-kit/toasts";
import { stubDialog } from "@forecourt/testing/pages/stub-dialog";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { FrameToasts } from "./frame-toasts.tsx";
import { renderWithSite } from "./testing/render-with-site.tsx";

let restoreDialog: () => void;
beforeAll(() => {
  restoreDialog = stubDialog();
});
afterAll(() => restoreDialog());

function Sample() {
  const t = useToasts();
  const [isOpen, setIsOpen] = useState(false);
  const say = () => t.show({ severity: "error", text: "Not sent." });
  return (
    <>
      <button type="button" onClick={say}>
        Send
      </button>
      <button type="button" onClick={() => setIsOpen(true)}>
        Open
      </button>
      <Dialog title="Terms" isOpen={isOpen} onClose={() => setIsOpen(false)}>
        <button type="button" onClick={say}>
          Send from here
        </button>
      </Dialog>
    </>
  );
}

describe("FrameToasts", () => {
  const user = userEvent.setup();
  const draw = () =>
    renderWithSite(
      <FrameToasts>
        <Sample />
      </FrameToasts>,
    );

  test("shows toasts of any component", async () => {
    draw();
    await user.click(screen.getByRole("button", { name: "Send" }));
    expect(screen.getByRole("region", { name: "Messages" }).textContent).toBe("Not sent.");
    await user.click(screen.getByRole("button", { name: "Dismiss" }));
    expect(screen.getByRole("region", { name: "Messages" }).textContent).toBe("");
  });

  test("shows toasts inside an open modal dialog", async () => {
    draw();
    await user.click(screen.getByRole("button", { name: "Open" }));
    await user.click(screen.getByRole("button", { name: "Send from here" }));
    expect(within(screen.getByRole("dialog")).getByText("Not sent.")).toBeTruthy();
    await user.keyboard("{Escape}");
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(screen.getByRole("region", { name: "Messages" }).textContent).toBe("Not sent.");
  });
});
