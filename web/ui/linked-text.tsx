import { Fragment } from "react";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import { cutAtLinks } from "./cut-at-links.ts";

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
