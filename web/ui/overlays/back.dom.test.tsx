import { act, screen, waitFor } from "@testing-library/react";
import { type ReactNode, useState } from "react";
import { expect, it } from "vitest";
import { renderPart } from "#tests/setup/dom/render-part.tsx";
import { useBackSteps } from "#web/lib/back/use-closes-on-back.ts";
import { DateField } from "#web/ui/dates/date-field.tsx";
import { SelectField } from "#web/ui/forms/select-field.tsx";
import { ConfirmDialog } from "./confirm-dialog.tsx";
import { Dialog } from "./dialog.tsx";
import { Menu } from "./menu.tsx";
import { Sheet } from "./sheet.tsx";

type Opened = { open: boolean; onOpenChange: (open: boolean) => void };

function Page({ children }: { children: (opened: Opened) => ReactNode }) {
  const [open, onOpenChange] = useState(false);
  useBackSteps();
  return (
    <>
      <button type="button" onClick={() => onOpenChange(true)}>
        Open
      </button>
      {children({ open, onOpenChange })}
    </>
  );
}

/** The browser is at the entry below, and says so. */
function stepBack() {
  const { above, ...state } = window.history.state;
  expect(above).toBe(1);
  window.history.replaceState({ ...state, isPassed: true }, "");
  act(() => void window.dispatchEvent(new PopStateEvent("popstate")));
}

const colours = [{ id: "red" as const, label: "Rood" }];

it.each<[string, (opened: Opened) => ReactNode, string | RegExp, string]>([
  [
    "a sheet",
    (opened) => (
      <Sheet {...opened} title="Blad">
        Tekst
      </Sheet>
    ),
    "Open",
    "dialog",
  ],
  [
    "a dialog",
    (opened) => (
      <Dialog {...opened} title="Vraag">
        Kies.
      </Dialog>
    ),
    "Open",
    "dialog",
  ],
  [
    "a question that must be answered",
    ({ open, onOpenChange }) => (
      <ConfirmDialog
        mustAnswer
        title="Weg ermee?"
        confirm="Ja"
        cancel="Nee"
        open={open}
        onConfirm={() => {}}
        onClose={() => onOpenChange(false)}
      >
        Kies.
      </ConfirmDialog>
    ),
    "Open",
    "alertdialog",
  ],
  [
    "a menu",
    () => (
      <Menu
        trigger={<button type="button">Meer</button>}
        label="Meer"
        items={[{ id: "a", label: "Doe dit" }]}
      />
    ),
    "Meer",
    "menu",
  ],
  [
    "a list to choose from",
    () => <SelectField label="Kleur" options={colours} />,
    /Kleur/,
    "listbox",
  ],
  ["a calendar", () => <DateField label="Dag" />, /Kalender|Agenda|Dag/, "dialog"],
])("a step back closes %s", async (_what, children, opener, role) => {
  window.history.replaceState({ idx: 0, key: "page" }, "");
  const { user } = renderPart(<Page>{children}</Page>);
  await user.click(screen.getByRole("button", { name: opener }));
  await screen.findByRole(role);
  stepBack();
  await waitFor(() => expect(screen.queryByRole(role)).toBeNull());
  expect(window.history.state.isPassed).toBe(false);
});

it("a question whether to leave is no step of its own: it may be a step back that asked it", async () => {
  window.history.replaceState({ idx: 0, key: "page" }, "");
  const { user } = renderPart(
    <Page>
      {(opened) => (
        <Dialog {...opened} isAboutLeaving title="Weg?">
          Kies.
        </Dialog>
      )}
    </Page>,
  );
  await user.click(screen.getByRole("button", { name: "Open" }));
  await screen.findByRole("dialog");
  expect(window.history.state).toEqual({ idx: 0, key: "page" });
});
