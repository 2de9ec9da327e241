import { describe, expect, it } from "vitest";
import { type Locale, locales } from "#contract/shared/locale.ts";
import { mailedTypes } from "#server/platform/notices.ts";
import { logbookMail } from "./logbook.emails.tsx";
import { type LogbookMailData, logbookNotices } from "./logbooks.notices.ts";

const params = {
  logbookId: 12,
  pets: "Moos\nMinoes",
  startOn: "2026-12-19",
  endOn: "2026-12-24",
  at: "2026-12-19T07:04:00Z",
};

const write = (locale: Locale, data: Partial<LogbookMailData> = {}) =>
  logbookMail({
    locale,
    firstName: "Tess",
    name: "Sanne",
    today: "2026-12-19",
    appUrl: "https://kwispel.test",
    pageUrl: "https://kwispel.test/unsubscribeMail?s=1",
    type: "logbook_started",
    params,
    path: "/logbook/12",
    ...data,
  });

describe.each(locales)("mails about logbooks in %s", (locale) => {
  it.each(mailedTypes(logbookNotices.entries))(
    "%s: one heading, the facts, one way on, one way out",
    async (type) => {
      const { subject, html, text } = await write(locale, { type });
      expect(html).toContain(`lang="${locale}"`);
      expect(html.match(/<h1/g)).toHaveLength(1);
      expect(html).toContain('href="https://kwispel.test/logbook/12"');
      expect(html).toContain('href="https://kwispel.test/unsubscribeMail?s=1"');
      expect(text).toContain("https://kwispel.test/logbook/12");
      for (const words of [subject, text]) {
        expect(words).not.toMatch(/\{\{|undefined|null|[a-z]\.logbook_/);
      }
    },
  );
});

it("of one that has begun say who is there, since when and for how long", async () => {
  const { subject, text } = await write("nl");
  expect(subject).toBe("Sanne is bij Moos en Minoes");
  expect(text).toMatch(/^Voor wie +Moos en Minoes$/m);
  expect(text).toMatch(/^Wanneer +19 t\/m 24 december$/m);
  expect(text).toMatch(/^Ingecheckt +za 19 december om 08:04$/m);
});

it("of a visit that nobody came for lead to others who can come", async () => {
  const { text } = await write("en", {
    type: "logbook_visit_missed",
    othersPath: "/search/utrecht?filters=%7B%7D",
  });
  expect(text).toMatch(/^Due to start +Sat 19 December at 08:04$/m);
  expect(text).toContain("https://kwispel.test/search/utrecht?filters=%7B%7D");
});

it("of a report say what there is to see, and nothing that there isn't", async () => {
  const type = "logbook_report_ready";
  const whole = await write("nl", { type, logged: { visits: 9, images: 21, walkedM: 12_480 } });
  expect(whole.text).toMatch(/^Bezoeken +9$/m);
  expect(whole.text).toMatch(/^Foto’s +21$/m);
  expect(whole.text).toMatch(/^Gewandeld +12,5 km$/m);
  const bare = await write("nl", { type, logged: { visits: 1, images: 0, walkedM: 0 } });
  expect(bare.text).not.toMatch(/Foto’s +0|Gewandeld/);
});

it("from somebody who has gone, without animals, are readable", async () => {
  const { subject } = await logbookMail({
    locale: "nl",
    firstName: "Tess",
    name: null,
    today: "2026-12-19",
    appUrl: "https://kwispel.test",
    path: "/logbook/12",
    type: "logbook_started",
    params: { ...params, pets: "" },
  });
  expect(subject).toBe("Je oppas is bij je dier");
});
