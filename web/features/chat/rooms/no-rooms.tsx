import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { profileTypeInUse, useUser } from "#web/lib/session/user.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import phone from "#web/ui/art/scene-phone.svg?no-inline";
import { LinkButton } from "#web/ui/link-button.tsx";
import { EmptyState } from "#web/ui/page/empty-state.tsx";
import type { RoomFilter } from "./room-lists.ts";

/** Why there is nothing, and what to do about it. */
export function NoRooms({ filter, name }: { filter: RoomFilter; name: string }) {
  const { t } = useTranslation("chat");
  const urls = useUrls();
  const user = useUser();
  const isSitter = user !== null && profileTypeInUse(user) === "pet_sitter";
  if (name !== "") {
    return (
      <EmptyState title={t("empty.search.title")}>
        <p className="wrap-anywhere">{t("empty.search.text", { name })}</p>
      </EmptyState>
    );
  }
  if (filter !== "open") {
    return <EmptyState title={t(`empty.${filter}.title`)}>{t(`empty.${filter}.text`)}</EmptyState>;
  }
  return (
    <EmptyState
      title={t("empty.open.title")}
      art={<img src={phone} alt="" width={148} height={148} />}
      actions={
        <LinkButton to={isSitter ? urls.sitterWork() : urls.search()}>
          {t(isSitter ? "empty.open.findWork" : "empty.open.findSitter")}
        </LinkButton>
      }
    >
      {t(isSitter ? "empty.open.sitter" : "empty.open.owner")}
    </EmptyState>
  );
}
