import { Search } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useUrls } from "#web/lib/use-urls.ts";
import { useUser } from "#web/lib/user.ts";
import { Cloud } from "#web/ui/cloud.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { Street } from "./street.tsx";

export type HeroProps = {
  /** Whoever looks after animals comes for work; everybody else for a sitter. */
  forSitter: boolean;
};

export function Hero({ forSitter }: HeroProps) {
  const { t } = useTranslation("home");
  const urls = useUrls();
  const user = useUser();
  return (
    <section className="relative overflow-hidden bg-sky">
      <Cloud className="hidden md:block top-8.5 right-[9%] w-52" />
      <Cloud className="hidden md:block top-32 right-[30%] w-32" />
      <div className="wrap relative pt-7 md:pt-11">
        {user && (
          <p className="mb-3 text-lg font-medium text-brand-strong">
            {t("greeting", { name: user.firstName })}
          </p>
        )}
        <h1 className="max-w-[13ch] text-hero leading-[1.02] font-hero tracking-hero">
          {t("hero.title")}
        </h1>
        <p className="mt-4 max-w-[44ch] text-lg leading-snug">{t("hero.lead")}</p>
        <div className="mt-6 flex flex-wrap gap-3 md:mt-9">
          <LinkButton to={forSitter ? urls.sitterWork() : urls.search()} prefetch="intent">
            <Search className="size-5" />
            {t(forSitter ? "hero.work" : "hero.search")}
          </LinkButton>
          <LinkButton to={urls.howItWorks()} variant="secondary">
            {t("hero.how")}
          </LinkButton>
        </div>
      </div>
      <Street />
    </section>
  );
}
