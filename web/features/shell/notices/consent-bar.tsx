import { useEffect, useRef, useState } from "react";
import { Link, useLocation, useMatches, useRouteLoaderData } from "react-router";
import type { Consent } from "#contract/shared/guest-cookies.ts";
import { useFootHeight } from "#web/lib/browser/foot.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { handlesOf } from "#web/lib/page/route-handle.ts";
import { onConsentAsked, rememberProfileType, storeConsent } from "#web/lib/session/consent.ts";
import { profileTypeInUse, useUser } from "#web/lib/session/user.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import { Button } from "#web/ui/button.tsx";

/**
 * Yes and no look the same and weigh the same. Asked once, and again by the button in the footer. It takes
 * no more than a fifth of a small phone's screen, and where somebody writes at the foot it waits.
 */
export function ConsentBar() {
  const { t } = useTranslation("shell");
  const urls = useUrls();
  const root = useRouteLoaderData<{ consent?: Consent | null }>("root");
  const user = useUser();
  const isWriting = handlesOf(useMatches()).some(({ writes }) => writes);
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

  const isShown = state === "again" || (state === "first" && !root?.consent && !isWriting);
  const bottom = useFootHeight(isShown, useLocation().key, ref);
  if (!isShown) return null;

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
      data-foot="consent"
      tabIndex={-1}
      aria-label={t("consent.label")}
      style={{ bottom }}
      className="fixed inset-x-0 bottom-bar z-40 pb-[env(safe-area-inset-bottom)] outline-none noscript:hidden print:hidden"
    >
      <div className="border-t border-line bg-surface md:border-t-0 md:bg-transparent md:pb-4">
        <div className="wrap flex flex-col gap-2 py-2 md:flex-row md:items-center md:justify-between md:gap-6 md:rounded-card md:border md:border-line md:bg-surface md:px-6 md:py-4 md:shadow-float">
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
