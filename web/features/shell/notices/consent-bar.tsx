import { useEffect, useRef, useState } from "react";
import { Link, useRouteLoaderData } from "react-router";
import type { Consent } from "#contract/shared/guest-cookies.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { onConsentAsked, rememberProfileType, storeConsent } from "#web/lib/session/consent.ts";
import { profileTypeInUse, useUser } from "#web/lib/session/user.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import { Button } from "#web/ui/button.tsx";

/** Yes and no look the same and weigh the same. Asked once, and again by the button in the footer. */
export function ConsentBar() {
  const { t } = useTranslation("shell");
  const urls = useUrls();
  const root = useRouteLoaderData<{ consent?: Consent | null }>("root");
  const user = useUser();
  const [state, setState] = useState<"first" | "again" | "answered">("first");
  const ref = useRef<HTMLElement>(null);
  const cameFrom = useRef<Element | null>(null);

  useEffect(
    () =>
      onConsentAsked(() => {
        cameFrom.current = document.activeElement;
        setState("again");
      }),
    [],
  );
  useEffect(() => {
    if (state === "again") ref.current?.focus({ preventScroll: true });
  }, [state]);

  if (state === "answered" || (state === "first" && root?.consent)) return null;

  function answer(consent: Consent) {
    storeConsent(consent);
    const type = user && profileTypeInUse(user);
    if (consent === "accept" && type) rememberProfileType(type);
    setState("answered");
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus({ preventScroll: true });
  }

  return (
    <section
      ref={ref}
      tabIndex={-1}
      aria-label={t("consent.label")}
      className="fixed inset-x-0 bottom-bar z-40 pb-[env(safe-area-inset-bottom)] outline-none noscript:hidden print:hidden"
    >
      <div className="border-t border-line bg-surface md:border-t-0 md:bg-transparent md:pb-4">
        <div className="wrap flex flex-col gap-3 py-3 md:flex-row md:items-center md:justify-between md:gap-6 md:rounded-card md:border md:border-line md:bg-surface md:px-6 md:py-4 md:shadow-float">
          <p className="text-sm">
            {t("consent.text")} <Link to={urls.legalText("cookies")}>{t("consent.more")}</Link>
          </p>
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
