import { describe, expect, it } from "vitest";
import { reminderNotificationTypes } from "#contract/notifications.ts";
import { profileTypes } from "#contract/profiles.ts";
import { type Locale, locales } from "#contract/shared/locale.ts";
import { reminderMail } from "./reminder.emails.tsx";
import type { ReminderMailData } from "./reminders.notices.ts";

const period = {
  startDate: "2026-12-19",
  time: "18:00",
  endDate: "2026-12-26",
  endTime: "08:00",
  visits: ["08:00", "18:00"],
};
const booking: ReminderMailData["booking"] = {
  kind: "booking",
  serviceType: "house_visit",
  petNames: ["Moos", "Minoes"],
  period,
  place: "owner_home",
  city: "Utrecht",
};
const visit = { serviceType: "house_visit", isIntroduction: false, petNames: ["Moos"] } as const;
const day: ReminderMailData["day"] = [
  { ...visit, at: "2026-12-19T07:00:00Z", name: "Tess", city: "Utrecht" },
  { ...visit, at: "2026-12-19T07:00:00Z", name: "Wilhelmina-Josephine", city: null },
  {
    at: "2026-12-19T13:30:00Z",
    serviceType: null,
    isIntroduction: true,
    petNames: [],
    name: null,
    city: null,
  },
];

type Change = Partial<ReminderMailData> & { name?: string | null };
const write = (locale: Locale, data: Change = {}) =>
  reminderMail({
    locale,
    firstName: "Sanne",
    name: "Tess",
    today: "2026-12-18",
    appUrl: "https://kwispel.test",
    pageUrl: "https://kwispel.test/unsubscribeMail?s=1",
    type: "reminder_24h",
    params: {
      side: "pet_sitter",
      pets: "Moos\nMinoes",
      at: "2026-12-19T17:00:00Z",
      times: "18:00",
    },
    path: "/booking/12",
    booking: null,
    day: [],
    ...data,
  });

describe.each(locales)("reminders in %s", (locale) => {
  it.each(reminderNotificationTypes)("%s: one heading, one way on, one way out", async (type) => {
    for (const side of profileTypes) {
      for (const bookingKind of ["booking", "introduction"] as const) {
        for (const name of ["Tess", null]) {
          const params = { side, bookingKind, pets: "Moos", at: "2026-12-19T17:00:00Z" };
          const mail = await write(locale, { type, name, params: { ...params, times: "18:00" } });
          expect(mail.html.match(/<h1/g)).toHaveLength(1);
          expect(mail.html).toContain('href="https://kwispel.test/booking/12"');
          expect(mail.html).toContain('href="https://kwispel.test/unsubscribeMail?s=1"');
          for (const words of [mail.subject, mail.text]) {
            expect(words).not.toMatch(/\{\{|undefined|null|[a-z]\.reminder_/);
          }
        }
      }
    }
  });
});

it("says when as the reader's calendar has it, and what, for whom and where", async () => {
  const { subject, text } = await write("nl", { booking });
  expect(subject).toBe("Morgen om 18:00 begint het oppassen");
  expect(text).toMatch(/^Voor wie +Moos en Minoes$/m);
  expect(text).toMatch(/^Waar +Bij Tess thuis, in Utrecht$/m);
  const later = await write("en", {
    booking,
    params: { side: "pet_owner", at: "2026-12-21T17:00:00Z" },
  });
  expect(later.subject).toBe("Mon 21 December at 18:00: your booking starts");
});

it("has the whole of a sitter's day, also two things at one time", async () => {
  const params = {
    side: "pet_sitter",
    at: "2026-12-19T07:00:00Z",
    times: "08:00,08:00,14:30",
  } as const;
  const { text } = await write("nl", { type: "reminder_5am", params, day });
  expect(text).toMatch(/^08:00 +.*Moos van Tess, Utrecht$/m);
  expect(text).toMatch(/^08:00 +.*Moos van Wilhelmina-Josephine$/m);
  expect(text).toMatch(/^14:30 +Kennismaking/m);
});
