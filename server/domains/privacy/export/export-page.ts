import { type Locale, numberTag } from "#contract/shared/locale.ts";
import en from "#messages/en/personal-data-file.json" with { type: "json" };
import nl from "#messages/nl/personal-data-file.json" with { type: "json" };
import type { ExportedTable } from "#server/db/personal-data/exported.ts";
import { createTexts } from "#server/platform/texts.ts";
import type { GivenRow } from "./export-rows.ts";

const text = createTexts({ nl, en });
type Words = typeof nl;
const words: Record<Locale, Words> = { nl, en };

type Rows = (table: ExportedTable) => AsyncIterable<GivenRow>;
type Page = { locale: Locale; now: Date };

/** What a person reads first: all of it in words, with its pictures, without any program but a browser. */
export async function* writePage(
  tables: readonly ExportedTable[],
  rows: Rows,
  { locale, now }: Page,
): AsyncGenerator<string> {
  const write = formatter(locale);
  const heading = inHtml(text(locale, "heading"));
  yield `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${heading}</title>
<style>${style}</style>
</head>
<body>
<h1>${heading}</h1>
<p>${inHtml(text(locale, "lead", { day: write(now) }))}</p>
<p>${inHtml(text(locale, "files"))}</p>
`;
  for (const table of tables) {
    let isFirst = true;
    for await (const { values } of rows(table)) {
      if (isFirst) yield `<h2>${inHtml(titleOf(locale, table.name))}</h2>\n`;
      isFirst = false;
      yield rowOf(table, values, { locale, write });
    }
  }
  yield "</body>\n</html>\n";
}

function titleOf(locale: Locale, name: string): string {
  return (words[locale].tables as Record<string, string>)[name] ?? name;
}

function labelOf(locale: Locale, column: string): string {
  return (words[locale].columns as Record<string, string>)[column] ?? column;
}

type Write = (value: unknown) => string;

/** Only what says something about them; the numbers that hold it together are in the other files. */
function rowOf(
  { columns }: ExportedTable,
  values: GivenRow["values"],
  { locale, write }: { locale: Locale; write: Write },
): string {
  const lines = Object.entries(values).flatMap(([name, value]) => {
    const kind = columns[name]?.kind;
    if (kind === "plain" || isEmpty(value)) return [];
    const label = inHtml(labelOf(locale, name));
    if (kind === "picture") return [`<dt>${label}</dt><dd>${pictureOf(String(value))}</dd>`];
    const amount = name.endsWith("Cents") && typeof value === "number";
    const words = amount ? euros.format(value / 100) : write(value);
    return [`<dt>${label}</dt><dd>${inHtml(words)}</dd>`];
  });
  return lines.length === 0 ? "" : `<dl>${lines.join("")}</dl>\n`;
}

function pictureOf(path: string): string {
  const href = inHtml(path);
  return path.endsWith(".webp")
    ? `<a href="${href}"><img src="${href}" alt="" loading="lazy"></a>`
    : `<a href="${href}">${href}</a>`;
}

function isEmpty(value: unknown): boolean {
  return (
    value === null || value === undefined || value === "" || (Array.isArray(value) && !value.length)
  );
}

const tagOf = (locale: Locale) => (locale === "nl" ? "nl-NL" : "en-GB");

const euros = new Intl.NumberFormat(numberTag, { style: "currency", currency: "EUR" });

function formatter(locale: Locale): Write {
  const moments = new Intl.DateTimeFormat(tagOf(locale), {
    dateStyle: "long",
    timeStyle: "short",
    timeZone: "Europe/Amsterdam",
  });
  const write = (value: unknown): string => {
    if (value instanceof Date) return moments.format(value);
    if (typeof value === "boolean") return text(locale, value ? "yes" : "no");
    if (Array.isArray(value)) return value.map(write).join(", ");
    if (typeof value === "object" && value !== null) {
      return Object.entries(value)
        .filter(([, each]) => !isEmpty(each))
        .map(([name, each]) => `${labelOf(locale, name)}: ${write(each)}`)
        .join("\n");
    }
    return String(value);
  };
  return write;
}

const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};
const inHtml = (value: string) => value.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);

const style = `
body{font:1rem/1.5 system-ui,sans-serif;max-width:48rem;margin:0 auto;padding:1.5rem;color:#1d2b26;background:#fffdf8}
h2{margin:2.5rem 0 .75rem;border-bottom:2px solid #d9e4dd;padding-bottom:.25rem}
dl{margin:0 0 1rem;padding:1rem;border:1px solid #d9e4dd;border-radius:.75rem;background:#fff;
display:grid;grid-template-columns:minmax(8rem,14rem) 1fr;gap:.25rem 1rem}
dt{color:#52645c}dd{margin:0;white-space:pre-wrap;overflow-wrap:anywhere}
img{max-width:100%;max-height:20rem;border-radius:.5rem}
@media(max-width:30rem){dl{grid-template-columns:1fr}dd{margin-bottom:.5rem}}
@media(prefers-color-scheme:dark){body{color:#e7efe9;background:#14201b}dl{background:#1b2a24;border-color:#32453c}
h2{border-color:#32453c}dt{color:#a9bdb2}a{color:#9fd8bd}}
`.replaceAll("\n", "");
