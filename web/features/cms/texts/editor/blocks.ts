import { anchorOf, freeAnchor } from "#contract/content/text-drafts.ts";

/**
 * A text as blocks: each is a section with its heading, and the first, which has none, is what comes before
 * them. A block is the same in both languages, and known by its anchor; its words differ.
 */
export type Block = {
  /** The anchor; null for what comes before the first heading. */
  anchor: string | null;
  title: string;
  markdown: string;
};

const heading = /^## +(.*?) *$/;
const fence = /^ {0,3}(```|~~~)/;

/** Cut at the headings of the second level; nothing else of the text is looked at, or changed. */
export function toBlocks(markdown: string): Block[] {
  const blocks: Block[] = [{ anchor: null, title: "", markdown: "" }];
  const lines: string[][] = [[]];
  let isFenced = false;
  for (const line of markdown.split("\n")) {
    if (fence.test(line)) isFenced = !isFenced;
    const [, head] = (!isFenced && heading.exec(line)) || [];
    if (head === undefined) {
      lines.at(-1)?.push(line);
      continue;
    }
    const [, title = head, anchor] = /^(.*?)\s*\{#([a-z][a-z-]*)\}$/.exec(head) ?? [];
    const taken = new Set(blocks.flatMap((block) => block.anchor ?? []));
    blocks.push({ anchor: freeAnchor(anchor ?? anchorOf(head), taken), title, markdown: "" });
    lines.push([]);
  }
  return blocks.map((block, at) => ({ ...block, markdown: (lines[at] ?? []).join("\n").trim() }));
}

export function fromBlocks(blocks: readonly Block[]): string {
  return blocks
    .flatMap(({ anchor, title, markdown }) => [
      ...(anchor === null ? [] : [`## ${title.replace(/\s+/g, " ").trim()} {#${anchor}}`]),
      ...(markdown.trim() === "" ? [] : [markdown.trim()]),
    ])
    .join("\n\n");
}

type InBoth = Record<"nl" | "en", Block[]>;

/** The same blocks in both languages, in the Dutch order; where one lacks a block, it has an empty one. */
export function alignBlocks({ nl, en }: InBoth): InBoth {
  const order = [...nl, ...en.filter((block) => !nl.some(isSameAs(block)))];
  const inOrder = (own: readonly Block[]) =>
    order.map((block) => own.find(isSameAs(block)) ?? { ...block, title: "", markdown: "" });
  return { nl: inOrder(nl), en: inOrder(en) };
}

const isSameAs = (one: Block) => (other: Block) => one.anchor === other.anchor;

/** A block that is not there yet, called by a name that is free. */
export function newBlock(blocks: readonly Block[], wish: string): Block {
  const taken = new Set(blocks.flatMap(({ anchor }) => anchor ?? []));
  return { anchor: freeAnchor(anchorOf(wish), taken), title: "", markdown: "" };
}

/** What comes before the first heading stays first. */
export function moveBlock(blocks: readonly Block[], at: number, step: 1 | -1): Block[] {
  const to = at + step;
  if (at < 1 || to < 1 || to >= blocks.length) return [...blocks];
  return blocks.toSpliced(at, 1).toSpliced(to, 0, blocks[at] as Block);
}
