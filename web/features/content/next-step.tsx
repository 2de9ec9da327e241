import type { Audience } from "#contract/content/texts.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import { LinkButton } from "#web/ui/link-button.tsx";

/** Where a reader goes on: an owner to the search, a sitter to a profile of their own. */
export function NextStep({ audience }: { audience: Audience | undefined }) {
  const { t } = useTranslation("content");
  const urls = useUrls();
  if (audience === "sitter") {
    return <LinkButton to={urls.signup("pet_sitter")}>{t("next.sitter")}</LinkButton>;
  }
  return <LinkButton to={urls.search()}>{t("next.owner")}</LinkButton>;
}
