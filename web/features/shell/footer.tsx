import type { ReactNode } from "react";
import { Link } from "react-router";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { askConsentAgain } from "#web/lib/session/consent.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import { ScriptButton } from "#web/ui/script-button.tsx";
import { LanguageSwitch } from "./bars/language-switch.tsx";
import { Logo } from "./bars/logo.tsx";
import type { NavItem } from "./bars/nav-links.ts";

export function Footer() {
  const { t } = useTranslation("shell");
  const urls = useUrls();
  return (
    <footer className="bg-sunken py-10 print:hidden">
      <div className="wrap grid grid-cols-2 gap-6 sm:grid-cols-4 md:grid-cols-[2fr_1fr_1fr_1fr_1fr]">
        <div className="col-span-full md:col-span-1">
          <Logo />
          <p className="mt-3 max-w-90 text-ink-soft">{t("footer.about")}</p>
        </div>
        <Column
          title={t("footer.forOwners")}
          links={[
            { to: urls.search(), label: t("nav.search") },
            { to: urls.howItWorks(), label: t("nav.howItWorks") },
            { to: urls.textPage("gezochttips"), label: t("footer.tipsForOwners") },
            { to: urls.textPage("veiligheid"), label: t("footer.safety") },
          ]}
        />
        <Column
          title={t("footer.forSitters")}
          links={[
            { to: urls.sitterWork(), label: t("footer.findWork") },
            { to: urls.signup(), label: t("footer.becomeSitter") },
            { to: urls.textPage("werk"), label: t("footer.howToSit") },
            { to: urls.textPage("werktips"), label: t("footer.tipsForSitters") },
          ]}
        />
        <Column
          title={t("footer.aboutUs")}
          links={[
            { to: urls.faq(), label: t("footer.faq") },
            { to: urls.blog(), label: t("footer.blog") },
            { to: urls.contact(), label: t("footer.contact") },
            { to: urls.textPage("over-ons"), label: t("footer.whoWeAre") },
            { to: urls.legalText("terms"), label: t("footer.terms") },
            { to: urls.legalText("privacy"), label: t("footer.privacy") },
            { to: urls.legalText("cookies"), label: t("footer.cookies") },
          ]}
        >
          <ScriptButton
            onClick={askConsentAgain}
            className="inline-flex min-h-11 items-center text-ink hover:underline"
          >
            {t("consent.again")}
          </ScriptButton>
        </Column>
        <div>
          <h2 className="font-text text-sm leading-normal font-semibold tracking-normal">
            {t("footer.language")}
          </h2>
          <LanguageSwitch className="sm:flex-col sm:items-start" />
        </div>
      </div>
    </footer>
  );
}

type ColumnProps = { title: string; links: NavItem[]; children?: ReactNode };

function Column({ title, links, children }: ColumnProps) {
  return (
    <div>
      <h2 className="font-text text-sm leading-normal font-semibold tracking-normal">{title}</h2>
      <ul>
        {links.map(({ to, label }) => (
          <li key={to}>
            <Link
              to={to}
              className="inline-flex min-h-11 items-center text-ink no-underline hover:underline"
            >
              {label}
            </Link>
          </li>
        ))}
        {children && <li>{children}</li>}
      </ul>
    </div>
  );
}
