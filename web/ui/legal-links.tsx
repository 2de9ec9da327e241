import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { LegalTextId } from "#contract/content.ts";
import { useUrls } from "#web/lib/use-urls.ts";

/** For the `components` of a text with `<terms>` and `<privacy>` in it. */
export const legalLinks = {
  terms: <LegalLink id="terms" />,
  privacy: <LegalLink id="privacy" />,
};

/** In a tab of its own: who is filling in a form goes on where they were. */
function LegalLink({ id, children }: { id: LegalTextId; children?: ReactNode }) {
  const { t } = useTranslation("ui");
  const urls = useUrls();
  return (
    <a href={urls.legalText(id)} target="_blank" rel="noopener" title={t("newTab")}>
      {children}
    </a>
  );
}
