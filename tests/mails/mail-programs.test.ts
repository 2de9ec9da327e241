import { caniemail } from "caniemail";
import { expect, it } from "vitest";
import { locales } from "#contract/shared/locale.ts";
import { testServer } from "#tests/setup/test-server.ts";
import { samples } from "./mail-samples.ts";
import { writeMail } from "./write-mail.ts";

const server = testServer({ isEmptied: false });

/** What people in the Netherlands read their mail with. */
const programs = [
  ...(["gmail.*", "outlook.*", "apple-mail.*"] as const),
  ...(["yahoo.*", "samsung-email.*", "thunderbird.*", "protonmail.*"] as const),
];

/** What some of them don't know, by caniemail's names, and why a mail does without it there. */
const mayBeMissing: Record<string, string> = {
  "@media": "the mail is light, as it is written in the elements themselves",
  "<style> element": "the same",
  "<body> element": "its colour is on the table inside it, too",
  "border-radius": "corners are square",
  "display:none": "the line that lists show of a mail stands above it",
  opacity: "the same line",
  overflow: "the same line",
  "white-space": "the lines of what somebody wrote run on, and a label may break",
  "height property": "a line's height holds the row open",
  "text-decoration": "links are told by their colour",
  "text-decoration-line": "the same",
  "target attribute": "the program decides where a link opens",
  "role attribute": "a table of the layout is read out as one",
};

it.each(locales)(
  "mails ask of no mail program what they can't do without, in %s",
  async (locale) => {
    const missing = new Set<string>();
    for (const [kind, ofKind] of Object.entries(samples)) {
      for (const { data } of ofKind) {
        const { html } = await writeMail(server.current.platform, { kind, locale, data });
        const { errors } = caniemail({ clients: programs, html }).issues;
        for (const issues of errors.values()) for (const { title } of issues) missing.add(title);
      }
    }
    expect([...missing].toSorted()).toEqual(Object.keys(mayBeMissing).toSorted());
  },
);
