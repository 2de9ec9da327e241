import { expect, it } from "vitest";
import type { ProfileType } from "#contract/profiles.ts";
import { presentMessage } from "./messages.presenter.ts";
import type { MessageRow } from "./messages.repository.ts";

const at = new Date("2026-12-01T10:00:00Z");
const told: MessageRow = {
  id: 1,
  chatRoomId: 2,
  type: "BOOKING_STATUS_SET",
  sentBy: null,
  forSide: null,
  causedBy: "pet_sitter",
  text: null,
  params: { bookingId: 3 },
  cautions: null,
  imageKey: null,
  imageWidths: null,
  imageWidth: null,
  imageHeight: null,
  imagePlaceholder: null,
  readAt: null,
  hiddenAt: null,
  deliveredAt: at,
  createdAt: at,
};
const contact = {
  acceptanceStatus: "accepted",
  closedReason: null,
  initiatedBy: "pet_owner",
  declinedBy: null,
  statusBeforeClosing: null,
} as const;

it("what the product says of one side's doing is for the other to read", () => {
  const read = (side: ProfileType) => presentMessage(told, { side, contact }).read;
  expect(read("pet_sitter")).toBe(true);
  expect(read("pet_owner")).toBe(false);
});
