import { Marked, type Token, type Tokens } from "marked";
import type { TextPart, TextSection } from "#contract/content/texts.ts";

/** A text as HTML, cut at its headings. */
export type RenderedText = { introHtml: string; sections: TextSection[] };

/**
 * Our own texts as HTML. What such a text has no use for, it can't do: markup in it shows as it was
 * written, and links lead to this site, to an https address or to a mailbox.
 */
const marked = new Marked({
  renderer: {
    html: ({ text }) => escapeHtml(text),
    link({ href, tokens }) {
      const text = this.parser.parseInline(tokens);
      if (!/^(\/(?![/\\])|#|https:\/\/|mailto:)/.test(href)) return text;
      const rel = href.startsWith("https:") ? ' rel="noopener"' : "";
      return `<a href="${escapeHtml(href)}"${rel}>${text}</a>`;
    },
    image: ({ text }) => escapeHtml(text),
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

type Piece = { id: string; title: string; tokens: Token[] };

/**
 * A text in its sections, each begun by a line such as `## Who we are {#contact}`; a smaller heading
 * with an anchor begins a part of one. content/README.md has the anchors that say what a section is.
 */
export function renderSections(markdown: string): RenderedText {
  const intro: Token[] = [];
  const sections: (Piece & { parts: Piece[] })[] = [];
  for (const token of marked.lexer(markdown)) {
    const section = sections.at(-1);
    const part = headOf(token, 3);
    if (isHeading(token, 2)) sections.push({ ...getHead(token), tokens: [], parts: [] });
    else if (section && part) section.parts.push({ ...part, tokens: [] });
    else (section?.parts.at(-1)?.tokens ?? section?.tokens ?? intro).push(token);
  }
  return { introHtml: marked.parser(intro), sections: sections.map(renderSection) };
}

function renderSection({ id, title, tokens, parts }: Piece & { parts: Piece[] }): TextSection {
  const course = id === "visit" ? tokens.find(isTable) : undefined;
  const points = id === "checklist" ? tokens.find(isList) : undefined;
  const rest = tokens.filter((token) => token !== course && token !== points);
  return {
    ...renderPart({ id, title, tokens: rest }),
    parts: parts.map(renderPart),
    ...(course ? { moments: course.rows.map(momentOf) } : {}),
    ...(points ? { tasks: points.items.map(taskOf) } : {}),
  };
}

function renderPart({ tokens, ...head }: Piece): TextPart {
  return { ...head, html: marked.parser(tokens) };
}

function momentOf([when, what, how]: Tokens.TableCell[]) {
  return { when: when?.text ?? "", what: what?.text ?? "", how: how?.text ?? "" };
}

/** Without the box, which the page draws. */
function taskOf({ text }: Tokens.ListItem): string {
  return marked.parseInline(text, { async: false });
}

const isTable = (token: Token): token is Tokens.Table => token.type === "table";
const isList = (token: Token): token is Tokens.List => token.type === "list";

function isHeading(token: Token, depth: number): token is Tokens.Heading {
  return token.type === "heading" && (token as Tokens.Heading).depth === depth;
}

/** The anchor is written, not made of the title: a title may change, and is another in each language. */
function headOf(token: Token, depth: number): { id: string; title: string } | null {
  if (!isHeading(token, depth)) return null;
  const [, title, id] = /^(.+?)\s*\{#([a-z][a-z-]*)\}$/.exec(token.text) ?? [];
  return title && id ? { id, title } : null;
}

function getHead(token: Tokens.Heading): { id: string; title: string } {
  const head = headOf(token, token.depth);
  if (!head) throw new Error(`a section without an anchor: ${token.text}`);
  return head;
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
