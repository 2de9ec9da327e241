import type { ProfileType } from "#contract/profiles.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import near from "#web/ui/art/scene-near.svg?no-inline";
import { LinkButton } from "#web/ui/link-button.tsx";
import { EmptyState } from "#web/ui/page/empty-state.tsx";

/** Nothing planned, and nothing that was: how it comes to a first one. */
export function NoBookings({ side }: { side: ProfileType }) {
  const { t } = useTranslation("bookings");
  const urls = useUrls();
  const isSitter = side === "pet_sitter";
  return (
    <EmptyState
      title={t("empty.title")}
      art={<img src={near} alt="" width={148} height={148} />}
      className="m-auto px-gutter py-section md:px-6 md:py-8"
      actions={
        <>
          <LinkButton to={isSitter ? urls.sitterWork() : urls.search()}>
            {t(isSitter ? "empty.findWork" : "empty.findSitter")}
          </LinkButton>
          <LinkButton variant="secondary" to={urls.chats()}>
            {t("empty.chats")}
          </LinkButton>
        </>
      }
    >
      {t(isSitter ? "empty.sitter" : "empty.owner")}
    </EmptyState>
  );
}
