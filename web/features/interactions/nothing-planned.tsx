import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { profileTypeInUse, useUser } from "#web/lib/session/user.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import { LinkButton } from "#web/ui/link-button.tsx";
import { EmptyState } from "#web/ui/page/empty-state.tsx";

export type NothingPlannedProps = { what: "bookings" | "logbooks"; picture: string };

/** What will be here, that it is not here yet, and what can be done in the meantime. */
export function NothingPlanned({ what, picture }: NothingPlannedProps) {
  const { t } = useTranslation("interactions");
  const urls = useUrls();
  const user = useUser();
  const isSitter = user !== null && profileTypeInUse(user) === "pet_sitter";
  const key = `${what}Empty` as const;
  return (
    <EmptyState
      title={t(`${key}.title`)}
      art={<img src={picture} alt="" width={148} height={148} />}
      className="m-auto py-section"
      actions={
        <>
          <LinkButton to={urls.chats()}>{t(`${key}.chats`)}</LinkButton>
          {what === "bookings" && (
            <LinkButton variant="secondary" to={isSitter ? urls.sitterWork() : urls.search()}>
              {t(isSitter ? "bookingsEmpty.findWork" : "bookingsEmpty.findSitter")}
            </LinkButton>
          )}
        </>
      }
    >
      {t(isSitter ? `${key}.sitter` : `${key}.owner`)}
    </EmptyState>
  );
}
