import { Link } from "react-router";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import { Banner } from "#web/ui/page/banner.tsx";

/** Kindly, and with the way in: most people who see this have forgotten that they signed up. */
export function EmailTakenNote({ email }: { email: string | null }) {
  const { t } = useTranslation("signup");
  const urls = useUrls();
  return (
    <div aria-live="polite" className="empty:hidden">
      {email && (
        <Banner>
          <p>{t("account.taken")}</p>
          <p className="mt-1">
            <Link to={urls.login({ redirect: urls.signup() })} state={{ email }}>
              {t("account.takenLogin")}
            </Link>
          </p>
        </Banner>
      )}
    </div>
  );
}
