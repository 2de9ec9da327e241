import type { AdminText } from "#contract/content/admin-texts.ts";
import { type DraftSettings, type DraftWords, textFields } from "#contract/content/text-drafts.ts";
import type { TextKind } from "#contract/content/texts.ts";
import { alignBlocks, type Block, fromBlocks, toBlocks } from "./editor/blocks.ts";

/** A text as it is being written: its words in blocks. */
export type EditedWords = Omit<DraftWords, "markdown"> & { blocks: Block[] };
export type Draft = { settings: DraftSettings; nl: EditedWords; en: EditedWords };

export function toDraft({ settings, nl, en }: AdminText): Draft {
  const blocks = alignBlocks({ nl: toBlocks(nl.markdown), en: toBlocks(en.markdown) });
  return { settings, nl: { ...nl, blocks: blocks.nl }, en: { ...en, blocks: blocks.en } };
}

/** As it is sent; of the pieces of a text only those that its kind has. */
export function toBody(kind: TextKind, { settings, nl, en }: Draft) {
  return { settings, nl: toWords(kind, nl), en: toWords(kind, en) };
}

function toWords(kind: TextKind, { title, description, blocks, ...more }: EditedWords): DraftWords {
  const own = textFields[kind].words.map((field) => [field, more[field] ?? ""]);
  return { title, description, ...Object.fromEntries(own), markdown: fromBlocks(blocks) };
}
