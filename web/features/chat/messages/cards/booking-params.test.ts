import { describe, expect, it } from "vitest";
import { bookingMessageParams } from "#contract/bookings/booking-messages.ts";
import { listOf, readBookingParams } from "./booking-params.ts";
import { samples } from "./sample-messages.ts";

const whole = {
  ...samples.askDates({ isAgreed: true, answer: "declined" }).params,
  status: "accepted",
  placeText: "In het park",
  newPetNames: "Moos",
  newPriceCents: 100,
};

const values = [
  "",
  "booking",
  "pet_owner",
  "accepted",
  "dates",
  "sleepover",
  "house_visit",
  "owner_home",
  "toString",
  "2026-12-19",
  "2026-02-30",
  "2026-13-01",
  "19-12-2026",
  "08:00",
  "24:00",
  "8:00",
  0,
  -1,
  1,
  1.5,
  true,
  false,
];

describe("what a message about a booking carries", () => {
  it("is read as the contract has it, whatever stands in one of its places", () => {
    for (const key of Object.keys(bookingMessageParams.shape)) {
      for (const value of values) {
        const params = { ...whole, [key]: value };
        const isRight = bookingMessageParams.safeParse(params).success;
        expect([key, value, readBookingParams(params) !== null]).toEqual([key, value, isRight]);
      }
    }
  });

  it("may lack whatever the contract lets it lack", () => {
    for (const key of Object.keys(bookingMessageParams.shape)) {
      const params = Object.fromEntries(Object.entries(whole).filter(([name]) => name !== key));
      const isRight = bookingMessageParams.safeParse(params).success;
      expect([key, readBookingParams(params) !== null]).toEqual([key, isRight]);
    }
    expect(readBookingParams(undefined)).toBeNull();
    expect(readBookingParams({})).toBeNull();
  });

  it("may have more than this page knows", () => {
    expect(readBookingParams({ ...whole, colour: "green" })).toMatchObject({ bookingId: 7 });
  });

  it.each([
    ["Moos, Minoes", ["Moos", "Minoes"]],
    ["08:00,18:00", ["08:00", "18:00"]],
    ["", []],
    [undefined, []],
  ])("%s is a list", (text, list) => {
    expect(listOf(text)).toEqual(list);
  });
});
