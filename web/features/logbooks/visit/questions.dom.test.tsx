import { screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import type { LogbookActivity } from "#contract/logbooks/logbook-entries.ts";
import { wireEntry, wireLogbook } from "#tests/factories/wire-logbooks.ts";
import { renderPart } from "#tests/setup/dom/render-part.tsx";
import { useLogbookWords } from "../logbook-words.ts";
import type { NewDeed } from "../queue/deeds.ts";
import type { LogbookQueue } from "../queue/use-logbook-queue.ts";
import type { Visit } from "./use-visit.ts";
import { useVisitActions } from "./use-visit-actions.ts";
import { type VisitQuestion, VisitSheets } from "./visit-sheets.tsx";
import { visitStateOf } from "./visit-state.ts";

const today = "2026-12-21";
const now = new Date("2026-12-21T12:31:00Z");
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
const inside = wireEntry(1, { checkInTime: "2026-12-21T12:00:00Z" });
const minoes = { id: 2, name: "Minoes", category: "cat" as const };
const pill: LogbookActivity = {
  id: 4,
  entryId: 1,
  kind: "medication",
  petId: 2,
  doneAt: "2026-12-21T12:05:00Z",
  images: [],
};

type Given = {
  asked: VisitQuestion | null;
  act: Visit["act"];
  onDo: () => void;
  onAsk: () => void;
};

function Screen({ asked, act, onDo, onAsk }: Given) {
  const logbook = wireLogbook([inside], { tasks: [{ id: 9, text: "Pil voor Minoes" }] });
  const visit: Visit = {
    logbook,
    queue,
    act,
    isFromDevice: false,
    refusal: null,
    isWaiting: () => false,
  };
  const actions = useVisitActions(visit);
  const words = useLogbookWords(today);
  return (
    <>
      <button type="button" onClick={() => void actions.doIt({ kind: "medication", pet: minoes })}>
        pil
      </button>
      {asked && (
        <VisitSheets
          asked={asked}
          visit={visit}
          actions={actions}
          words={words}
          now={now}
          onDo={onDo}
          onAsk={onAsk}
          state={visitStateOf(logbook, now)}
          help={null}
          ownerName="Tess"
          onLeave={async () => true}
        />
      )}
    </>
  );
}

function show(asked: VisitQuestion | null, act = vi.fn(async (_deed: NewDeed) => true)) {
  const heard = { onDo: vi.fn(), onAsk: vi.fn() };
  const { user } = renderPart(<Screen asked={asked} act={act} {...heard} />);
  const press = (name: string) => user.click(screen.getByRole("button", { name }));
  return { user, act, press, ...heard };
}

describe("coming where no visit is planned about now", () => {
  const asked: VisitQuestion = {
    kind: "coming",
    location: { state: "refused" },
    planned: { id: 7, plannedAt: "2026-12-21T17:00:00Z" },
  };

  it("is an extra visit, or the one that is named", async () => {
    const { act, press, onAsk } = show(asked);
    expect(screen.getByText("Extra bezoek, of het bezoek van 18:00?")).toBeDefined();
    await press("Extra bezoek");
    expect(act.mock.calls[0]?.[0]).toEqual({ kind: "checkIn", extra: true });
    await press("Het bezoek van 18:00");
    expect(act.mock.calls[1]?.[0]).toEqual({ kind: "checkIn", entryId: 7 });
    expect(onAsk).toHaveBeenCalledWith(null);
  });
});

describe("a second dose so soon", () => {
  const doing = { kind: "medication" as const, pet: minoes };
  const asked: VisitQuestion = { kind: "again", doing, details: {}, earlier: pill };

  it("is asked about, with who gave the first one and when", async () => {
    const { act, press, onDo } = show(asked);
    expect(screen.getByRole("dialog", { name: "Nog een keer?" })).toBeDefined();
    expect(screen.getByText(/Minoes.*om 13:05 al gedaan, door/)).toBeDefined();
    await press("Nee, het staat er al");
    expect(onDo).not.toHaveBeenCalled();
    await press("Ja, nog een keer");
    expect(onDo).toHaveBeenCalledExactlyOnceWith(doing, {}, { again: true });
    expect(act).not.toHaveBeenCalled();
  });
});

describe("what may be the owner's task", () => {
  const doing = { kind: "medication" as const, pet: minoes };
  const tasks = [{ id: 9, text: "Pil voor Minoes" }];

  it("is ticked off with it, or stands for itself", async () => {
    const { act, press } = show({ kind: "tasks", doing, details: {}, answers: {}, tasks });
    await press("Ja: Pil voor Minoes");
    expect(act.mock.calls[0]?.[0]).toMatchObject({ kind: "activity", petId: 2, taskId: 9 });
    await press("Nee, dit is iets anders");
    expect(act.mock.calls[1]?.[0]).not.toHaveProperty("taskId");
  });
});

it("one press is one record, with a key of its own", async () => {
  let written = () => {};
  const act = vi.fn((_deed: NewDeed) => {
    return new Promise<boolean>((resolve) => {
      written = () => resolve(true);
    });
  });
  const { user, press } = show(null, act);
  await user.dblClick(screen.getByRole("button", { name: "pil" }));
  expect(act).toHaveBeenCalledOnce();
  written();
  await Promise.resolve();
  await press("pil");
  expect(act).toHaveBeenCalledTimes(2);
  const [first, second] = act.mock.calls.map(([deed]) => deed.clientId);
  expect(first).toBeDefined();
  expect(second).not.toBe(first);
});
