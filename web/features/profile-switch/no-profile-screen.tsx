import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import cats from "#web/ui/art/scene-cats.svg?no-inline";
import { LinkButton } from "#web/ui/link-button.tsx";
import { EmptyState } from "#web/ui/page/empty-state.tsx";

const belongsTo = { pets: "pet_owner", badges: "pet_sitter", references: "pet_sitter" } as const;

/** What belongs to a profile of one type, opened by somebody who has none: they are offered one. */
export function NoProfileScreen({ about }: { about: keyof typeof belongsTo }) {
  const { t } = useTranslation(about);
  const urls = useUrls();
  return (
    <EmptyState
      level={1}
      className="[&_h1]:text-2xl"
      title={t("noProfile.title")}
      art={<img src={cats} alt="" width={320} height={240} />}
      actions={
        <LinkButton to={urls.switchProfile({ switchTo: belongsTo[about], backTo: urls[about]() })}>
          {t("noProfile.button")}
        </LinkButton>
      }
    >
      {t("noProfile.text")}
    </EmptyState>
  );
}
