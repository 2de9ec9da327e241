import { Fragment } from "react";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";

/**
 * A text in which `<terms>` and `<privacy>` mark the words that link there. They open a tab of their
 * own: who is filling in a form goes on where they were.
 */
export function LinkedText({ text }: { text: string }) {
  const { t } = useTranslation("ui");
  const urls = useUrls();
  return cutAtLinks(text).map(({ words, id }) =>
    id ? (
      <a key={words} href={urls.legalText(id)} target="_blank" rel="noopener" title={t("newTab")}>
        {words}
      </a>
    ) : (
      <Fragment key={words}>{words}</Fragment>
    ),
  );
}

const targets = ["terms", "privacy"] as const;
type Target = (typeof targets)[number];
export type Piece = { words: string; id?: Target };

const link = new RegExp(`<(${targets.join("|")})>(.+?)</\\1>`, "g");

/** `see the <terms>terms</terms>.` in three pieces, the middle one with where it leads. */
export function cutAtLinks(text: string): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const { 0: whole, 1: id, 2: words = "", index } of text.matchAll(link)) {
    pieces.push({ words: text.slice(from, index) }, { words, id: id as Target });
    from = index + whole.length;
  }
  return [...pieces, { words: text.slice(from) }].filter(({ words }) => words !== "");
}
