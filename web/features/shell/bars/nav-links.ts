import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";

export type NavItem = { to: string; label: string };

/** What the top bar shows from 1024 px on, and the menu on phones. */
export function useNavLinks(): NavItem[] {
  const { t } = useTranslation("shell");
  const urls = useUrls();
  return [
    { to: urls.search(), label: t("nav.search") },
    { to: urls.sitterWork(), label: t("nav.sitterWork") },
    { to: urls.howItWorks(), label: t("nav.howItWorks") },
  ];
}
