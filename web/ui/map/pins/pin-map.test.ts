import { describe, expect, it } from "vitest";
import { clearOfCard } from "./pin-map.tsx";

const frame = { left: 0, top: 0, right: 390, bottom: 560 };
/** At the foot of a phone's map. */
const card = { left: 12, right: 378, top: 280, bottom: 460 };

describe("a pin and its card", () => {
  it("leave the map alone when both can be seen", () => {
    expect(clearOfCard({ x: 200, y: 100 }, card, frame)).toBe(0);
    expect(clearOfCard({ x: 200, y: 520 }, card, frame)).toBe(0);
  });

  it("move it up as far as it takes, and no further", () => {
    expect(clearOfCard({ x: 200, y: 300 }, card, frame)).toBe(280 - 12 - 22 - 300);
  });

  it("move it down where that is shorter", () => {
    expect(clearOfCard({ x: 200, y: 450 }, card, frame)).toBe(460 + 12 + 22 - 450);
  });

  it("move it to where there is room: below a card at the top", () => {
    const atTop = { ...card, top: 30, bottom: 230 };
    expect(clearOfCard({ x: 200, y: 60 }, atTop, frame)).toBe(230 + 12 + 22 - 60);
  });

  it("leave it where a card fills all of the map", () => {
    expect(clearOfCard({ x: 200, y: 300 }, { ...card, top: 0, bottom: 560 }, frame)).toBe(0);
  });
});
