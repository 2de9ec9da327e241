import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import type { TextKind } from "#contract/content/texts.ts";
import { type Locale, locales } from "#contract/shared/locale.ts";
import { productFolder } from "#server/db/product-folder.ts";
import type { TextSpace } from "#server/db/schema/content/texts.ts";
import { parseTextFile } from "#server/platform/legal/text-file.ts";
import { type SettingsOf, settingsOfFile } from "./texts.rules.ts";

/** What each folder of `content/<language>/` holds; content/README.md describes the files. */
const folders: readonly { folder: string; kind: TextKind; space: TextSpace }[] = [
  { folder: "", kind: "legal", space: "page" },
  { folder: "pages", kind: "info", space: "page" },
  { folder: "animals", kind: "animal", space: "page" },
  { folder: "faq", kind: "faq", space: "faq" },
  { folder: "blog", kind: "article", space: "blog" },
];

export type FirstWords = {
  title: string;
  description: string;
  lead: string | null;
  author: string | null;
  markdown: string;
};

export type FirstText = {
  kind: TextKind;
  space: TextSpace;
  slug: string;
  settings: SettingsOf<TextKind>;
  /** The day that an article bears, or since which a text holds that people agree to. */
  date: string | null;
  words: Record<Locale, FirstWords>;
};

export function readFirstTexts(): FirstText[] {
  return folders.flatMap(({ folder, kind, space }) =>
    globSync("*.md", { cwd: folderOf("nl", folder) })
      .toSorted()
      .map((file): FirstText => {
        const [nl, en] = locales.map((locale) =>
          readFile(path.join(folderOf(locale, folder), file)),
        );
        if (!nl || !en) throw new Error(`not in every language: ${file}`);
        return {
          kind,
          space,
          slug: file.replace(/\.md$/, ""),
          settings: settingsOfFile(kind, nl.head),
          date: nl.head.date ?? nl.head.version ?? null,
          words: { nl: wordsOf(nl), en: wordsOf(en) },
        };
      }),
  );
}

type File = ReturnType<typeof parseTextFile>;

const folderOf = (locale: Locale, folder: string) =>
  path.join(productFolder, "content", locale, folder);

const readFile = (file: string): File => parseTextFile(readFileSync(file, "utf8"));

function wordsOf({ head, markdown }: File): FirstWords {
  const { title, description, lead = null, author = null } = head;
  if (!title || !description) throw new Error(`a text without title or description: ${head.slug}`);
  return { title, description, lead, author, markdown };
}
