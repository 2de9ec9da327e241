import { Search } from "lucide-react";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import { LinkButton } from "#web/ui/link-button.tsx";

/** For whoever looked after animals here before: they come for work. */
export function HeroLinks() {
  const { t } = useTranslation("home");
  const urls = useUrls();
  return (
    <div className="flex flex-wrap gap-3">
      <LinkButton to={urls.sitterWork()} prefetch="intent">
        <Search className="size-5" />
        {t("hero.work")}
      </LinkButton>
      <LinkButton to={urls.search()} variant="secondary">
        {t("hero.search")}
      </LinkButton>
    </div>
  );
}
