import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { toPixels } from "../projection.ts";
import {
  type Arrangement,
  arrangePins,
  boundsOf,
  footprintOf,
  overlap,
  type PinOnMap,
  type Rect,
} from "./arrange-pins.ts";

const utrecht = { latitude: 52.09, longitude: 5.12 };
const zoom = 11;
/** All that can be seen: a phone's worth around Utrecht. */
function frameAt(at: number): Rect {
  const [x, y] = toPixels([utrecht.longitude, utrecht.latitude], at);
  return boundsOf({ x, y }, { width: 390, height: 560 });
}
const arrangement = (changes: Partial<Arrangement> = {}): Arrangement => ({
  zoom,
  selected: null,
  isClosest: false,
  frame: frameAt(changes.zoom ?? zoom),
  covered: [],
  ...changes,
});

/** So many pixels east and south of Utrecht, at the zoom of most of these. */
function pin(id: number, east: number, south: number, text?: string): PinOnMap {
  const degreesPerPixel = 360 / (512 * 2 ** zoom);
  return {
    id,
    count: 1,
    latitude: utrecht.latitude - south * degreesPerPixel * 0.6142,
    longitude: utrecht.longitude + east * degreesPerPixel,
    label: "open",
    ...(text ? { text } : {}),
  };
}
const idsOf = (placed: ReturnType<typeof arrangePins>) =>
  placed.map(({ pins }) => pins.map(({ id }) => id));
const totalOf = (pins: readonly { count: number }[]) =>
  pins.reduce((sum, { count }) => sum + count, 0);

function rectsOf(pins: readonly PinOnMap[], placed: ReturnType<typeof arrangePins>, at: number) {
  return placed.map((mark) => {
    const [x, y] = toPixels([mark.longitude, mark.latitude], at);
    const word = mark.pins.length === 1 ? { text: mark.pins[0]?.text } : {};
    const size = footprintOf(word, totalOf(pins));
    // A thousandth of a pixel is lost between pixels and degrees.
    return boundsOf({ x, y }, { width: size.width - 0.01, height: size.height - 0.01 });
  });
}

describe("pins on a map", () => {
  it("stay where they are when there is room", () => {
    const pins = [pin(1, 0, 0, "€ 12"), pin(2, 100, 0, "€ 14"), pin(3, 0, 80)];
    const placed = arrangePins(pins, arrangement());
    expect(idsOf(placed)).toEqual([[1], [2], [3]]);
    for (const [at, mark] of placed.entries()) {
      expect(mark.latitude).toBeCloseTo(pins[at]?.latitude ?? 0, 8);
      expect(mark.longitude).toBeCloseTo(pins[at]?.longitude ?? 0, 8);
    }
  });

  it("are one number where dots lie together", () => {
    const placed = arrangePins([pin(1, 0, 0), pin(2, 10, 5), pin(3, -8, 3)], arrangement());
    expect(placed).toHaveLength(1);
    expect(placed[0]).toMatchObject({ count: 3 });
  });

  it("keep both prices where one can go aside a little", () => {
    const pins = [pin(1, 0, 0, "€ 12"), pin(2, 30, 20, "€ 14")];
    const placed = arrangePins(pins, arrangement({ zoom: 12, frame: frameAt(12) }));
    expect(idsOf(placed)).toEqual([[1], [2]]);
    const [first, second] = rectsOf(pins, placed, 12);
    expect(first && second && overlap(first, second)).toBe(false);
  });

  it("are gathered where going aside would be a lie: half the country lies between", () => {
    const far = arrangement({ zoom: 7, frame: frameAt(7) });
    const placed = arrangePins([pin(1, 0, 0, "€ 12"), pin(2, 30, 20, "€ 14")], far);
    expect(idsOf(placed)).toEqual([[1, 2]]);
    expect(placed[0]?.count).toBe(2);
  });

  it("leave a price its place: dots next to it gather beside it", () => {
    const pins = [pin(1, 0, 0, "€ 12"), pin(2, 4, 0), pin(3, -4, 2), pin(4, 0, -6)];
    const placed = arrangePins(pins, arrangement({ zoom: 12, frame: frameAt(12) }));
    expect(idsOf(placed)).toEqual([[1], [2, 3, 4]]);
  });

  it("count what the server has gathered already", () => {
    const { id: _id, ...square } = { ...pin(0, 0, 0), count: 30 };
    const placed = arrangePins([square, pin(2, 5, 5)], arrangement());
    expect(placed).toMatchObject([{ count: 31 }]);
  });

  it("never gather the selected one, nor take its place", () => {
    const pins = [pin(1, 0, 0, "€ 12"), pin(2, 0, 0, "€ 14"), pin(3, 2, 0)];
    for (const at of [7, 11, 14]) {
      const placed = arrangePins(pins, arrangement({ zoom: at, frame: frameAt(at), selected: 2 }));
      const selected = placed.find(({ pins: [first] }) => first?.id === 2);
      expect(selected).toMatchObject({ count: 1 });
      expect(selected?.latitude).toBeCloseTo(utrecht.latitude, 8);
      expect(selected?.longitude).toBeCloseTo(utrecht.longitude, 8);
    }
  });

  it("stand beside each other at one address, once nobody can come nearer", () => {
    const household = [pin(1, 0, 0, "€ 12"), pin(2, 0, 0), pin(3, 0, 0, "€ 14")];
    const near = arrangement({ zoom: 16, frame: frameAt(16), isClosest: true });
    expect(idsOf(arrangePins(household, near))).toEqual([[1], [3], [2]]);
  });

  it("come out from under a button, into what can be seen", () => {
    const frame = frameAt(zoom);
    const button = {
      left: frame.right - 56,
      right: frame.right,
      top: frame.top,
      bottom: frame.top + 100,
    };
    const under = pin(1, 390 / 2 - 20, -560 / 2 + 20, "€ 12");
    const placed = arrangePins([under], arrangement({ covered: [button] }));
    const [rect] = rectsOf([under], placed, zoom);
    expect(rect && overlap(rect, button)).toBe(false);
    const [x, y] = toPixels([placed[0]?.longitude ?? 0, placed[0]?.latitude ?? 0], zoom);
    expect(x).toBeLessThan(frame.right);
    expect(y).toBeGreaterThan(frame.top);
  });

  it("are put down alike in whatever order they came", () => {
    const pins = [
      pin(1, 0, 0, "€ 12"),
      pin(2, 10, 4, "€ 9"),
      pin(3, 20, 9),
      pin(4, 40, 0),
      pin(5, 3, 3),
    ];
    const placed = arrangePins(pins, arrangement());
    expect(arrangePins(pins.toReversed(), arrangement())).toEqual(placed);
  });
});

describe("whatever the pins", () => {
  const anyPin = fc.record({
    east: fc.integer({ min: -190, max: 190 }),
    south: fc.integer({ min: -270, max: 270 }),
    text: fc.constantFrom(undefined, undefined, "€ 9", "€ 12", "€ 12,50", "€ 112,50"),
    count: fc.constantFrom(1, 1, 1, 7, 120),
  });
  const anyPins = fc.array(anyPin, { maxLength: 60 }).map((drawn) =>
    drawn.map(({ east, south, text, count }, at): PinOnMap => {
      if (count === 1) return pin(at + 1, east, south, text);
      const { id: _id, ...several } = pin(0, east, south);
      return { ...several, count };
    }),
  );

  it("none lies over another or is lost, at every zoom, with any one selected", () => {
    fc.assert(
      fc.property(
        anyPins,
        fc.constantFrom(6, 8, 10, 11, 12.5, 14, 16),
        fc.nat(60),
        (pins, at, chosen) => {
          const selected = pins[chosen]?.id ?? null;
          const isClosest = at >= 16;
          const placed = arrangePins(
            pins,
            arrangement({ zoom: at, frame: frameAt(at), selected, isClosest }),
          );
          expect(totalOf(placed)).toBe(totalOf(pins));
          expect(placed.flatMap((mark) => mark.pins).length).toBe(pins.length);
          const rects = rectsOf(pins, placed, at);
          for (const [index, rect] of rects.entries()) {
            for (const other of rects.slice(index + 1)) expect(overlap(rect, other)).toBe(false);
          }
          if (selected !== null) {
            expect(
              placed.filter((mark) => mark.pins.some(({ id }) => id === selected)),
            ).toMatchObject([{ count: 1 }]);
          }
        },
      ),
      { seed: 21, numRuns: 120 },
    );
  });
});
