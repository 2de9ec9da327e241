import { act, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { BookingPet } from "#contract/bookings/booking-parts.ts";
import { trackDays } from "#contract/logbooks/logbook-entries.ts";
import { renderPart } from "#tests/setup/dom/render-part.tsx";
import { endWalkRecording, type TrackDeed } from "./use-walk-recorder.ts";
import { WalkCard } from "./walk-card.tsx";

/** The browser's own, at the edge of what a test can have: somebody who tells where the phone is. */
function standInGeolocation() {
  const watches = new Map<number, Parameters<Geolocation["watchPosition"]>>();
  const each = () => [...watches.values()];
  let ids = 0;
  return {
    watches,
    watchPosition(...watch: Parameters<Geolocation["watchPosition"]>) {
      watches.set(++ids, watch);
      return ids;
    },
    clearWatch: (id: number) => void watches.delete(id),
    getCurrentPosition: () => {},
    /** So many metres north of the door. */
    walkTo(metres: number) {
      const coords = { latitude: 52.09 + metres / 111_195, longitude: 5.12, accuracy: 8 };
      const position = { coords, timestamp: Date.now() } as GeolocationPosition;
      act(() => {
        for (const [found] of each()) found(position);
      });
    },
    fail(code: 1 | 2 | 3) {
      const error = { code, PERMISSION_DENIED: 1 } as GeolocationPositionError;
      act(() => {
        for (const [, failed] of each()) failed?.(error);
      });
    },
  };
}

let phone: ReturnType<typeof standInGeolocation>;
let sent: TrackDeed[];
/** Each test has a logbook of its own: what is recorded for one lives as long as the tab. */
let logbookId = 100;
const moos: BookingPet = { id: 1, name: "Moos", category: "dog" };
const minoes: BookingPet = { id: 2, name: "Minoes", category: "cat" };
const bo: BookingPet = { id: 3, name: "Bo", category: "dog" };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date", "setInterval", "clearInterval"] });
  vi.setSystemTime("2026-12-21T08:10:00Z");
  phone = standInGeolocation();
  Object.defineProperty(navigator, "geolocation", { value: phone, configurable: true });
  sent = [];
  logbookId += 1;
  document.title = "Logboek | Kwispel";
});
afterEach(async () => {
  await act(() => endWalkRecording(logbookId));
  vi.useRealTimers();
});

const card = (more: { pets?: BookingPet[]; isCheckedIn?: boolean; logbook?: number } = {}) => (
  <WalkCard
    logbookId={more.logbook ?? logbookId}
    ownerName="Tess"
    pets={more.pets ?? [moos, minoes]}
    isCheckedIn={more.isCheckedIn ?? true}
    add={async (deed) => {
      sent.push(deed);
    }}
  />
);
const button = (name: string) => screen.getByRole("button", { name });
const wait = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
/** A point each five seconds, seven metres apart. */
async function walk(from: number, count: number) {
  for (let index = 0; index < count; index++) {
    phone.walkTo((from + index) * 7);
    await wait(5);
  }
}
async function begin() {
  const part = renderPart(card());
  await part.user.click(button("Start de wandeling"));
  await part.user.click(
    screen.getAllByRole("button", { name: "Start de wandeling" }).at(-1) ?? document.body,
  );
  await screen.findByText("Wandeling loopt");
  return part;
}

describe("before a walk", () => {
  it("says with whom, and asks in plain words the first time", async () => {
    const { user } = renderPart(card());
    expect(screen.getByText("Wandelen met Moos")).toBeDefined();
    expect(screen.getByText("Tess ziet de route als je stopt")).toBeDefined();
    await user.click(button("Start de wandeling"));
    const dialog = await screen.findByRole("dialog", { name: "Je wandeling opnemen?" });
    expect(dialog.textContent).toContain(`Na ${trackDays} dagen`);
    expect(phone.watches.size).toBe(0);
    await user.click(button("Liever niet"));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(phone.watches.size).toBe(0);
  });

  it("lets one of two dogs stay at home", async () => {
    const { user } = renderPart(card({ pets: [moos, bo] }));
    expect(screen.getByText("Wandelen met Moos en Bo")).toBeDefined();
    await user.click(screen.getByRole("checkbox", { name: "Bo" }));
    expect(screen.getByText("Wandelen met Moos")).toBeDefined();
  });

  it.each([
    ["there is no dog", { pets: [minoes] }],
    ["nobody is checked in", { isCheckedIn: false }],
  ])("is not there when %s", (_name, more) => {
    renderPart(card(more));
    expect(screen.queryByRole("button")).toBeNull();
  });

  it("says what to do when the phone may not tell where it is", async () => {
    await begin();
    phone.fail(1);
    expect(await screen.findByText(/^Kwispel mag je locatie niet zien/)).toBeDefined();
    expect(button("Start de wandeling")).toBeDefined();
    expect(sent).toEqual([]);
  });
});

describe("a walk", () => {
  it("shows how far and how long, and hands over batches", async () => {
    await begin();
    await walk(0, 24);
    expect(screen.getByText("0,2 km")).toBeDefined();
    expect(screen.getByText("2:00")).toBeDefined();
    const points = sent.flatMap((deed) => deed.points);
    expect(sent.length).toBeGreaterThan(1);
    expect(new Set(points.map(({ at }) => at)).size).toBe(points.length);
    expect(sent[0]).toMatchObject({
      kind: "track",
      startedAt: "2026-12-21T08:10:00.000Z",
      petIds: [1],
    });
    expect(new Set(sent.map(({ walkClientId }) => walkClientId)).size).toBe(1);
  });

  it("is marked in the title of the page, beside the count of messages", async () => {
    const { user } = await begin();
    expect(document.title).toBe("● Wandeling loopt | Logboek | Kwispel");
    document.title = "(2) Chats | Kwispel";
    await waitFor(() => expect(document.title).toBe("(2) ● Wandeling loopt | Chats | Kwispel"));
    await user.click(button("Pauzeer de wandeling"));
    expect(document.title).toBe("(2) Chats | Kwispel");
  });

  it("stands still in a pause, and begins a new line after it", async () => {
    const { user } = await begin();
    await walk(0, 4);
    await user.click(button("Pauzeer de wandeling"));
    expect(screen.getByText("Pauze sinds 9:10")).toBeDefined();
    expect(phone.watches.size).toBe(0);
    await wait(300);
    expect(screen.getByText("0:20")).toBeDefined();
    await user.click(button("Ga verder met de wandeling"));
    await walk(50, 4);
    expect(screen.getByText("0:40")).toBeDefined();
    await user.click(button("Stop de wandeling"));
    await screen.findByText("Wandelen met Moos");
    const points = sent.flatMap((deed) => deed.points);
    expect(points.map(({ segment }) => segment)).toEqual([0, 0, 0, 0, 1, 1, 1, 1]);
    expect(sent.at(-1)?.endedAt).toBe("2026-12-21T08:15:40.000Z");
    expect(phone.watches.size).toBe(0);
  });

  it("says that the phone is lost, and goes on when it is not", async () => {
    await begin();
    phone.walkTo(0);
    phone.fail(3);
    expect(screen.getByText(/^Je telefoon weet even niet/)).toBeDefined();
    phone.walkTo(7);
    expect(screen.queryByText(/^Je telefoon weet even niet/)).toBeNull();
  });

  it("goes on while another page is shown, and is there when one comes back", async () => {
    const { unmount } = await begin();
    await walk(0, 3);
    unmount();
    await walk(3, 3);
    renderPart(card());
    expect(screen.getByText("0:30")).toBeDefined();
    expect(button("Stop de wandeling")).toBeDefined();
  });

  it("ends when the visit does", async () => {
    const { unmount } = await begin();
    await walk(0, 3);
    unmount();
    renderPart(card({ isCheckedIn: false }));
    await wait(0);
    expect(sent.at(-1)?.endedAt).toBe("2026-12-21T08:10:15.000Z");
    expect(screen.queryByRole("button")).toBeNull();
    expect(phone.watches.size).toBe(0);
  });
});
