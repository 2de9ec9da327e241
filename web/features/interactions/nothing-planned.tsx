import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { profileTypeInUse, useUser } from "#web/lib/session/user.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import { LinkButton } from "#web/ui/link-button.tsx";
import { EmptyState } from "#web/ui/page/empty-state.tsx";

export type NothingPlannedProps = { picture: string };

/** What will be here, that it is not here yet, and what can be done in the meantime. */
export function NothingPlanned({ picture }: NothingPlannedProps) {
  const { t } = useTranslation("interactions");
  const urls = useUrls();
  const user = useUser();
  const isSitter = user !== null && profileTypeInUse(user) === "pet_sitter";
  return (
    <EmptyState
      title={t("logbooksEmpty.title")}
      art={<img src={picture} alt="" width={148} height={148} />}
      className="m-auto py-section"
      actions={<LinkButton to={urls.chats()}>{t("logbooksEmpty.chats")}</LinkButton>}
    >
      {t(isSitter ? "logbooksEmpty.sitter" : "logbooksEmpty.owner")}
    </EmptyState>
  );
}
