import { configure, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Logbook } from "#contract/logbooks.ts";
import { toSnakeCase } from "#contract/shared/validation/casing.ts";
import t from "#messages/nl/logbooks.json" with { type: "json" };
import { wireBooking } from "#tests/factories/wire-bookings.ts";
import { wireEntry, wireLogbook, wireLogbookImage } from "#tests/factories/wire-logbooks.ts";
import { renderPart } from "#tests/setup/dom/render-part.tsx";
import { loaded } from "#web/lib/page/loaded.ts";
import { useLoadedQuery } from "#web/lib/page/loaded-query.ts";
import { Queries, queryClient } from "#web/lib/page/query-client.tsx";
import { logbookKey } from "../logbooks-cache.ts";
import { ReadingScreen } from "./reading-screen.tsx";

// Sheets and calls are fetched on the first press, which takes a busy machine its time.
configure({ asyncUtilTimeout: 10_000 });

const now = "2026-12-21T08:00:00Z";
const source = (logbook: Logbook) => loaded(logbook);

/** As the route does, without listening: the screen shows what the browser keeps. */
function Page({ opened }: { opened: ReturnType<typeof source> }) {
  const query = {
    queryKey: logbookKey(opened.value.id),
    queryFn: async () => opened.value,
  };
  const { data } = useLoadedQuery(query, opened);
  return data ? <ReadingScreen logbook={data} now={now} /> : null;
}

function show(logbook: Logbook) {
  const opened = source(logbook);
  return renderPart(
    <Queries>
      <Page opened={opened} />
    </Queries>,
  );
}

/** The network: what the API answers to each call, by its method and path. */
let answers: Record<string, () => Response> = {};
let calls: { call: string; body: unknown }[] = [];

function wire(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(wire);
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [toSnakeCase(key), wire(part)]),
  );
}
const answer = (body: unknown, status = 200) =>
  new Response(JSON.stringify(wire(body)), {
    status,
    headers: { "Content-Type": "application/json" },
  });

class NoObserver {
  observe() {}
  disconnect() {}
}

beforeEach(() => {
  answers = {};
  calls = [];
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(now) });
  // The DOM of these tests has no layout, so nothing in it comes near.
  vi.stubGlobal("IntersectionObserver", NoObserver);
  vi.stubGlobal("fetch", async (path: string, init: RequestInit = {}) => {
    const call = `${init.method ?? "GET"} ${path}`;
    calls.push({ call, body: init.body ? JSON.parse(String(init.body)) : null });
    return answers[call]?.() ?? answer({ message: "?", error: "notFound" }, 404);
  });
});

afterEach(() => {
  queryClient().clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const photo = wireLogbookImage(9, { petId: 1, caption: "Eerste sneeuw" });
const morning = wireEntry(1, {
  checkInTime: "2026-12-21T07:02:00Z",
  distanceM: 50,
  images: [photo],
  activities: [
    {
      id: 4,
      entryId: 1,
      kind: "medication",
      petId: 2,
      note: "In een stukje kip.",
      doneAt: "2026-12-21T07:07:00Z",
      images: [],
    },
  ],
});
const evening = wireEntry(2, {
  checkInTime: "2026-12-20T17:04:00Z",
  checkOutTime: "2026-12-20T17:46:00Z",
  note: "Alles rustig.",
});
const asOwner = { side: "pet_owner", isReadOnly: false } as const;
const running = wireLogbook([evening, morning], {
  ...asOwner,
  checkedInAt: "2026-12-21T07:02:00Z",
  latestImages: [photo],
  imagesCount: 1,
});

describe("reading", () => {
  it("tells who is there, the latest visit whole and the one before in a line, which unfolds", async () => {
    const { user } = show(running);
    expect(screen.getByText("Sanne is nu bij je thuis, sinds 8:02")).toBeTruthy();
    expect(screen.getByText("Medicijn voor Minoes")).toBeTruthy();
    expect(screen.getByText("50 m van je adres.")).toBeTruthy();
    expect(screen.queryByText("Alles rustig.")).toBeNull();
    await user.click(screen.getByRole("button", { name: /gisteren, 18:04 tot 18:46/ }));
    expect(screen.getByText("Alles rustig.")).toBeTruthy();
  });

  it("keeps a visit open when a later one begins", async () => {
    show(running);
    expect(screen.getByText("Medicijn voor Minoes")).toBeTruthy();
    const next = wireEntry(3, { checkInTime: "2026-12-21T11:00:00Z" });
    queryClient().setQueryData(logbookKey(7), { ...running, entries: [evening, morning, next] });
    expect(await screen.findByText("vandaag, vanaf 12:00")).toBeTruthy();
    expect(screen.getByText("Medicijn voor Minoes")).toBeTruthy();
  });

  it("says when the first visit is while nothing has happened", () => {
    show(wireLogbook([], { ...asOwner, nextVisitAt: "2026-12-21T17:00:00Z" }));
    expect(screen.getByText(t.empty.nothingYet)).toBeTruthy();
    expect(screen.getByText(/Sanne komt vandaag 18:00/)).toBeTruthy();
  });

  it("marks what is seen as read, once", async () => {
    answers["PUT /api/logbooks/7/read"] = () => answer({ unreadUpdates: 0 });
    show({ ...running, unreadUpdatesCount: 3 });
    await waitFor(() =>
      expect(queryClient().getQueryData<Logbook>(logbookKey(7))?.unreadUpdatesCount).toBe(0),
    );
    expect(calls.filter(({ call }) => call === "PUT /api/logbooks/7/read")).toHaveLength(1);
  });
});

describe("a visit that nobody has come for", () => {
  const late = wireEntry(3, { plannedAt: "2026-12-21T07:00:00Z" });

  it("offers to call, to write, and to look for somebody who is free today", async () => {
    const profiles = [
      { ...running.owner, isOwn: true },
      { ...running.sitter, isOwn: false, phone: "+31612345678" },
    ];
    answers["GET /api/booking/4"] = () => answer({ data: { ...wireBooking(4), profiles } });
    show(wireLogbook([late], asOwner));
    const card = within(screen.getByRole("region", { name: "Sanne heeft nog niet ingecheckt" }));
    const call = await card.findByRole("link", { name: "Bel Sanne" });
    expect(call.getAttribute("href")).toBe("tel:+31612345678");
    expect(card.getByRole("link", { name: t.side.message }).getAttribute("href")).toBe("/chats/5");
    const others = card.getByRole("link", { name: t.missed.others }).getAttribute("href");
    expect(decodeURIComponent(others ?? "")).toContain("2026-12-21/2026-12-21");
  });

  it("can be called about once the number is there after all", async () => {
    answers["GET /api/booking/4"] = () => answer({ message: "", error: "server" }, 500);
    const { user } = show(wireLogbook([late], asOwner));
    expect(await screen.findByText(t.missed.callFailed)).toBeTruthy();
    answers["GET /api/booking/4"] = () => answer({ data: wireBooking(4) });
    await user.click(screen.getByRole("button", { name: "Bel Sanne" }));
    expect(
      await screen.findByText("Sanne heeft geen nummer opgegeven. Stuur een bericht."),
    ).toBeTruthy();
  });

  it("is not told of while somebody is there", () => {
    show({ ...running, entries: [late, morning] });
    expect(screen.queryByText("Sanne heeft nog niet ingecheckt")).toBeNull();
  });
});

describe("a picture", () => {
  it("has its heart at once, before the server has answered", async () => {
    let arrive: () => void = () => {};
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    vi.stubGlobal("fetch", async () => {
      await arrived;
      return answer({ data: { ...photo, isHearted: true } });
    });
    const { user } = show(running);
    await user.click(screen.getByRole("button", { name: t.image.giveHeart }));
    const heart = screen.getByRole("button", { name: t.image.takeHeart });
    expect(heart.getAttribute("aria-pressed")).toBe("true");
    arrive();
    await waitFor(() =>
      expect(screen.getByRole("button", { name: t.image.takeHeart })).toBeTruthy(),
    );
  });

  it("loses its heart again when the server refuses", async () => {
    const { user } = show(running);
    await user.click(screen.getByRole("button", { name: t.image.giveHeart }));
    await waitFor(() =>
      expect(calls.map(({ call }) => call)).toContain("PUT /api/logbooks/7/image/9/heart"),
    );
    expect(await screen.findByRole("button", { name: t.image.giveHeart })).toBeTruthy();
  });

  it("is put at the pet that it shows, and stands there from then on", async () => {
    answers["POST /api/logbooks/7/addImagesToOwnerProfile"] = () =>
      answer({ data: [{ ...photo, addedToPetIds: [1] }] });
    const { user } = show(running);
    await user.click(screen.getByRole("button", { name: "Zet bij Moos" }));
    expect(await screen.findByText("Staat bij Moos")).toBeTruthy();
    expect(calls.at(-1)?.body).toEqual({ image_ids: [9], pet_id: 1 });
  });
});

describe("the owner's own part", () => {
  it("sends the tasks in the order they were put in", async () => {
    const tasks = [
      { id: 1, text: "Eten" },
      { id: 2, text: "Planten" },
    ];
    answers["PUT /api/logbooks/7"] = () => answer({ data: { ...running, tasks } });
    const { user } = show({ ...running, tasks });
    await user.click(screen.getByRole("button", { name: t.tasks.edit }));
    const dialog = within(await screen.findByRole("dialog"));
    await user.click(dialog.getByRole("button", { name: "Taak 2 omhoog" }));
    await user.click(dialog.getByRole("button", { name: t.tasks.add }));
    await user.type(dialog.getByRole("textbox", { name: "Taak 3" }), "Post");
    await user.click(dialog.getByRole("button", { name: t.editor.save }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(calls.find(({ call }) => call === "PUT /api/logbooks/7")?.body).toEqual({
      tasks: [{ id: 2, text: "Planten" }, { id: 1, text: "Eten" }, { text: "Post" }],
    });
  });

  it("keeps the note on the screen when saving fails, and says so", async () => {
    answers["PUT /api/logbooks/7"] = () => answer({ message: "", error: "server" }, 500);
    const { user } = show(running);
    await user.click(screen.getByRole("button", { name: t.notes.edit }));
    const dialog = within(await screen.findByRole("dialog"));
    await user.type(dialog.getByRole("textbox"), "De deur klemt.");
    await user.click(dialog.getByRole("button", { name: t.editor.save }));
    expect(await dialog.findByRole("alert")).toBeTruthy();
    expect(dialog.getByDisplayValue("De deur klemt.")).toBeTruthy();
  });

  it("asks for nothing more once the stay is over", () => {
    show({ ...running, status: "completed" });
    expect(screen.queryByRole("button", { name: t.tasks.add })).toBeNull();
    expect(screen.queryByRole("button", { name: t.notes.edit })).toBeNull();
  });

  it("can't be changed once the booking was cancelled", () => {
    show({ ...running, isReadOnly: true, isCancelled: true, ownerNotes: "De deur klemt." });
    expect(screen.getByText("De deur klemt.")).toBeTruthy();
    expect(screen.queryByRole("button", { name: t.notes.edit })).toBeNull();
    expect(screen.queryByRole("button", { name: t.tasks.edit })).toBeNull();
  });
});
