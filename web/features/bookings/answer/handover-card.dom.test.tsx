import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { Booking } from "#contract/bookings.ts";
import t from "#messages/nl/bookings.json" with { type: "json" };
import { bookingSides, wireBooking } from "#tests/factories/wire-bookings.ts";
import { renderPart } from "#tests/setup/dom/render-part.tsx";
import { loaded } from "#web/lib/page/loaded.ts";
import { Queries } from "#web/lib/page/query-client.tsx";
import { BookingDetail } from "../detail/booking-detail.tsx";

const now = "2026-12-21T09:00:00Z";
const nothingLeft = t.ended.text.off;

function show(viewer: "pet_owner" | "pet_sitter", more: Partial<Booking> = {}) {
  const phone = "+31612345678";
  const booking = wireBooking(4, {
    profiles: bookingSides(viewer).map((side) => (side.isOwn ? side : { ...side, phone })),
    status: "closed",
    closedReason: "cancelled",
    closedBy: "pet_sitter",
    reason: "Ik ben ziek.",
    place: "sitter_home",
    phase: "running",
    handover: { until: "2027-01-02T07:00:00Z", said: [] },
    allowedActions: viewer === "pet_sitter" ? ["sayHome", "readIntake"] : ["sayHome"],
    ...more,
  });
  return renderPart(
    <Queries>
      <BookingDetail booking={loaded(booking)} terms={undefined} now={now} />
    </Queries>,
  );
}

describe("a stay that ended with the animals in somebody's house", () => {
  it("says whom to call, what stays readable until when, and never that nothing is left to do", () => {
    show("pet_sitter");
    const call = screen.getByRole("link", { name: /Bel Tess, / });
    expect(call.getAttribute("href")).toBe("tel:+31612345678");
    expect(screen.getByRole("heading", { name: /Moos en Minoes veilig thuis/ })).toBeDefined();
    expect(screen.getByText(/uiterlijk tot .*2 jan/)).toBeDefined();
    expect(screen.getByRole("link", { name: t.handover.intake })).toBeDefined();
    expect(screen.getByRole("button", { name: t.handover.sayHome })).toBeDefined();
    expect(screen.queryByText(nothingLeft)).toBeNull();
  });

  it("says who has said so", () => {
    const said = [{ by: "pet_sitter" as const, at: "2026-12-21T08:00:00Z" }];
    show("pet_owner", { handover: { until: "2027-01-02T07:00:00Z", said } });
    expect(screen.getByText(/Sanne zei .* dat de dieren thuis zijn/)).toBeDefined();
    expect(screen.getByRole("button", { name: t.handover.sayHome })).toBeDefined();
  });

  it("of one that is done asks no more than that, beside what follows a stay", () => {
    show("pet_owner", { closedReason: "completed", closedBy: undefined, phase: "past" });
    expect(screen.getByRole("heading", { name: /Is Moos en Minoes veilig thuis/ })).toBeDefined();
    expect(screen.getByRole("button", { name: t.handover.sayHome })).toBeDefined();
    expect(screen.getByText(t.ended.completed)).toBeDefined();
  });

  it("doesn't say so of one that had begun afterwards either", () => {
    show("pet_owner", { handover: undefined, allowedActions: [] });
    expect(screen.queryByText(nothingLeft)).toBeNull();
  });

  it("of one that hadn't begun it does", () => {
    show("pet_owner", { phase: "upcoming", handover: undefined, allowedActions: [] });
    expect(screen.getByText(nothingLeft)).toBeDefined();
  });
});
