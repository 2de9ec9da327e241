import { expect, it } from "vitest";
import { bookingReasonMaxLength } from "#contract/bookings.ts";
import { messageImageMaxSide, messageMaxLength } from "#contract/messages.ts";
import { imageMaxSide, maxLength, reasonMaxLength, roomLeftOf } from "./message-limits.ts";

it("has the contract's limits", () => {
  expect(maxLength).toBe(messageMaxLength);
  expect(imageMaxSide).toBe(messageImageMaxSide);
  expect(reasonMaxLength).toBe(bookingReasonMaxLength);
});

it.each([
  [0, { room: 4_000, isNear: false, isTooLong: false }],
  [3_599, { room: 401, isNear: false, isTooLong: false }],
  [3_600, { room: 400, isNear: true, isTooLong: false }],
  [4_000, { room: 0, isNear: true, isTooLong: false }],
  [4_001, { room: -1, isNear: true, isTooLong: true }],
])("%i characters", (length, expected) => {
  expect(roomLeftOf("a".repeat(length))).toEqual(expected);
});

it("does not count the space around it, which is not sent", () => {
  expect(roomLeftOf(`  ${"a".repeat(4_000)}\n`).isTooLong).toBe(false);
});
