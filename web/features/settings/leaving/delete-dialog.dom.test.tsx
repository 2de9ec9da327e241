import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import type { WhatEnds } from "#contract/account/account-deletion.ts";
import t from "#messages/nl/settings.json" with { type: "json" };
import { renderPart } from "#tests/setup/dom/render-part.tsx";
import { WhatEndsList } from "./delete-dialog.tsx";

const planned = {
  bookingId: 1,
  kind: "booking",
  otherName: "Sanne",
  petNames: ["Moos", "Minoes"],
  startsAt: "2026-12-20T08:00:00Z",
  endsAt: "2026-12-27T08:00:00Z",
} as const;

const show = (ends: Partial<WhatEnds>) =>
  renderPart(<WhatEndsList ends={{ stays: [], bookings: [], subscriptions: [], ...ends }} />);
const lines = (inside: HTMLElement = document.body) =>
  within(inside)
    .queryAllByRole("listitem")
    .map(({ textContent }) => textContent);

it("names the stay that the account waits for, and until when", () => {
  show({
    deletesAt: "2027-01-03T08:00:00Z",
    stays: [{ ...planned, petNames: [...planned.petNames] }],
  });
  expect(screen.getByText(t.delete.waits.title)).toBeDefined();
  expect(lines()).toEqual(["de oppas voor Moos en Minoes met Sanne, tot zo 27 dec 2026"]);
  expect(screen.getByText(/Je account gaat weg op zo 3 jan 2027/)).toBeDefined();
});

it("names what is cancelled and what was paid for", () => {
  show({
    bookings: [
      { ...planned, petNames: ["Moos"] },
      { ...planned, bookingId: 2, petNames: [], otherName: undefined },
      { ...planned, bookingId: 3, petNames: [], kind: "introduction" },
    ],
    subscriptions: [{ profileType: "pet_owner", paidUntil: "2027-01-31" }],
  });
  expect(screen.queryByText(t.delete.waits.title)).toBeNull();
  const all = lines(screen.getByRole("region", { name: t.delete.ends.title }));
  expect(all).toHaveLength(4);
  expect(all[0]).toBe("de oppas voor Moos met Sanne op zo 20 dec 2026: Sanne krijgt bericht");
  expect(all[1]).toContain(t.delete.ends.somebody);
  expect(all[2]).toContain("kennismaking met Sanne");
  expect(all[3]).toContain("31 jan 2027");
});

it("says nothing where nothing ends", () => {
  show({});
  expect(lines()).toEqual([]);
});
