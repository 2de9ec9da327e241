import { getSchema } from "@tiptap/core";
import type { Mark, Node as TextNode } from "@tiptap/pm/model";
import { MarkdownParser, MarkdownSerializer } from "prosemirror-markdown";
import { reader } from "./markdown-reader.ts";
import { textExtensions } from "./text-schema.ts";

/** Markdown as the editor reads and writes it; `blocks.ts` has cut the text into sections before. */
const schema = getSchema(textExtensions);

const parser = new MarkdownParser(schema, reader, {
  paragraph: { block: "paragraph" },
  heading: {
    block: "heading",
    getAttrs: ({ tag, meta }) => ({ level: Number(tag.slice(1)), anchor: meta?.anchor ?? null }),
  },
  bullet_list: { block: "bulletList", getAttrs: ({ meta }) => ({ tight: meta?.tight ?? true }) },
  ordered_list: {
    block: "orderedList",
    getAttrs: (token) => ({
      start: Number(token.attrGet("start") ?? 1),
      tight: token.meta?.tight ?? true,
    }),
  },
  list_item: { block: "listItem", getAttrs: ({ meta }) => ({ task: meta?.task ?? null }) },
  blockquote: { block: "blockquote" },
  source: {
    node: "source",
    noCloseToken: true,
    getAttrs: ({ content }) => ({ markdown: content }),
  },
  image: {
    node: "picture",
    getAttrs: (token) => ({
      id: Number(token.attrGet("src")?.replace("picture:", "")),
      alternative: token.content,
    }),
  },
  hardbreak: { node: "hardBreak" },
  em: { mark: "italic" },
  strong: { mark: "bold" },
  link: { mark: "link", getAttrs: (token) => ({ href: token.attrGet("href") }) },
  code_inline: { mark: "code", noCloseToken: true },
});

const serializer = new MarkdownSerializer(
  {
    paragraph(state, node) {
      state.renderInline(node);
      state.closeBlock(node);
    },
    heading(state, node) {
      state.write(`${"#".repeat(node.attrs.level)} `);
      state.renderInline(node, false);
      if (node.attrs.anchor) state.write(` {#${node.attrs.anchor}}`);
      state.closeBlock(node);
    },
    bulletList(state, node) {
      state.renderList(node, "  ", () => "- ");
    },
    orderedList(state, node) {
      const start = Number(node.attrs.start ?? 1);
      const width = String(start + node.childCount - 1).length + 2;
      state.renderList(node, " ".repeat(width), (at) => `${start + at}. `.padEnd(width));
    },
    listItem(state, node) {
      if (node.attrs.task) state.write(`${node.attrs.task} `);
      state.renderContent(node);
    },
    blockquote(state, node) {
      state.wrapBlock("> ", null, node, () => state.renderContent(node));
    },
    source(state, node) {
      // Line by line, so that it stands as it did.
      for (const [at, line] of String(node.attrs.markdown).split("\n").entries()) {
        if (at > 0) state.write("\n");
        state.write(line);
      }
      state.closeBlock(node);
    },
    picture(state, node) {
      const { id, alternative } = node.attrs;
      const words = String(alternative)
        .replace(/[\s\\]+/g, " ")
        .replace(/[[\]]/g, "\\$&");
      state.write(`![${words}](picture:${id})`);
    },
    hardBreak(state, node, parent, index) {
      // At the end of a paragraph it would be a backslash.
      const isLast = Array.from({ length: parent.childCount - index - 1 }).every(
        (_, at) => parent.child(index + 1 + at).type === node.type,
      );
      if (!isLast) state.write("\\\n");
    },
    text(state, node) {
      state.text(node.text ?? "");
    },
  },
  {
    italic: { open: "*", close: "*", mixable: true, expelEnclosingWhitespace: true },
    bold: { open: "**", close: "**", mixable: true, expelEnclosingWhitespace: true },
    link: { open: "[", close: (_state, mark: Mark) => `](${address(mark.attrs.href)})` },
    code: {
      open: (_state, _mark, parent, index) => ticksFor(parent.child(index), true),
      close: (_state, _mark, parent, index) => ticksFor(parent.child(index - 1), false),
      escape: false,
    },
  },
);

/** An address with a blank or a bracket in it needs pointed ones round it. */
const address = (href: string) =>
  /[\s()<>]/.test(href) ? `<${href.replace(/[<>\n]/g, encodeURIComponent)}>` : href;

/** One more than there are inside. */
function ticksFor(node: TextNode, isOpening: boolean): string {
  const runs = node.text?.match(/`+/g) ?? [];
  const ticks = "`".repeat(Math.max(0, ...runs.map(({ length }) => length)) + 1);
  if (runs.length === 0) return ticks;
  return isOpening ? `${ticks} ` : ` ${ticks}`;
}

/** As the editor has it: a document in JSON. */
export function readMarkdown(markdown: string) {
  return parser.parse(markdown).toJSON();
}

export function writeMarkdown(document: TextNode): string {
  return serializer.serialize(document, { tightLists: true });
}

/** From Markdown to Markdown, as if somebody had opened a text and saved it. */
export function rewrite(markdown: string): string {
  return writeMarkdown(parser.parse(markdown));
}
