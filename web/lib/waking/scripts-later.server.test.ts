import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { expect, it } from "vitest";
import { scriptsLater } from "./scripts-later.server.ts";

const link = '<link rel="modulepreload" href="/a.js"/>';
const lower = '<link rel="modulepreload" fetchpriority="low" href="/a.js"/>';
const style = '<link rel="stylesheet" href="/a.css"/>';

it.each([
  [
    "in the head",
    [`<head>${style}${link}${link}</head><body>`],
    `<head>${style}${lower}${lower}</head><body>`,
  ],
  ["over several pieces", [`<head>${link}`, `${link}</head>`], `<head>${lower}${lower}</head>`],
  ["not behind the head", ["<head></head>", `<p>${link}</p>`], `<head></head><p>${link}</p>`],
  [
    "without harm to other letters",
    [`<title>één € 🐕</title>${link}`],
    `<title>één € 🐕</title>${lower}`,
  ],
])("lowers script preloads %s", async (_, pieces, expected) => {
  const stream = Readable.from(pieces.map((piece) => Buffer.from(piece)));
  expect(await text(stream.pipe(scriptsLater()))).toBe(expected);
});

it("passes on a letter that is cut in two", async () => {
  const bytes = Buffer.from("<head>€</head>");
  const stream = Readable.from([bytes.subarray(0, 7), bytes.subarray(7)]);
  expect(await text(stream.pipe(scriptsLater()))).toBe("<head>€</head>");
});
