import { screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import nlLogbooks from "#messages/nl/logbooks.json" with { type: "json" };
import { wireEntry } from "#tests/factories/wire-logbooks.ts";
import { renderPart } from "#tests/setup/dom/render-part.tsx";
import { createTextStore } from "#web/lib/i18n/text-store.ts";
import { CheckInCard, InsideCard } from "./check-in-card.tsx";
import type { DeviceLocation } from "./location.ts";
import { LeftBanner } from "./visit-banners.tsx";

const t = createTextStore({ nl: { logbooks: nlLogbooks } }).translator("nl", "logbooks");
const words = { t, locale: "nl", today: "2026-12-21" } as const;
const door = { latitude: 52.0907, longitude: 5.1214 };
const farAway = { ...door, latitude: 52.1015 };
const plannedAt = "2026-12-21T07:00:00Z";
const now = new Date("2026-12-21T06:58:00Z");

const known = (point = door): DeviceLocation => ({ state: "known", point, accuracyM: 8 });

function showOutside(
  location: DeviceLocation,
  more: { found?: DeviceLocation; next?: string } = {},
) {
  const onCheckIn = vi.fn(async () => {});
  const onExtra = vi.fn(async () => {});
  const find = vi.fn(async () => more.found ?? location);
  const skip = vi.fn();
  const next = { ...wireEntry(1), plannedAt: more.next ?? plannedAt };
  const { user } = renderPart(
    <CheckInCard
      state={{ kind: "outside", next, isToday: true }}
      now={now}
      words={words}
      onCheckIn={onCheckIn}
      onExtra={onExtra}
      ownerName="Tess"
      device={{ location, find, skip }}
      place={door}
    />,
  );
  return { user, onCheckIn, onExtra, find, skip };
}

describe("before a visit", () => {
  it("tells when it is planned, what time it is and where one is, and checks in by one press", async () => {
    const { user, onCheckIn } = showOutside(known());
    expect(screen.getByText("Gepland om 8:00")).toBeDefined();
    expect(screen.getByText("Nu 7:58")).toBeDefined();
    expect(screen.getByText("Bij het huis")).toBeDefined();
    await user.click(screen.getByRole("button", { name: "Check in" }));
    expect(onCheckIn).toHaveBeenCalledExactlyOnceWith(known());
  });

  it("says that it is far, and does not forbid it", async () => {
    const { user, onCheckIn } = showOutside(known(farAway));
    expect(screen.getByText("Verder weg")).toBeDefined();
    expect(screen.getByText(/^Tess ziet de afstand\./)).toBeDefined();
    await user.click(screen.getByRole("button", { name: "Check toch in" }));
    expect(onCheckIn).toHaveBeenCalledOnce();
  });

  it("asks for the location after a press, and shows that it is far before that counts", async () => {
    const { user, onCheckIn, find } = showOutside({ state: "ask" }, { found: known(farAway) });
    expect(screen.getByText(/vraagt je telefoon of je plek erbij mag/)).toBeDefined();
    expect(find).not.toHaveBeenCalled();
    await user.click(screen.getByRole("button", { name: "Check in" }));
    expect(find).toHaveBeenCalledOnce();
    expect(onCheckIn).not.toHaveBeenCalled();
  });

  it.each([
    ["refused", /^In het logboek staat dan: zonder locatie\./],
    ["failed", /^Je telefoon vindt je plek nu niet\./],
  ] as const)("checks in without location: %s", async (state, sentence) => {
    const { user, onCheckIn } = showOutside({ state });
    expect(screen.getByText("Zonder locatie")).toBeDefined();
    expect(screen.getByText(sentence)).toBeDefined();
    await user.click(screen.getByRole("button", { name: "Check in" }));
    expect(onCheckIn).toHaveBeenCalledExactlyOnceWith({ state });
  });

  it("says how rough a location is that could be another street's", () => {
    showOutside({ state: "known", point: farAway, accuracyM: 1_200 });
    expect(screen.getByText(/op 1,2.km na/)).toBeDefined();
    expect(screen.getByRole("button", { name: "Check in" })).toBeDefined();
  });

  it("lets nobody wait for a phone that searches: a second press goes on without", async () => {
    let answer = (_: DeviceLocation) => {};
    const find = () =>
      new Promise<DeviceLocation>((resolve) => {
        answer = resolve;
      });
    const skip = vi.fn(() => answer({ state: "failed" }));
    const onCheckIn = vi.fn(async () => {});
    const onExtra = vi.fn(async () => {});
    const { user } = renderPart(
      <CheckInCard
        state={{ kind: "outside", next: null, isToday: false }}
        now={now}
        words={words}
        onCheckIn={onCheckIn}
        onExtra={onExtra}
        ownerName="Tess"
        device={{ location: { state: "ask" }, find, skip }}
        place={null}
      />,
    );
    await user.click(screen.getByRole("button", { name: "Check in" }));
    await user.click(screen.getByRole("button", { name: "Check in zonder locatie" }));
    expect(onCheckIn).toHaveBeenCalledExactlyOnceWith({ state: "failed" });
  });

  it("leaves room for an extra visit where one is planned about now", async () => {
    const { user, onExtra, onCheckIn } = showOutside(known());
    await user.click(screen.getByRole("button", { name: "Extra bezoek" }));
    expect(onExtra).toHaveBeenCalledOnce();
    expect(onCheckIn).not.toHaveBeenCalled();
  });

  it("can be come to early, which the button says", () => {
    showOutside(known(), { next: "2026-12-22T07:00:00Z" });
    expect(screen.getByText("Volgende bezoek morgen om 8:00")).toBeDefined();
    expect(screen.getByRole("button", { name: "Check nu al in" })).toBeDefined();
  });
});

describe("inside", () => {
  const entry = { ...wireEntry(1), checkInTime: "2026-12-21T07:02:00Z" };
  const show = (more: object = {}, isWaiting = false) => {
    const onLeave = vi.fn();
    const { user } = renderPart(
      <InsideCard
        entry={{ ...entry, ...more }}
        now={new Date("2026-12-21T07:28:30Z")}
        ownerName="Tess"
        isWaiting={isWaiting}
        words={words}
        onLeave={onLeave}
      />,
    );
    return { user, onLeave };
  };

  it("counts the minutes, and says how near it was", async () => {
    const { user, onLeave } = show({ near: "at_home" });
    expect(screen.getByText("Binnen sinds 8:02")).toBeDefined();
    expect(screen.getByText("26 min")).toBeDefined();
    expect(screen.getByText("Bij het huis")).toBeDefined();
    await user.click(screen.getByRole("button", { name: "Check uit" }));
    expect(onLeave).toHaveBeenCalledOnce();
  });

  it("says that the owner sees a large distance", () => {
    show({ near: "far" });
    expect(screen.getByText(/^Tess ziet de afstand\./)).toBeDefined();
  });

  it("says without network that the time is kept", () => {
    show({ checkInLocation: { state: "known", ...door } }, true);
    expect(
      screen.getByText("Wacht op netwerk. De tijd van inchecken, 8:02, is bewaard."),
    ).toBeDefined();
    expect(screen.getByText("Locatie gevonden")).toBeDefined();
  });
});

it("tells after leaving how long it was, what comes next, and takes it back", async () => {
  const onUndo = vi.fn();
  const onComeBack = vi.fn();
  const { user } = renderPart(
    <LeftBanner
      state={{
        kind: "left",
        entry: {
          ...wireEntry(1),
          checkInTime: "2026-12-21T07:02:00Z",
          checkOutTime: "2026-12-21T07:41:00Z",
        },
        next: { ...wireEntry(2), plannedAt: "2026-12-21T17:00:00Z" },
      }}
      words={words}
      onUndo={onUndo}
      onComeBack={onComeBack}
    />,
  );
  expect(screen.getByText("Uitgecheckt om 8:41, na 39 minuten.")).toBeDefined();
  expect(screen.getByText("Volgende bezoek vandaag om 18:00.")).toBeDefined();
  await user.click(screen.getByRole("button", { name: "Herstel" }));
  expect(onUndo).toHaveBeenCalledOnce();
  await user.click(screen.getByRole("button", { name: "Kom nog een keer binnen" }));
  expect(onComeBack).toHaveBeenCalledOnce();
});
