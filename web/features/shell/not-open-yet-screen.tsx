import { useTranslation } from "react-i18next";
import { useUrls } from "#web/lib/use-urls.ts";
import { useUser } from "#web/lib/user.ts";
import garden from "#web/ui/art/scene-garden.svg?no-inline";
import { LinkButton } from "#web/ui/link-button.tsx";
import { PageMessage } from "./page-message.tsx";
import type { Place } from "./places.ts";

export type NotOpenYetScreenProps = { place: Place; level: 1 | 2 };

/** A part of the product that opens later. It says so, and leads to what is open. */
export function NotOpenYetScreen({ place, level }: NotOpenYetScreenProps) {
  const { t } = useTranslation("not-open-yet");
  const urls = useUrls();
  const user = useUser();
  return (
    <div className="wrap py-section">
      <PageMessage
        picture={garden}
        title={t("heading")}
        level={level}
        actions={
          <>
            <LinkButton to={urls.home()}>{t("home")}</LinkButton>
            {user ? (
              <LinkButton to={urls.settings()} variant="secondary">
                {t("settings")}
              </LinkButton>
            ) : (
              <LinkButton to={urls.login()} variant="secondary">
                {t("login")}
              </LinkButton>
            )}
          </>
        }
      >
        {t("text", { what: t(`places.${place}.what`) })}
      </PageMessage>
    </div>
  );
}
