import { Search } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import { LinkButton } from "#web/ui/link-button.tsx";
import { Cloud, HeroStreet } from "#web/ui/pictures/street.tsx";

export type HeroProps = {
  /** What somebody does here first: a search, or a way to work. */
  children: ReactNode;
};

export function Hero({ children }: HeroProps) {
  const { t } = useTranslation("home");
  return (
    <section className="relative overflow-hidden bg-sky">
      <Cloud className="hidden md:block top-8.5 right-[9%] w-52" />
      <Cloud className="hidden md:block top-32 right-[30%] w-32" />
      <div className="wrap relative z-1 pt-7 md:pt-11">
        <h1 className="max-w-[13ch] text-hero leading-[1.02] tracking-hero">{t("hero.title")}</h1>
        <p className="mt-4 max-w-[44ch] text-lg leading-snug">{t("hero.lead")}</p>
        <div className="mt-6 md:mt-8">{children}</div>
      </div>
      <HeroStreet alt={t("hero.street")} />
    </section>
  );
}

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
