import { configure, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Booking, BookingAction } from "#contract/bookings.ts";
import { toSnakeCase } from "#contract/shared/validation/casing.ts";
import t from "#messages/nl/bookings.json" with { type: "json" };
import { bookingSides, wireBooking, wireIntroduction } from "#tests/factories/wire-bookings.ts";
import { renderPart } from "#tests/setup/dom/render-part.tsx";
import { loaded } from "#web/lib/page/loaded.ts";
import { Queries, queryClient } from "#web/lib/page/query-client.tsx";
import { BookingDetail } from "./booking-detail.tsx";

// Sheets and calls are fetched on the first press, which takes a busy machine its time.
configure({ asyncUtilTimeout: 10_000 });

const now = "2026-12-01T09:00:00Z";

function show(booking: Booking, terms?: string) {
  return renderPart(
    <Queries>
      <BookingDetail booking={loaded(booking)} terms={terms} now={now} />
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

beforeEach(() => {
  answers = {};
  calls = [];
  vi.stubGlobal("fetch", async (path: string, init: RequestInit = {}) => {
    const call = `${init.method ?? "GET"} ${path}`;
    calls.push({ call, body: init.body ? JSON.parse(String(init.body)) : null });
    return answers[call]?.() ?? answer({ message: "?", error: "notFound" }, 404);
  });
});

afterEach(() => {
  queryClient().clear();
  vi.unstubAllGlobals();
});

describe("buttons", () => {
  const proposal: Booking["proposal"] = {
    kind: "price",
    proposedBy: "pet_sitter",
    agreedPrice: 20_000,
    createdAt: "2026-12-01T08:00:00Z",
  };
  const pending = { status: "pending", awaiting: "pet_owner" } as const;
  const cases: [BookingAction, Partial<Booking>, string][] = [
    ["accept", pending, t.answer.accept],
    ["decline", pending, t.answer.decline],
    ["changeDates", pending, t.answer.otherDates],
    ["acceptProposal", { proposal }, t.proposal.accept],
    ["declineProposal", { proposal }, t.proposal.decline],
    ["withdrawProposal", { proposal }, t.proposal.withdraw],
    ["proposeDates", {}, t.actions.change],
    ["proposePets", {}, t.actions.change],
    ["proposePrice", {}, t.actions.change],
    ["changeDetails", {}, t.details.edit],
    ["addToCalendar", {}, t.actions.calendar],
    ["cancel", {}, t.actions.cancel.booking],
  ];

  it.each(cases)("%s is there when the server allows it, and only then", (action, more, name) => {
    const button = () => screen.queryByRole("button", { name: new RegExp(`^${name}`) });
    const { unmount } = show(wireBooking(1, { ...more, allowedActions: [action] }));
    expect(button()).not.toBeNull();
    unmount();
    queryClient().clear();
    show(wireBooking(1, { ...more, allowedActions: [] }));
    expect(button()).toBeNull();
  });

  it("of the intake form lead there for who may fill it in", () => {
    const intakeForm = { progress: "in_progress", sectionsDone: 5, sections: 8, unseenChanges: 0 };
    const more = { intakeForm } as Partial<Booking>;
    const { unmount } = show(wireBooking(1, { ...more, allowedActions: ["fillIntake"] }));
    const link = screen.getByRole("link", { name: t.steps.fillIntake });
    expect(link.getAttribute("href")).toBe("/intake/1");
    unmount();
    queryClient().clear();
    show(wireBooking(1, more));
    expect(screen.queryByRole("link", { name: t.steps.fillIntake })).toBeNull();
  });
});

describe("what is private", () => {
  const address = {
    street: "Biltstraat",
    houseNumber: "88",
    postalCode: "3572 BG",
    city: "Utrecht",
  };

  it("stands there with a number to call and a way to go, once the server gives it", () => {
    const profiles = bookingSides("pet_owner").map((profile) =>
      profile.isOwn ? profile : { ...profile, phone: "+31612345678" },
    );
    show(wireBooking(1, { profiles, address }));
    expect(screen.getByText(t.other.shared)).toBeDefined();
    const phone = screen.getByRole("link", { name: /06 12 34 56 78/ });
    expect(phone.getAttribute("href")).toBe("tel:+31612345678");
    const route = screen.getByRole("link", { name: /Biltstraat 88, Utrecht/ });
    expect(route.getAttribute("href")).toContain("destination=Biltstraat%2088%2C%203572%20BG");
  });

  it("is promised while the question is open", () => {
    show(wireBooking(1, { status: "pending", awaiting: "pet_sitter" }));
    expect(screen.getByText(t.other.private)).toBeDefined();
  });
});

describe("an answer", () => {
  const asked = wireBooking(7, {
    status: "pending",
    awaiting: "pet_sitter",
    profiles: bookingSides("pet_sitter"),
    allowedActions: ["accept", "decline", "cancel"],
  });
  const agreed = { ...asked, status: "accepted" as const, allowedActions: ["cancel" as const] };
  const { awaiting: _nobody, ...settled } = agreed;

  it("shows what the server made of it", async () => {
    answers["PUT /api/booking/7/status"] = () => answer({ data: settled });
    const { user } = show(asked);
    await user.click(screen.getByRole("button", { name: t.answer.accept }));
    await waitFor(() => expect(screen.getByText(t.status.accepted)).toBeDefined());
    expect(calls.find(({ call }) => call.startsWith("PUT"))?.body).toEqual({
      status: "accepted",
      revision: asked.revision,
    });
  });

  it("to what reads otherwise by now shows what it was beside what it is, and is asked again", async () => {
    const now = wireBooking(7, {
      ...asked,
      endDate: "2027-01-17T08:00:00+01:00",
      agreedPrice: 1,
      details: "Drie slangen",
      revision: 4,
    });
    const words = "Er is intussen iets veranderd.";
    answers["PUT /api/booking/7/status"] = () =>
      answer({ message: words, error: "changedMeanwhile", data: now }, 409);
    answers["GET /api/booking/7"] = () => answer({ data: now });
    const { user } = show({ ...asked, agreedPrice: 30_000 });
    await user.click(screen.getByRole("button", { name: t.answer.accept }));
    const note = await screen.findByText(t.changed.title);
    const rows = [...(note.parentElement?.querySelectorAll("dl > div") ?? [])].map((row) => [
      row.querySelector("dt")?.textContent,
      ...[...row.querySelectorAll("span")].map((text) => text.textContent),
    ]);
    expect(rows.map(([what]) => what)).toEqual([
      t.changed.when,
      t.changed.price,
      t.changed.details,
    ]);
    expect(rows[0]?.[1]).toContain("26 december");
    expect(rows[0]?.[2]).toContain("17 januari");
    expect(rows[1]?.slice(1)).toEqual([
      expect.stringContaining("300"),
      expect.stringContaining("0,01"),
    ]);
    expect(rows[2]?.[2]).toContain("Drie slangen");

    answers["PUT /api/booking/7/status"] = () => answer({ data: { ...settled, revision: 5 } });
    await user.click(screen.getByRole("button", { name: t.answer.accept }));
    await waitFor(() => expect(screen.queryByText(t.changed.title)).toBeNull());
    const sent = calls.filter(({ call }) => call.startsWith("PUT /api/booking/7/status"));
    expect(sent.map(({ body }) => body)).toEqual([
      { status: "accepted", revision: asked.revision },
      { status: "accepted", revision: 4 },
    ]);
  });

  it("that came too late is explained, and the page shows how it stands", async () => {
    const words = "Dat kan niet meer.";
    answers["PUT /api/booking/7/status"] = () =>
      answer({ message: words, error: "invalidTransition", messages: [words] }, 409);
    answers["GET /api/booking/7"] = () => answer({ data: settled });
    const { user } = show(asked);
    await user.click(screen.getByRole("button", { name: t.answer.accept }));
    await waitFor(() => expect(screen.getByRole("alert").textContent).toContain(words));
    await waitFor(() => expect(screen.getByText(t.status.accepted)).toBeDefined());
    expect(screen.queryByRole("button", { name: t.answer.accept })).toBeNull();
  });

  it("is warned of what else there is in those days", async () => {
    answers["POST /api/booking/hasConflictingBookings"] = () =>
      answer({
        hasConflictingBookings: true,
        conflicts: [
          {
            whose: "own",
            startDate: "2026-12-20T10:00:00+01:00",
            endDate: "2026-12-20T11:00:00+01:00",
            isExclusive: false,
            bookingId: 9,
            firstName: "Ans",
          },
        ],
        otherUnavailable: false,
      });
    show(asked);
    await waitFor(() => expect(screen.getByText(t.conflict.title)).toBeDefined());
    expect(screen.getByText(/zo 20 december ook een afspraak met Ans/)).toBeDefined();
    expect(screen.getByRole("link", { name: t.conflict.show }).getAttribute("href")).toBe(
      "/booking/9",
    );
  });
});

describe("cancelling", () => {
  const booking = wireIntroduction(3, { allowedActions: ["cancel"] });
  const cancelled = {
    ...booking,
    status: "closed" as const,
    closedReason: "cancelled" as const,
    closedBy: "pet_owner" as const,
    reason: "Moos is ziek.",
    allowedActions: [],
  };

  it("shows the sitter's terms, takes a reason, and says what happened", async () => {
    answers["DELETE /api/booking/3"] = () => answer({ data: cancelled });
    const { user } = show(booking, "Tot een dag van tevoren is geen probleem.");
    await user.click(
      screen.getByRole("button", { name: new RegExp(t.actions.cancel.introduction) }),
    );
    const sheet = within(await screen.findByRole("dialog"));
    expect(sheet.getByText("Tot een dag van tevoren is geen probleem.")).toBeDefined();
    await user.click(sheet.getByRole("button", { name: t.cancel.confirm }));
    await waitFor(() => expect(sheet.getByText(t.cancel.needsReason)).toBeDefined());
    expect(calls).toEqual([]);
    await user.type(sheet.getByLabelText(t.cancel.reason), "Moos is ziek.");
    await user.click(sheet.getByRole("button", { name: t.cancel.confirm }));
    await waitFor(() => expect(screen.getByText(t.ended.cancelled.me)).toBeDefined());
    expect(screen.getByText("Moos is ziek.")).toBeDefined();
  });
});

it("tells the server that this side has seen it, once", async () => {
  const unseen = wireBooking(5, { seenByOwner: false });
  answers["PUT /api/booking/5/seen"] = () => answer({ data: { ...unseen, seenByOwner: true } });
  show(unseen);
  await waitFor(() => expect(calls.map(({ call }) => call)).toEqual(["PUT /api/booking/5/seen"]));
  expect(calls[0]?.body).toEqual({ profile_type: "pet_owner" });
});
