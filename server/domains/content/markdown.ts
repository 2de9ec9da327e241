import { Marked, type Token, type Tokens } from "marked";

export type Section = { id: string; title: string; html: string };

/**
 * Our own texts as HTML. What such a text has no use for, it can't do: markup in it shows as it was
 * written, and links lead to this site, to an https address or to a mailbox.
 */
const marked = new Marked({
  renderer: {
    html: ({ text }) => escapeHtml(text),
    link({ href, tokens }) {
      const text = this.parser.parseInline(tokens);
      if (!/^(\/(?!\/)|#|https:\/\/|mailto:)/.test(href)) return text;
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

/** A text in its sections, each begun by a line such as `## Who we are {#contact}`. */
export function renderSections(markdown: string): { introHtml: string; sections: Section[] } {
  const intro: Token[] = [];
  const sections: { id: string; title: string; tokens: Token[] }[] = [];
  for (const token of marked.lexer(markdown)) {
    if (isSectionHead(token)) sections.push({ ...readHead(token.text), tokens: [] });
    else (sections.at(-1)?.tokens ?? intro).push(token);
  }
  return {
    introHtml: marked.parser(intro),
    sections: sections.map(({ tokens, ...head }) => ({ ...head, html: marked.parser(tokens) })),
  };
}

function isSectionHead(token: Token): token is Tokens.Heading {
  return token.type === "heading" && (token as Tokens.Heading).depth === 2;
}

/** The anchor is written, not made of the title: a title may change, and is another in each language. */
function readHead(text: string): { id: string; title: string } {
  const [, title, id] = /^(.+?)\s*\{#([a-z][a-z-]*)\}$/.exec(text) ?? [];
  if (!title || !id) throw new Error(`a section without an anchor: ${text}`);
  return { id, title };
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
