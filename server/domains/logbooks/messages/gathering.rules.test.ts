import { describe, expect, it } from "vitest";
import {
  countOf,
  type Gathered,
  gather,
  type Happening,
  messageTypeOf,
  withoutActivity,
  withoutImage,
} from "./gathering.rules.ts";

const start = Date.parse("2026-12-20T08:00:00Z");
const at = (minutes: number) => new Date(start + minutes * 60_000);
const wire = (minutes: number) => at(minutes).toISOString().replace(".000", "");

type Sent = [atMinute: number, happening: Happening];
const checkIn = (minute: number): Happening => ({ what: "checkIn", at: at(minute) });
const checkOut = (minute: number, minutes = 30): Happening => ({
  what: "checkOut",
  at: at(minute),
  minutes,
});
const fed = (minute: number): Happening => ({ what: "activity", kind: "fed", at: at(minute) });
const played = (minute: number): Happening => ({
  what: "activity",
  kind: "played",
  at: at(minute),
});
const image = (minute: number, imageId = minute): Happening => ({
  what: "image",
  imageId,
  at: at(minute),
});
const walk = (minute: number, walkId: number, distanceM: number): Happening => ({
  what: "walk",
  walkId,
  distanceM,
  at: at(minute),
});

/** What the owner has to read, of things that came in at these minutes. */
function told(sent: readonly Sent[]): Gathered[] {
  const messages: Gathered[] = [];
  let until: Date | null = null;
  for (const [minute, happening] of sent) {
    const last = messages.at(-1);
    const running = last && until ? { gathered: last, until } : null;
    const telling = gather(running, happening, at(minute));
    if (!telling) continue;
    if (telling.isNew) messages.push(telling.gathered);
    else messages[messages.length - 1] = telling.gathered;
    until = telling.until;
  }
  return messages;
}

const summary = (sent: readonly Sent[]) =>
  told(sent).map((gathered) => `${messageTypeOf(gathered)} ${countOf(gathered)}`);

const live = (...happenings: Happening[]): Sent[] =>
  happenings.map((happening) => [(happening.at.getTime() - start) / 60_000, happening]);

describe("what the owner reads", () => {
  const table: [name: string, sent: Sent[], messages: string[]][] = [
    ["somebody comes", live(checkIn(0)), ["LOGBOOK_CHECK_IN 1"]],
    [
      "ten things in five minutes",
      live(...Array.from({ length: 10 }, (_, index) => fed(index / 2))),
      ["LOGBOOK_UPDATE 10"],
    ],
    [
      "ten pictures in five minutes",
      live(...Array.from({ length: 10 }, (_, index) => image(index / 2, index + 1))),
      ["LOGBOOK_IMAGE 10"],
    ],
    ["a picture among other things", live(fed(0), image(1), played(2)), ["LOGBOOK_IMAGE 3"]],
    ["the last moment of five minutes", live(fed(0), fed(4.99)), ["LOGBOOK_UPDATE 2"]],
    ["when they have passed", live(fed(0), fed(5)), ["LOGBOOK_UPDATE 1", "LOGBOOK_UPDATE 1"]],
    [
      "five minutes begin with the first, not with the last",
      live(fed(0), fed(4), fed(8), fed(9)),
      ["LOGBOOK_UPDATE 2", "LOGBOOK_UPDATE 2"],
    ],
    [
      "what is done after somebody came stands below it",
      live(checkIn(0), fed(1), image(2), checkOut(3)),
      ["LOGBOOK_CHECK_IN 1", "LOGBOOK_IMAGE 2"],
    ],
    [
      "somebody who comes again",
      live(fed(0), checkOut(1), checkIn(2), fed(3)),
      ["LOGBOOK_UPDATE 1", "LOGBOOK_CHECK_IN 1", "LOGBOOK_UPDATE 1"],
    ],
    ["half an hour is not late", [[30, checkIn(0)]], ["LOGBOOK_CHECK_IN 1"]],
    [
      "a visit of this morning",
      [
        [180, checkIn(0)],
        [180, fed(2)],
        [180.1, image(10)],
        [180.2, image(11)],
        [180.3, checkOut(30)],
      ],
      ["LOGBOOK_CHECK_IN 4"],
    ],
    [
      "two visits of yesterday",
      [
        [1500, checkIn(0)],
        [1500, fed(2)],
        [1500.1, checkOut(30)],
        [1500.2, checkIn(600)],
        [1500.3, image(610)],
        [1500.4, checkOut(630)],
      ],
      ["LOGBOOK_CHECK_IN 4"],
    ],
    [
      "a hundred late pictures that take half an hour to come",
      Array.from({ length: 100 }, (_, index): Sent => [600 + index * 0.3, image(index, index + 1)]),
      ["LOGBOOK_IMAGE 100"],
    ],
    [
      "somebody who comes while late things arrive",
      [
        [300, checkIn(0)],
        [300, checkOut(30)],
        [301, checkIn(301)],
        [302, fed(302)],
      ],
      ["LOGBOOK_CHECK_IN 1", "LOGBOOK_CHECK_IN 1", "LOGBOOK_UPDATE 1"],
    ],
    [
      "late things that come in two parts",
      [
        [300, fed(0)],
        [306, fed(1)],
      ],
      ["LOGBOOK_UPDATE 1", "LOGBOOK_UPDATE 1"],
    ],
    [
      "one walk in three batches",
      live(walk(0, 7, 200), walk(1, 7, 900), walk(2, 7, 900)),
      ["LOGBOOK_UPDATE 1"],
    ],
  ];
  it.each(table)("%s", (_name, sent, messages) => {
    expect(summary(sent)).toEqual(messages);
  });
});

describe("a message holds", () => {
  it("each kind once, the last picture, and from when until when", () => {
    const sent = live(played(0), fed(1), fed(2), image(3, 11), image(4, 12));
    expect(told(sent)).toEqual([
      {
        from: wire(0),
        until: wire(4),
        activities: 3,
        kinds: "played,fed",
        images: 2,
        firstImageId: 11,
        imageId: 12,
      },
    ]);
  });

  it("of a late one, when it was", () => {
    const sent: Sent[] = [
      [240, fed(20)],
      [240, checkIn(0)],
      [240, checkOut(35, 35)],
    ];
    expect(told(sent)).toEqual([
      {
        from: wire(0),
        until: wire(35),
        isLate: true,
        visits: 1,
        checkedInAt: wire(0),
        checkedOutAt: wire(35),
        minutes: 35,
        activities: 1,
        kinds: "fed",
      },
    ]);
  });

  it("that somebody is back, and not that they had gone", () => {
    const back: Happening = { what: "undoCheckOut", at: at(2) };
    const sent = live(checkOut(0), back);
    expect(told(sent)).toEqual([{ from: wire(0), until: wire(2), isBack: true }]);
    expect(told([...sent, [3, checkOut(3, 33)]])).toEqual([
      { from: wire(0), until: wire(3), checkedOutAt: wire(3), minutes: 33 },
    ]);
  });

  it("how far they walked, of two walks together", () => {
    const sent = live(walk(0, 7, 1200), walk(1, 8, 800));
    expect(told(sent)).toMatchObject([{ walks: 2, walkedM: 2000, walkId: 8 }]);
  });

  it("nothing new by what it knows already", () => {
    const running = { gathered: { from: wire(0), until: wire(0), hasNotes: true }, until: at(5) };
    const notes: Happening = { what: "notes", at: at(0) };
    expect(gather(running, notes, at(1))).toBeNull();
  });
});

describe("what was taken away", () => {
  const gathered = { from: wire(0), until: wire(1), images: 3, firstImageId: 4, imageId: 6 };

  it("leaves the last of the other pictures", () => {
    expect(withoutImage(gathered, [4, 5])).toMatchObject({ images: 2, imageId: 5 });
    expect(withoutImage(gathered, [])).toEqual({ from: wire(0), until: wire(1) });
    expect(messageTypeOf(withoutImage(gathered, []))).toBe("LOGBOOK_UPDATE");
  });

  it("leaves the kinds of the other activities", () => {
    const done = { from: wire(0), until: wire(1), activities: 2, kinds: "fed,played" };
    expect(withoutActivity(done, ["played"])).toMatchObject({ activities: 1, kinds: "played" });
    expect(withoutActivity({ ...done, activities: 1 }, [])).toEqual({
      from: wire(0),
      until: wire(1),
    });
  });
});
