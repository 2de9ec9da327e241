import { expect, it } from "vitest";
import { bookingSides, wireBooking } from "#tests/factories/wire-bookings.ts";
import { type BookingList, partedUpcoming, pastOf } from "./booking-lists.ts";

const ids = (bookings: readonly { id: number }[]) => bookings.map(({ id }) => id);

it("parts what waits for this reader from what waits for the other or for nobody", () => {
  const { awaiting, others } = partedUpcoming([
    wireBooking(1),
    wireBooking(2, { awaiting: "pet_owner" }),
    wireBooking(3, { awaiting: "pet_sitter" }),
    wireBooking(4, { awaiting: "pet_sitter", profiles: bookingSides("pet_sitter") }),
  ]);
  expect([ids(awaiting), ids(others)]).toEqual([
    [2, 4],
    [1, 3],
  ]);
});

it("shows a booking once that came on two pages, and none that still goes on", () => {
  const page = (currentPage: number, ...data: number[]): BookingList => ({
    data: data.map((id) => wireBooking(id, { phase: id === 10 ? "running" : "past" })),
    running: [],
    currentPage,
    lastPage: 2,
    awaitingCount: 0,
  });
  expect(ids(pastOf([page(1, 10, 9, 8), page(2, 8, 7)]))).toEqual([9, 8, 7]);
});
