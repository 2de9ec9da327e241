import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import type { Notification } from "#contract/notifications.ts";
import { renderPart } from "#tests/setup/dom/render-part.tsx";
import { NotificationList } from "./notification-list.tsx";

const asked: Notification = {
  id: 3,
  kind: "bookings",
  type: "booking_asked",
  title: "Wilhelmina-Alexandrina vraagt of je op Moos wilt passen",
  text: "19 t/m 24 december.",
  name: "Wilhelmina-Alexandrina",
  path: "/booking/12",
  createdAt: "2026-11-16T09:20:00Z",
};
const review: Notification = {
  ...asked,
  id: 2,
  kind: "reviews",
  type: "review_asked",
  title: "Hoe was het met Tess?",
  text: "Schrijf een review.",
  name: "Tess",
  createdAt: "2026-11-15T19:11:00Z",
  readAt: "2026-11-15T20:00:00Z",
};
const told = { unreadCount: 1, older: null, madeAt: "2026-11-16T09:30:00Z" };

it("shows what is new first, with a dot, and leads there by way of the notification", () => {
  renderPart(<NotificationList notifications={[asked, review]} {...told} unreadCount={7} />);
  expect(screen.getByRole("heading", { name: "7 nieuw" })).toBeTruthy();
  expect(screen.getByRole("button", { name: "Alles gelezen" })).toBeTruthy();
  const [fresh, earlier] = screen.getAllByRole("list");
  const first = within(fresh as HTMLElement).getByRole("link");
  expect(first.getAttribute("href")).toBe("/redirect/3");
  expect(first.textContent).toContain("wilt passen. 19 t/m 24 december.");
  expect(first.textContent).toContain("Nieuw");
  const second = within(earlier as HTMLElement).getByRole("link");
  // A question has its sign already.
  expect(second.textContent).toContain("Hoe was het met Tess? Schrijf een review.");
  expect(second.textContent).not.toContain("Nieuw");
  expect(screen.getByRole("heading", { name: "Eerder" })).toBeTruthy();
});

it("needs no headings when nothing is new, and leads to older ones where there are", () => {
  renderPart(<NotificationList notifications={[review]} {...told} unreadCount={0} older="60" />);
  expect(screen.queryByRole("heading")).toBeNull();
  expect(screen.queryByRole("button")).toBeNull();
  const older = screen.getByRole("link", { name: "Toon oudere" });
  expect(older.getAttribute("href")).toBe("/notifications?show=60");
});

it("says what will be here when there is nothing yet", () => {
  renderPart(<NotificationList notifications={[]} {...told} unreadCount={0} />);
  expect(screen.getByRole("heading", { name: "Nog geen meldingen" })).toBeTruthy();
  expect(screen.queryByRole("list")).toBeNull();
});
