import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import cats from "#web/ui/art/scene-cats.svg?no-inline";
import { LinkButton } from "#web/ui/link-button.tsx";
import { EmptyState } from "#web/ui/page/empty-state.tsx";

/** Pets belong to an owner's profile; who has none is offered one. */
export function NoOwnerScreen() {
  const { t } = useTranslation("pets");
  const urls = useUrls();
  return (
    <EmptyState
      level={1}
      className="[&_h1]:text-2xl"
      title={t("noOwner.title")}
      art={<img src={cats} alt="" width={320} height={240} />}
      actions={
        <LinkButton to={urls.switchProfile({ switchTo: "pet_owner", backTo: urls.pets() })}>
          {t("noOwner.make")}
        </LinkButton>
      }
    >
      {t("noOwner.text")}
    </EmptyState>
  );
}
