import { describe, expect, it } from "vitest";
import { locales } from "#contract/shared/locale.ts";
import { mailedTypes } from "#server/platform/notices.ts";
import { bookingMail } from "./booking.emails.tsx";
import { type BookingMailData, bookingNotices } from "./bookings.notices.ts";

const period = {
  startDate: "2026-12-19",
  time: "14:00",
  endDate: "2026-12-24",
  endTime: "11:00",
  visits: [],
};
const booking: BookingMailData["booking"] = {
  kind: "booking",
  serviceType: "day_and_night_care_at_owner_home",
  petNames: ["Moos", "Bo"],
  period,
  place: "owner_home",
  city: "Utrecht",
  priceCents: 21_000,
  isPriceAgreed: false,
  proposal: null,
};
const params = {
  bookingId: 12,
  bookingKind: "booking",
  startOn: "2026-12-19",
  endOn: "2026-12-24",
  pets: "Moos\nBo",
} as const;
const introduction = {
  ...booking,
  kind: "introduction",
  serviceType: null,
  period: { ...period, endDate: period.startDate, endTime: "15:00" },
  priceCents: null,
} as const;

const mailed = mailedTypes(bookingNotices.entries);
const ofBookingsAlone = /pets|price|intake|early|home/;

const write = (locale: (typeof locales)[number], data: Partial<BookingMailData> = {}) =>
  bookingMail({
    locale,
    firstName: "Sanne",
    name: "Tess",
    today: "2026-11-15",
    appUrl: "https://kwispel.test",
    pageUrl: "https://kwispel.test/unsubscribeMail?s=1",
    type: "booking_asked",
    params,
    path: "/booking/12",
    side: "pet_sitter",
    booking,
    quote: null,
    intakePath: null,
    calendar: null,
    ...data,
  });

describe.each(locales)("mails about bookings in %s", (locale) => {
  it.each(mailed)("%s: one heading, the facts, one way on, one way out", async (type) => {
    const kinds = ofBookingsAlone.test(type) ? [booking] : [booking, introduction];
    for (const each of kinds) {
      const { subject, html, text } = await write(locale, {
        type,
        booking: each,
        params: { ...params, bookingKind: each.kind },
      });
      expect(html).toContain(`lang="${locale}"`);
      expect(html.match(/<h1/g)).toHaveLength(1);
      expect(html).toContain('href="https://kwispel.test/booking/12"');
      expect(html).toContain('href="https://kwispel.test/unsubscribeMail?s=1"');
      expect(text).toContain("https://kwispel.test/booking/12");
      for (const words of [subject, text]) {
        expect(words).not.toMatch(/\{\{|undefined|null|[a-z]\.(booking|intake)_/);
      }
    }
  });
});

describe("the facts", () => {
  it("stand in rows, also in plain text", async () => {
    const { text } = await write("nl");
    expect(text).toMatch(/^Wat +Dag en nacht bij het baasje thuis$/m);
    expect(text).toMatch(/^Voor wie +Moos en Bo$/m);
    expect(text).toMatch(/^Wanneer +za 19 december 14:00 tot do 24 december 11:00$/m);
    expect(text).toMatch(/^Waar +Bij Tess thuis, in Utrecht$/m);
    expect(text).toMatch(/^Schatting +€\u00a0210$/m);
  });

  it.each([
    ["owner_home", "pet_owner", "Bij jou thuis"],
    ["owner_home", "pet_sitter", "Bij Tess thuis, in Utrecht"],
    ["sitter_home", "pet_sitter", "Bij jou thuis"],
    ["sitter_home", "pet_owner", "Bij Tess thuis, in Utrecht"],
    ["elsewhere", "pet_owner", "Ergens anders, zie de afspraak"],
    ["video_call", "pet_sitter", "Via een videogesprek"],
  ] as const)("say where as the reader would: %s for the %s", async (place, side, expected) => {
    const { text } = await write("nl", { side, booking: { ...booking, place } });
    expect(text).toMatch(new RegExp(`^Waar +${expected}$`, "m"));
  });

  it("of a proposal are what is and what would be", async () => {
    const proposal = { kind: "dates", period: { ...period, endDate: "2026-12-23" } } as const;
    const { text } = await write("en", {
      type: "booking_dates_proposed",
      booking: { ...booking, proposal, isPriceAgreed: true },
    });
    expect(text).toMatch(/^When now +Sat 19 December 14:00 to Thu 24 December 11:00$/m);
    expect(text).toMatch(/^Suggestion +Sat 19 December 14:00 to Wed 23 December 11:00$/m);
    expect(text).toMatch(/^Price +€\u00a0210$/m);
  });
});

it("quotes what was written, escaped, and by whom", async () => {
  const { html, text } = await write("nl", { quote: "Moos is <b>ziek</b>." });
  expect(text).toContain("Tess schrijft:");
  expect(html).toContain("&lt;b&gt;ziek");
});
