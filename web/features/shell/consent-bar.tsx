import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useRouteLoaderData } from "react-router";
import { type Consent, storeConsent } from "#web/lib/consent.ts";
import { Button } from "#web/ui/button.tsx";

/** Yes and no look the same and weigh the same; until either, only what is needed is stored. */
export function ConsentBar() {
  const { t } = useTranslation("shell");
  const root = useRouteLoaderData<{ consent?: Consent | null }>("root");
  const [answered, setAnswered] = useState(false);
  if (answered || root?.consent) return null;

  function answer(consent: Consent) {
    storeConsent(consent);
    setAnswered(true);
  }

  return (
    <section
      aria-label={t("consent.label")}
      className="fixed inset-x-0 bottom-bar z-40 pb-[env(safe-area-inset-bottom)]"
    >
      <div className="border-t border-line bg-surface md:border-t-0 md:bg-transparent md:pb-4">
        <div className="wrap flex flex-col gap-3 py-3 md:flex-row md:items-center md:justify-between md:gap-6 md:rounded-card md:border md:border-line md:bg-surface md:px-6 md:py-4 md:shadow-float">
          <p className="text-sm">{t("consent.text")}</p>
          <div className="grid shrink-0 grid-cols-2 gap-2">
            <Button variant="secondary" size="sm" onClick={() => answer("reject")}>
              {t("consent.reject")}
            </Button>
            <Button variant="secondary" size="sm" onClick={() => answer("accept")}>
              {t("consent.accept")}
            </Button>
          </div>
        </div>
      </div>
    </section>
  );
}
