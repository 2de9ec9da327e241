import { describe, expect, it } from "vitest";
import { requestNotificationTypes } from "#contract/notifications.ts";
import { type Locale, locales } from "#contract/shared/locale.ts";
import { requestMail } from "./request.emails.tsx";
import type { RequestMailData } from "./requests.notices.ts";

const write = (locale: Locale, data: Partial<RequestMailData> = {}) =>
  requestMail({
    locale,
    firstName: "Tess",
    name: null,
    today: "2026-12-08",
    appUrl: "https://kwispel.test",
    pageUrl: "https://kwispel.test/unsubscribeMail?s=1",
    type: "request_expired",
    params: { lastOn: "2026-12-07" },
    title: "Oppas voor Moos & Minoes",
    path: "/oproep/aanmaken",
    ...data,
  });

describe.each(locales)("mails about a request in %s", (locale) => {
  it.each(requestNotificationTypes)("%s: one heading, one way on, one way out", async (type) => {
    const { subject, html, text } = await write(locale, { type });
    expect(html).toContain(`lang="${locale}"`);
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).toContain('href="https://kwispel.test/oproep/aanmaken"');
    expect(html).toContain('href="https://kwispel.test/unsubscribeMail?s=1"');
    expect(text).toContain("Oppas voor Moos & Minoes");
    for (const words of [subject, text]) {
      expect(words).not.toMatch(/\{\{|undefined|null|[a-z]\.request_/);
    }
  });
});

it("says which day was the last, where it was the days that ended it", async () => {
  expect((await write("nl")).text).toMatch(/^Laatste dag +ma 7 december$/m);
  expect((await write("en")).text).toMatch(/^Last day +Mon 7 December$/m);
  const emptied = await write("nl", { type: "request_deactivated", params: {} });
  expect(emptied.text).not.toContain("Laatste dag");
});
