import { screen, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { wireEntry } from "#tests/factories/wire-logbooks.ts";
import { renderPart } from "#tests/setup/dom/render-part.tsx";
import type { NewDeed, WaitingDeed } from "./deeds.ts";
import type { LogbookQueue } from "./use-logbook-queue.ts";
import { WaitingLine } from "./waiting-line.tsx";
import { WaitingSheet } from "./waiting-sheet.tsx";

const at = "2026-12-21T07:24:00Z";
const base = { logbookId: 7, happenedAt: at, state: "waiting" } as const;
const pill: WaitingDeed = {
  ...base,
  clientId: "pill",
  order: 1,
  kind: "activity",
  activity: "medication",
  petId: 2,
};
const picture: WaitingDeed = {
  ...base,
  clientId: "picture",
  order: 2,
  kind: "image",
  pictureKey: "p",
  width: 1,
  height: 1,
  bytes: 1_234_000,
  petId: 2,
};
const checkIn: WaitingDeed = { ...base, clientId: "in", order: 0, kind: "checkIn" };

const logbook = {
  pets: [{ id: 2, name: "Minoes", category: "cat" as const }],
  tasks: [],
  entries: [],
};

function queueOf(waiting: WaitingDeed[], more: Partial<LogbookQueue> = {}): LogbookQueue {
  return {
    waiting,
    isStored: true,
    preparing: 0,
    add: async () => {},
    addPictures: async () => [],
    remove: vi.fn(async () => {}),
    belongingTo: () => 0,
    sendNow: vi.fn(),
    ...more,
  };
}

const text = (words: string) => words.replaceAll("~", "\u00a0");

describe("the line about what waits", () => {
  it("says nothing of what is gone in a moment", () => {
    renderPart(<WaitingLine queue={queueOf([pill])} onOpen={() => {}} />);
    expect(screen.queryByRole("button")).toBeNull();
  });

  it("counts exactly what waits without network, and opens the list", async () => {
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    const onOpen = vi.fn();
    const queue = queueOf([checkIn, pill, picture]);
    const { user } = renderPart(<WaitingLine queue={queue} onOpen={onOpen} />);
    const line = screen.getByRole("button", { name: /Wacht op netwerk/ });
    expect(line.textContent).toContain(text("Wacht op netwerk: inchecken, 1~foto, 1~taak"));
    expect(line.textContent).toContain("Bewaard, we sturen het straks.");
    await user.click(line);
    expect(onOpen).toHaveBeenCalledOnce();
    vi.restoreAllMocks();
  });

  it("tells at once what did not arrive", () => {
    const refused: WaitingDeed = { ...pill, state: "refused", why: "Check eerst in." };
    renderPart(<WaitingLine queue={queueOf([refused])} onOpen={() => {}} />);
    expect(screen.getByRole("button", { name: /1 ding is niet aangekomen/ })).toBeTruthy();
  });
});

describe("the list of what waits", () => {
  it("has each with its time and size, the newest first, to be taken back or tried now", async () => {
    const queue = queueOf([pill, picture]);
    const { user } = renderPart(
      <WaitingSheet queue={queue} logbook={logbook} onClose={() => {}} />,
    );
    const rows = screen.getAllByRole("listitem").map((row) => row.textContent);
    expect(rows).toEqual([text("Foto van Minoes8:24, 1,2~MB"), "Medicijn voor Minoes8:24"]);
    await user.click(screen.getByRole("button", { name: "Haal weg: Medicijn voor Minoes" }));
    expect(queue.remove).toHaveBeenCalledExactlyOnceWith("pill");
    await user.click(screen.getByRole("button", { name: "Probeer nu" }));
    expect(queue.sendNow).toHaveBeenCalledOnce();
  });

  it("says why something did not arrive", () => {
    const refused: WaitingDeed = { ...pill, state: "refused", why: "Check eerst in." };
    renderPart(<WaitingSheet queue={queueOf([refused])} logbook={logbook} onClose={() => {}} />);
    expect(screen.getByText(/Niet aangekomen. Check eerst in./)).toBeTruthy();
  });

  it("lets a dose that was refused as the second one be written, if it is meant", async () => {
    const refused: WaitingDeed = { ...pill, state: "refused", why: "Dit is net al gedaan." };
    const add = vi.fn(async (_deed: NewDeed) => {});
    const queue = queueOf([refused], { add });
    const given = {
      id: 5,
      entryId: 1,
      kind: "medication" as const,
      petId: 2,
      doneAt: refused.happenedAt,
      images: [],
    };
    const known = { ...logbook, entries: [wireEntry(1, { activities: [given] })] };
    const { user } = renderPart(<WaitingSheet queue={queue} logbook={known} onClose={() => {}} />);
    await user.click(screen.getByRole("button", { name: "Nog een keer gedaan" }));
    expect(queue.remove).toHaveBeenCalledExactlyOnceWith("pill");
    const [again] = add.mock.calls[0] ?? [];
    expect(again).toMatchObject({ kind: "activity", happenedAt: refused.happenedAt, again: true });
    expect(again?.clientId).not.toBe("pill");
    expect(again).not.toHaveProperty("order");
  });

  it("asks before a check-in goes with what was done in its visit", async () => {
    const queue = queueOf([checkIn, pill], { belongingTo: () => 1 });
    const { user } = renderPart(
      <WaitingSheet queue={queue} logbook={logbook} onClose={() => {}} />,
    );
    await user.click(screen.getByRole("button", { name: "Haal weg: Ingecheckt" }));
    expect(queue.remove).not.toHaveBeenCalled();
    const question = await screen.findByRole("dialog", { name: "Inchecken weghalen?" });
    await user.click(within(question).getByRole("button", { name: "Haal alles weg" }));
    expect(queue.remove).toHaveBeenCalledExactlyOnceWith("in");
  });
});
