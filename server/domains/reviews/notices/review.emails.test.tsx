import { describe, expect, it } from "vitest";
import { type Locale, locales } from "#contract/shared/locale.ts";
import { mailedTypes } from "#server/platform/notices.ts";
import { reviewMail } from "./review.emails.tsx";
import { type ReviewMailData, reviewNotices } from "./reviews.notices.ts";

const write = (locale: Locale, data: Partial<ReviewMailData> = {}) =>
  reviewMail({
    locale,
    firstName: "Tess",
    name: "Sanne",
    today: "2026-12-27",
    appUrl: "https://kwispel.test",
    pageUrl: "https://kwispel.test/unsubscribeMail?s=1",
    type: "review_asked",
    params: {
      bookingId: 12,
      pets: "Moos\nMinoes",
      startOn: "2026-12-19",
      endOn: "2026-12-26",
      untilOn: "2027-01-09",
    },
    path: "/reviews",
    ...data,
  });

describe.each(locales)("mails about reviews in %s", (locale) => {
  it.each(mailedTypes(reviewNotices.entries))(
    "%s: one heading, the facts, one way on, one way out",
    async (type) => {
      const { subject, html, text } = await write(locale, { type });
      expect(html).toContain(`lang="${locale}"`);
      expect(html.match(/<h1/g)).toHaveLength(1);
      expect(html).toContain('href="https://kwispel.test/reviews"');
      expect(html).toContain('href="https://kwispel.test/unsubscribeMail?s=1"');
      expect(text).toContain("https://kwispel.test/reviews");
      for (const words of [subject, text]) {
        expect(words).not.toMatch(/\{\{|undefined|null|[a-z]\.review_/);
      }
    },
  );
});

it("asks until when, and about what", async () => {
  const { subject, text } = await write("nl");
  expect(subject).toBe("Hoe was het met Sanne?");
  expect(text).toMatch(/^Voor wie +Moos en Minoes$/m);
  expect(text).toMatch(/^Wanneer +19 t\/m 26 december$/m);
  expect(text).toMatch(/^Schrijven kan tot +za 9 januari 2027$/m);
});

it("quotes what can be read", async () => {
  const said = { rating: 4, text: "Moos kwam moe en blij thuis." };
  const { text } = await write("en", { type: "review_received", said });
  expect(text).toMatch(/^Stars +4 of 5$/m);
  expect(text).toContain(said.text);
});
