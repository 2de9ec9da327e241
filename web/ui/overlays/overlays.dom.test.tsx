import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { type ReactNode, useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { renderPart } from "#tests/setup/dom/render-part.tsx";
import { Dialog } from "./dialog.tsx";
import { Sheet } from "./sheet.tsx";
import { showToast } from "./toast-store.ts";
import { Toaster } from "./toaster.tsx";

type Overlay = (open: boolean, onOpenChange: (open: boolean) => void) => ReactNode;

function Opener({ overlay }: { overlay: Overlay }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <button type="button">Elders</button>
      {overlay(open, setOpen)}
    </>
  );
}

const buttons = (
  <>
    <button type="button">Eerste</button>
    <button type="button">Laatste</button>
  </>
);

const overlays: [string, Overlay][] = [
  [
    "a dialog",
    (open, onOpenChange) => (
      <Dialog open={open} onOpenChange={onOpenChange} title="Zeker weten?" actions={buttons}>
        Dit kun je niet terugdraaien.
      </Dialog>
    ),
  ],
  [
    "a sheet",
    (open, onOpenChange) => (
      <Sheet open={open} onOpenChange={onOpenChange} title="Zeker weten?" footer={buttons}>
        Dit kun je niet terugdraaien.
      </Sheet>
    ),
  ],
];

describe.each(overlays)("%s", (_name, overlay) => {
  async function openIt() {
    const part = renderPart(<Opener overlay={overlay} />);
    const opener = screen.getByRole("button", { name: "Open" });
    await part.user.click(opener);
    return { ...part, opener, dialog: await screen.findByRole("dialog") };
  }

  it("is named by its title, takes the focus, and hides the page behind it", async () => {
    const { dialog } = await openIt();
    const title = document.getElementById(dialog.getAttribute("aria-labelledby") ?? "");
    expect(title?.textContent).toBe("Zeker weten?");
    expect(dialog.contains(document.activeElement)).toBe(true);
    expect(screen.getByText("Elders").closest("[inert], [aria-hidden=true]")).not.toBeNull();
  });

  it("keeps the focus within", async () => {
    const { user, dialog } = await openIt();
    const visited = new Set<string | null | undefined>();
    for (let step = 0; step < 6; step++) {
      await user.tab();
      expect(dialog.contains(document.activeElement)).toBe(true);
      visited.add(document.activeElement?.textContent);
    }
    expect(visited).toContain("Eerste");
    expect(visited).toContain("Laatste");
  });

  it.each([
    ["Escape", "{Escape}", null],
    ["its cross", null, "Sluit"],
  ])("closes by %s and gives the focus back", async (_by, key, button) => {
    const { user, opener } = await openIt();
    if (key) await user.keyboard(key);
    if (button) await user.click(screen.getByRole("button", { name: button }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(opener));
  });
});

it("a dialog that must be answered has no way round the answer", async () => {
  const onOpenChange = vi.fn();
  const { user } = renderPart(
    <Dialog open onOpenChange={onOpenChange} title="Weg ermee?" mustAnswer actions={buttons}>
      Kies.
    </Dialog>,
  );
  expect(screen.getByRole("alertdialog")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Sluit" })).toBeNull();
  await user.keyboard("{Escape}");
  expect(onOpenChange).not.toHaveBeenCalled();
});

describe("the toaster", () => {
  it("says a toast in a region that was there before it", async () => {
    renderPart(<Toaster />);
    const region = screen.getByRole("list");
    expect([region.getAttribute("aria-live"), region.textContent]).toEqual(["polite", ""]);
    showToast({ text: "Opgeslagen" });
    await waitFor(() => expect(region.textContent).toBe("Opgeslagen"));
  });

  it("closes when its action is taken, once", async () => {
    const [onAction, onClosed] = [vi.fn(), vi.fn()];
    const { user } = renderPart(<Toaster />);
    showToast({ text: "Verwijderd", action: { label: "Herstel", onAction }, onClosed });
    await user.click(await screen.findByRole("button", { name: "Herstel" }));
    expect(screen.queryByText("Verwijderd")).toBeNull();
    expect([onAction.mock.calls.length, onClosed.mock.calls.length]).toEqual([1, 1]);
  });

  it("stays under a finger that is on it, however long", async () => {
    vi.useFakeTimers();
    try {
      renderPart(<Toaster />);
      act(() => void showToast({ text: "Verwijderd" }));
      const toast = screen.getByText("Verwijderd");
      fireEvent.pointerDown(toast, { pointerType: "touch" });
      act(() => void vi.advanceTimersByTime(60_000));
      expect(screen.queryByText("Verwijderd")).not.toBeNull();
      fireEvent.pointerLeave(toast, { pointerType: "touch" });
      act(() => void vi.advanceTimersByTime(60_000));
      expect(screen.queryByText("Verwijderd")).toBeNull();
    } finally {
      vi.useRealTimers();
    }
  });

  it("closes by Escape, and the focus goes back to where it came from", async () => {
    const { user } = renderPart(
      <>
        <button type="button">Eerder</button>
        <Toaster />
      </>,
    );
    showToast({ text: "Opgeslagen" });
    await screen.findByText("Opgeslagen");
    await user.click(screen.getByRole("button", { name: "Eerder" }));
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Sluit" }));
    await user.keyboard("{Escape}");
    expect(screen.queryByText("Opgeslagen")).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Eerder" }));
  });
});
