import { Link } from "react-router";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";

export function SittersBand() {
  const { t } = useTranslation("home");
  const urls = useUrls();
  return (
    <section className="bg-deep py-section text-on-deep">
      <div className="wrap flex flex-wrap items-center justify-between gap-6">
        <div>
          <h2>{t("sitters.title")}</h2>
          <p className="mt-3 text-on-deep-soft">{t("sitters.text")}</p>
        </div>
        <Link
          to={urls.signup("pet_sitter")}
          className="inline-flex min-h-12 items-center rounded-full bg-cream px-5.5 font-semibold text-on-cream no-underline focus-visible:outline-cream"
        >
          {t("sitters.action")}
        </Link>
      </div>
    </section>
  );
}
