import { screen, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import type { LogbookActivity } from "#contract/logbooks/logbook-entries.ts";
import { wireEntry, wireLogbook } from "#tests/factories/wire-logbooks.ts";
import { renderPart } from "#tests/setup/dom/render-part.tsx";
import type { LogbookQueue } from "../../queue/use-logbook-queue.ts";
import type { Visit } from "../use-visit.ts";
import { ActivitySheet } from "./activity-sheet.tsx";
import { NewActivitySheet } from "./new-activity-sheet.tsx";
import { QuickPart } from "./quick-part.tsx";

const today = "2026-12-21";
const fed: LogbookActivity = {
  id: 1,
  entryId: 1,
  kind: "fed",
  petId: 1,
  doneAt: "2026-12-21T07:05:00Z",
  images: [],
  clientId: "a",
};

const queue: LogbookQueue = {
  waiting: [],
  isStored: true,
  preparing: 0,
  add: async () => {},
  addPictures: async () => [],
  remove: async () => {},
  belongingTo: () => 0,
  sendNow: () => {},
};

function show(activities: LogbookActivity[], more: Partial<Visit> = {}) {
  const open = wireEntry(1, { checkInTime: "2026-12-21T07:02:00Z", activities });
  const visit: Visit = {
    logbook: wireLogbook([open]),
    isFromDevice: false,
    queue,
    refusal: null,
    act: async () => true,
    isWaiting: () => false,
    ...more,
  };
  const heard = { onDo: vi.fn(), onOpen: vi.fn(), onNote: vi.fn(), onOther: vi.fn() };
  const { user } = renderPart(<QuickPart visit={visit} today={today} {...heard} />);
  return { user, ...heard };
}

const tile = (group: string, name: string | RegExp) =>
  within(screen.getByRole("group", { name: group })).getByRole("button", { name });

describe("tiles", () => {
  it("are one tap each, under the animal they are for", async () => {
    const { user, onDo, onOpen } = show([]);
    await user.click(tile("Minoes", "Kattenbak"));
    expect(onDo).toHaveBeenCalledExactlyOnceWith({
      kind: "litter_cleaned",
      pet: { id: 2, name: "Minoes", category: "cat" },
    });
    await user.click(tile("Huis", "Planten"));
    expect(onDo).toHaveBeenLastCalledWith({ kind: "plants" });
    expect(onOpen).not.toHaveBeenCalled();
  });

  it("say when it was done, and open on a second tap", async () => {
    const { user, onDo, onOpen } = show([fed]);
    expect(within(screen.getByRole("group", { name: "Moos" })).getByText("1 van 4")).toBeDefined();
    await user.click(tile("Moos", "Eten, gedaan om 8:05"));
    expect(onOpen).toHaveBeenCalledOnce();
    expect(onDo).not.toHaveBeenCalled();
    // The cat has not eaten yet.
    expect(tile("Minoes", "Eten")).toBeDefined();
  });

  it("say what still waits for network", () => {
    show([fed], { isWaiting: ({ clientId }) => clientId === "a" });
    expect(tile("Moos", "Eten, gedaan om 8:05, wacht op netwerk")).toBeDefined();
  });

  it("say how often", () => {
    show([fed, { ...fed, id: 2, clientId: "b", doneAt: "2026-12-21T09:00:00Z" }]);
    expect(tile("Moos", "Eten, 2 keer gedaan, het laatst om 10:00")).toBeDefined();
  });

  it("are there but off outside a visit; a press asks why", async () => {
    const { user, onDo, onOpen } = show([fed], { refusal: "checkInToEdit" });
    expect(tile("Minoes", "Water").getAttribute("aria-disabled")).toBe("true");
    await user.click(tile("Moos", /^Eten/));
    expect([onDo.mock.calls.length, onOpen.mock.calls.length]).toEqual([1, 0]);
  });

  it("can all be pressed by keyboard", async () => {
    const { user, onDo } = show([]);
    tile("Moos", "Eten").focus();
    await user.keyboard("{Enter}");
    await user.tab();
    expect(document.activeElement).toBe(tile("Moos", "Water"));
    await user.keyboard(" ");
    expect(onDo).toHaveBeenCalledTimes(2);
  });
});

describe("what was done", () => {
  function open(done: LogbookActivity[]) {
    const heard = { onSave: vi.fn(), onAgain: vi.fn(), onRemove: vi.fn(), onClose: vi.fn() };
    const { user } = renderPart(
      <ActivitySheet title="Eten voor Moos" done={done} ownerName="Tess" {...heard} />,
    );
    return { user, ...heard };
  }

  it("takes a note", async () => {
    const { user, onSave } = open([fed]);
    await user.type(screen.getByRole("textbox", { name: /^Notitie/ }), "Alles op");
    await user.click(screen.getByRole("button", { name: "Bewaar" }));
    expect(onSave).toHaveBeenCalledExactlyOnceWith(fed, { note: "Alles op" });
  });

  it("is not written anew when nothing was changed", async () => {
    const { user, onSave, onClose } = open([{ ...fed, note: "Alles op" }]);
    await user.click(screen.getByRole("button", { name: "Bewaar" }));
    expect(onSave).not.toHaveBeenCalled();
    expect(onClose).toHaveBeenCalledOnce();
  });

  it("asks how long only of what lasts", () => {
    open([fed]);
    expect(screen.queryByRole("spinbutton")).toBeNull();
  });

  it("is done once more, or taken back, each time by itself", async () => {
    const later = { ...fed, id: 2, doneAt: "2026-12-21T09:00:00Z" };
    const { user, onAgain, onRemove } = open([fed, later]);
    await user.click(screen.getByRole("button", { name: "Nog een keer gedaan" }));
    expect(onAgain).toHaveBeenCalledOnce();
    await user.click(screen.getByRole("button", { name: "Haal weg: 8:05" }));
    expect(onRemove).toHaveBeenLastCalledWith(fed);
    await user.click(screen.getByRole("button", { name: "Haal weg" }));
    expect(onRemove).toHaveBeenLastCalledWith(later);
  });
});

it("wants a word with something else, and none with what has a name", async () => {
  const onAdd = vi.fn();
  const { pets } = wireLogbook();
  const { user } = renderPart(
    <NewActivitySheet
      isNote={false}
      ownerName="Tess"
      pets={pets}
      onAdd={onAdd}
      onClose={() => {}}
    />,
  );
  await user.click(screen.getByRole("button", { name: "Zet in het logboek" }));
  expect(screen.getByText("Schrijf hier wat je wilt vertellen.")).toBeDefined();
  expect(onAdd).not.toHaveBeenCalled();
  await user.click(screen.getByRole("radio", { name: "Pil" }));
  await user.click(screen.getByRole("button", { name: "Zet in het logboek" }));
  expect(onAdd).toHaveBeenCalledExactlyOnceWith({ kind: "medication", pet: pets[0] }, {});
});
