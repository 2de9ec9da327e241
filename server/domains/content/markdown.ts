import { Marked, type Token, type Tokens } from "marked";
import { anchorOf, freeAnchor } from "#contract/content/text-drafts.ts";
import type { TextPart, TextSection } from "#contract/content/texts.ts";
import type { StoredImage } from "#contract/shared/images.ts";

/** A text as HTML, cut at its headings. */
export type RenderedText = { introHtml: string; sections: TextSection[] };

/** The pictures that a text may show, by their ids. */
export type Pictures = ReadonlyMap<number, StoredImage>;

const noPictures: Pictures = new Map();

/**
 * Our own texts as HTML. What such a text has no use for, it can't do: markup in it shows as it was
 * written, links lead to this site, to an https address or to a mailbox, and pictures are ours.
 */
function createMarked(pictures: Pictures): Marked {
  return new Marked({
    renderer: {
      html: ({ text }) => escapeHtml(text),
      link({ href, tokens }) {
        const text = this.parser.parseInline(tokens);
        if (!isSafeLink(href)) return text;
        const rel = href.startsWith("https:") ? ' rel="noopener"' : "";
        return `<a href="${escapeHtml(href)}"${rel}>${text}</a>`;
      },
      image({ href, text }) {
        const picture = pictures.get(pictureIdOf(href) ?? 0);
        return picture ? imageTag(picture, text) : escapeHtml(text);
      },
      code: ({ text }) => `<pre><code>${escapeHtml(text)}\n</code></pre>\n`,
      table({ header, rows }) {
        const inline = ({ tokens }: Tokens.TableCell) => this.parser.parseInline(tokens);
        const heads = header.map(
          (cell) => `<th role="columnheader" scope="col">${inline(cell)}</th>`,
        );
        const lines = rows.map((cells) =>
          cells.map((cell, at) => {
            const kind = at === 0 ? 'th role="rowheader" scope="row"' : 'td role="cell"';
            const label = escapeHtml(header[at]?.text ?? "");
            return `<${kind} data-label="${label}">${inline(cell)}</${at === 0 ? "th" : "td"}>`;
          }),
        );
        // On a phone a row is a block of its own, which would take its role away if it were not named.
        return `<table role="table"><thead role="rowgroup"><tr role="row">${heads.join("")}</tr></thead><tbody role="rowgroup">${lines
          .map((cells) => `<tr role="row">${cells.join("")}</tr>`)
          .join("")}</tbody></table>`;
      },
    },
  });
}

const isSafeLink = (href: string) => /^(\/(?![/\\])|#|https:\/\/|mailto:)/.test(href);

/** `picture:12`; null for anything else. */
function pictureIdOf(href: string): number | null {
  const [, id] = /^picture:([1-9]\d{0,8})$/.exec(href) ?? [];
  return id ? Number(id) : null;
}

/** It waits until it is seen, and has its room before it comes. */
function imageTag({ url, sizes, width, height }: StoredImage, alternative: string): string {
  const set = sizes.map((size) => `${size.url} ${size.width}w`).join(", ");
  return `<img src="${escapeHtml(url)}" srcset="${escapeHtml(set)}" sizes="(min-width: 45rem) 42rem, 100vw" width="${width}" height="${height}" alt="${escapeHtml(alternative)}" loading="lazy" decoding="async">`;
}

type Head = { id: string; title: string };
type Piece = Head & { tokens: Token[] };

/**
 * A text in its sections, each begun by a line such as `## Who we are {#contact}`; a smaller heading
 * with an anchor begins a part of one. content/README.md has the anchors that say what a section is.
 * A draft may still lack an anchor, or have one twice: it gets one, as it has to be shown while it is
 * written. Nothing is published so (`text-checks.rules.ts`).
 */
export function renderSections(markdown: string, pictures = noPictures): RenderedText {
  const marked = createMarked(pictures);
  const intro: Token[] = [];
  const sections: (Piece & { parts: Piece[] })[] = [];
  const taken = new Set<string>();
  const take = (head: Head) => {
    const id = freeAnchor(head.id, taken);
    taken.add(id);
    return { ...head, id, tokens: [] };
  };
  for (const token of marked.lexer(markdown)) {
    const section = sections.at(-1);
    const part = isHeading(token, 3) ? headOf(token) : null;
    if (isHeading(token, 2))
      sections.push({ ...take(headOf(token) ?? headless(token)), parts: [] });
    else if (section && part) section.parts.push(take(part));
    else (section?.parts.at(-1)?.tokens ?? section?.tokens ?? intro).push(token);
  }
  return {
    introHtml: marked.parser(intro),
    sections: sections.map((section) => renderSection(marked, section)),
  };
}

function renderSection(
  marked: Marked,
  { id, title, tokens, parts }: Piece & { parts: Piece[] },
): TextSection {
  const course = id === "visit" ? tokens.find(isTable) : undefined;
  const points = id === "checklist" ? tokens.find(isList) : undefined;
  const rest = tokens.filter((token) => token !== course && token !== points);
  return {
    ...renderPart(marked, { id, title, tokens: rest }),
    parts: parts.map((part) => renderPart(marked, part)),
    ...(course ? { moments: course.rows.map(momentOf) } : {}),
    // Without the box, which the page draws.
    ...(points
      ? { tasks: points.items.map(({ text }) => marked.parseInline(text, { async: false })) }
      : {}),
  };
}

function renderPart(marked: Marked, { tokens, ...head }: Piece): TextPart {
  return { ...head, html: marked.parser(tokens) };
}

function momentOf([when, what, how]: Tokens.TableCell[]) {
  return { when: when?.text ?? "", what: what?.text ?? "", how: how?.text ?? "" };
}

/** What a text is made of, for who checks it: its headings and its pictures, in their order. */
export type Outline = {
  headings: { depth: number; title: string; anchor: string | null }[];
  pictures: { id: number | null; alternative: string }[];
};

export function outlineOf(markdown: string): Outline {
  const marked = createMarked(noPictures);
  const outline: Outline = { headings: [], pictures: [] };
  const tokens = marked.lexer(markdown);
  for (const token of tokens) {
    if (token.type !== "heading") continue;
    const heading = token as Tokens.Heading;
    const { title, id = null } = headOf(heading) ?? { title: heading.text };
    outline.headings.push({ depth: heading.depth, title, anchor: id });
  }
  marked.walkTokens(tokens, (token) => {
    if (token.type !== "image") return;
    const { href, text } = token as Tokens.Image;
    outline.pictures.push({ id: pictureIdOf(href), alternative: text });
  });
  return outline;
}

const isTable = (token: Token): token is Tokens.Table => token.type === "table";
const isList = (token: Token): token is Tokens.List => token.type === "list";

function isHeading(token: Token, depth: number): token is Tokens.Heading {
  return token.type === "heading" && (token as Tokens.Heading).depth === depth;
}

/** The anchor is written, not made of the title: a title may change, and is another in each language. */
function headOf(token: Tokens.Heading): Head | null {
  const [, title, id] = /^(.+?)\s*\{#([a-z][a-z-]*)\}$/.exec(token.text) ?? [];
  return title && id ? { id, title } : null;
}

/** A heading without an anchor, or one that is nothing else. */
function headless({ text }: Tokens.Heading): Head {
  return { id: anchorOf(text), title: text.replace(/\s*\{#[^}]*\}$/, "") };
}

const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? "");
}
