import { screen, waitFor } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { renderCard } from "#tests/setup/dom/render-card.tsx";
import { readyApi } from "#web/lib/api/browser-api.ts";
import { samples } from "./sample-messages.ts";

type Sent = {
  path: string;
  key: string | null;
  body: unknown;
  answer: (response: Response) => void;
  fail: () => void;
};
let sent: Sent[] = [];
/** What is answered to who asks what else there is in those days. */
let conflicts: object[] = [];
let isTaken = false;
let asked: unknown[] = [];

// What a press loads is at hand: how long that takes is not what is tested.
beforeAll(async () => {
  await readyApi();
  await import("#web/ui/overlays/reason-dialog.tsx");
});

/** The network's edge: what would be sent, for the test to answer. */
beforeEach(() => {
  sent = [];
  conflicts = [];
  isTaken = false;
  asked = [];
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
    const body = init?.body ? JSON.parse(String(init.body)) : null;
    if (String(input).includes("hasConflictingBookings")) {
      asked.push(body);
      return Response.json({
        has_conflicting_bookings: conflicts.length > 0,
        conflicts,
        other_unavailable: isTaken,
      });
    }
    return new Promise((resolve, reject) => {
      sent.push({
        path: `${init?.method} ${String(input)}`,
        key: new Headers(init?.headers).get("Idempotency-Key"),
        body,
        answer: resolve,
        fail: () => reject(new TypeError("no network")),
      });
    });
  });
});
afterEach(() => vi.restoreAllMocks());

const done = () => Response.json({ data: { id: 7 } });
const refused = (code: string, message: string) =>
  Response.json({ error: code, messages: [message] }, { status: 409 });
const press = (name: string) => screen.getByRole("button", { name: new RegExp(`^${name}`) });

describe("an answer", () => {
  it("is sent once, shown as under way, and done when the conversation has it", async () => {
    const fetched = Promise.withResolvers<void>();
    const onAnswered = vi.fn(() => fetched.promise);
    const { user } = renderCard(samples.askBooking(), "pet_sitter", { onAnswered });
    await user.click(press("Ja, ik kan"));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({
      path: "PUT /api/booking/7/status",
      body: { status: "accepted" },
    });
    expect(sent[0]?.key).toMatch(/^[0-9a-f]{32}$/);

    await user.click(press("Ja, ik kan"));
    await user.click(press("Ik kan niet"));
    expect(sent).toHaveLength(1);
    expect(press("Ja, ik kan").getAttribute("aria-disabled")).toBe("true");

    sent[0]?.answer(done());
    await waitFor(() => expect(onAnswered).toHaveBeenCalledOnce());
    expect(press("Ja, ik kan").getAttribute("aria-disabled")).toBe("true");
    fetched.resolve();
    await waitFor(() => expect(press("Ja, ik kan").getAttribute("aria-disabled")).toBeNull());
  });

  it("is to what the card says, however much has changed since", async () => {
    const { user } = renderCard(samples.askBooking({ revision: 2 }), "pet_sitter");
    await user.click(press("Ja, ik kan"));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toEqual({ status: "accepted", revision: 2 });
    sent[0]?.answer(refused("changedMeanwhile", "Er is intussen iets veranderd."));
    expect((await screen.findByRole("alert")).textContent).toBe("Er is intussen iets veranderd.");
    expect(screen.getByRole("link").getAttribute("href")).toBe("/booking/7");
  });

  it("that is refused says why, in words, and fetches how things stand", async () => {
    const onAnswered = vi.fn(async () => {});
    const { user } = renderCard(samples.askBooking(), "pet_sitter", { onAnswered });
    await user.click(press("Ja, ik kan"));
    await waitFor(() => expect(sent).toHaveLength(1));
    sent[0]?.answer(refused("bookingConflict", "Je hebt op deze dagen al een andere boeking."));
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toBe("Je hebt op deze dagen al een andere boeking.");
    expect(onAnswered).toHaveBeenCalledOnce();

    // Pressed again it is another try: under the old key the refusal would only be repeated.
    await user.click(press("Ja, ik kan"));
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(screen.queryByRole("alert")).toBeNull();
    expect(sent[1]?.key).not.toBe(sent[0]?.key);
    sent[1]?.answer(done());
  });

  it("no to a proposal goes at once: everything stays as it was", async () => {
    const { user } = renderCard(samples.askPrice(), "pet_sitter");
    await user.click(press("Houd het zo"));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toEqual({ status: "declined" });
    sent[0]?.answer(done());
  });

  it("no to a booking is asked once more, and may have a reason", async () => {
    const { user } = renderCard(samples.askBooking(), "pet_sitter");
    await user.click(press("Ik kan niet"));
    await screen.findByRole("dialog");
    await user.click(press("Nog niet"));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(sent).toHaveLength(0);

    await user.click(press("Ik kan niet"));
    await screen.findByRole("dialog");
    await user.type(screen.getByRole("textbox"), "Ik ben zelf weg.");
    await user.click(press("Zeg nee"));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toEqual({ status: "declined", reason: "Ik ben zelf weg." });
    sent[0]?.answer(done());
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });
});

describe("before a yes", () => {
  const december = {
    start_date: "2026-12-24T10:00:00+01:00",
    end_date: "2026-12-28T10:00:00+01:00",
  };

  it("stands what else there is in those days", async () => {
    conflicts = [
      { whose: "own", is_exclusive: false, first_name: "Simba", booking_id: 3, ...december },
    ];
    isTaken = true;
    renderCard(samples.askBooking(), "pet_sitter");
    const note = await screen.findByRole("status");
    const lines = [...note.querySelectorAll("p")].map((line) => line.textContent);
    expect(lines).toEqual([
      "Je hebt dan al een afspraak met Simba: do 24 t/m ma 28 december.",
      "Volgens de agenda van Tess zijn niet al deze dagen vrij.",
    ]);
    expect(asked[0]).toMatchObject({
      booking_id: 7,
      other_profile_id: 9,
      start_date: "2026-12-19",
    });
  });

  it("to other dates those are asked about", async () => {
    conflicts = [{ whose: "own", is_exclusive: true, booking_id: 3, ...december }];
    renderCard(samples.askDates(), "pet_owner");
    expect((await screen.findByRole("status")).textContent).toContain("al bij iemand thuis");
    expect(asked[0]).toMatchObject({ start_date: "2026-12-20", end_date: "2026-12-27" });
  });

  it("to another price nothing is asked: the days stay", async () => {
    conflicts = [{ whose: "own", is_exclusive: true, booking_id: 3, ...december }];
    const { user } = renderCard(samples.askPrice(), "pet_sitter");
    await user.click(press("Is goed"));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(asked).toEqual([]);
    sent[0]?.answer(done());
  });
});

it("what is agreed on goes into the reader's calendar, as a file", async () => {
  const save = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
  const { user } = renderCard(samples.askBooking({ answer: "accepted" }), "pet_owner");
  await user.click(press("In agenda"));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.path).toBe("GET /api/booking/7/calendarEvent");
  sent[0]?.answer(new Response("BEGIN:VCALENDAR"));
  await waitFor(() => expect(save).toHaveBeenCalledOnce());
});
