import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import lost from "#web/ui/art/scene-lost.svg?no-inline";
import { LinkButton } from "#web/ui/link-button.tsx";
import { PageMessage } from "./page-message.tsx";

export function NotFoundScreen() {
  const { t } = useTranslation("shell");
  return (
    <PageMessage
      picture={lost}
      title={t("notFound.heading")}
      actions={<LinkButton to="/">{t("notFound.home")}</LinkButton>}
    >
      {t("notFound.text")}
    </PageMessage>
  );
}
