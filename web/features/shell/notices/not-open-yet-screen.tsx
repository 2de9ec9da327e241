import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { useUser } from "#web/lib/session/user.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import garden from "#web/ui/art/scene-garden.svg?no-inline";
import { LinkButton } from "#web/ui/link-button.tsx";
import type { Place } from "../bars/places.ts";
import { PageMessage } from "./page-message.tsx";

export type NotOpenYetScreenProps = { place: Place };

/** A part of the product that opens later. It says so, and leads to what is open. */
export function NotOpenYetScreen({ place }: NotOpenYetScreenProps) {
  const { t } = useTranslation("not-open-yet");
  const urls = useUrls();
  const user = useUser();
  return (
    <div className="wrap py-section">
      <PageMessage
        picture={garden}
        title={t("heading")}
        level={1}
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
