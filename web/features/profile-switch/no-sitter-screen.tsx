import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import cats from "#web/ui/art/scene-cats.svg?no-inline";
import { LinkButton } from "#web/ui/link-button.tsx";
import { EmptyState } from "#web/ui/page/empty-state.tsx";

/** What belongs to a sitter's profile, opened by somebody who has none: they are offered one. */
export function NoSitterScreen({ about }: { about: "badges" | "references" }) {
  const { t } = useTranslation(about);
  const urls = useUrls();
  return (
    <EmptyState
      level={1}
      className="[&_h1]:text-2xl"
      title={t("noSitter.title")}
      art={<img src={cats} alt="" width={320} height={240} />}
      actions={
        <LinkButton to={urls.switchProfile({ switchTo: "pet_sitter", backTo: urls[about]() })}>
          {t("noSitter.button")}
        </LinkButton>
      }
    >
      {t("noSitter.text")}
    </EmptyState>
  );
}
