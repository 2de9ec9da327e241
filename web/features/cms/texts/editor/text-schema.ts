import { Node, type NodeViewRenderer } from "@tiptap/core";
import StarterKit from "@tiptap/starter-kit";

/** What a text can have; whatever else its Markdown says is kept as it was written (`source`). */
export const Source = Node.create({
  name: "source",
  group: "block",
  atom: true,
  selectable: true,
  addAttributes: () => ({ markdown: { default: "" } }),
  parseHTML: () => [],
  renderHTML: ({ node }) => ["pre", { "data-source": "" }, String(node.attrs.markdown)],
});

export const Picture = Node.create({
  name: "picture",
  group: "inline",
  inline: true,
  draggable: true,
  addAttributes: () => ({ id: { default: null }, alternative: { default: "" } }),
  parseHTML: () => [],
  renderHTML: ({ node }) => [
    "img",
    { "data-picture": String(node.attrs.id), alt: String(node.attrs.alternative) },
  ],
});

/** TipTap's own nodes and marks, as far as Markdown and our pages have them. */
const kit = StarterKit.configure({
  codeBlock: false,
  heading: { levels: [3, 4] },
  horizontalRule: false,
  strike: false,
  underline: false,
  trailingNode: false,
  link: { openOnClick: false, autolink: false, protocols: ["mailto"] },
}).extend({
  addGlobalAttributes: () => [
    {
      types: ["heading"],
      attributes: {
        // A smaller heading can be linked to; who writes need not know.
        anchor: {
          default: null,
          parseHTML: () => null,
          renderHTML: ({ anchor }) => (anchor ? { "data-anchor": anchor } : {}),
        },
      },
    },
    {
      types: ["bulletList", "orderedList"],
      // Whether its points stand close together, as they were written.
      attributes: { tight: { default: true, parseHTML: () => true, renderHTML: () => ({}) } },
    },
    {
      types: ["listItem"],
      attributes: {
        // A point to tick off: `[ ]` or `[x]`.
        task: {
          default: null,
          parseHTML: () => null,
          renderHTML: ({ task }) => (task ? { "data-task": task } : {}),
        },
      },
    },
  ],
});

export const textExtensions = [kit, Source, Picture];

/** The same in a page, where some are shown in a way of their own. */
export const shownExtensions = (views: { source: NodeViewRenderer; picture: NodeViewRenderer }) => [
  kit,
  Source.extend({ addNodeView: () => views.source }),
  Picture.extend({ addNodeView: () => views.picture }),
];
