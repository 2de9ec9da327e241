import type { ReactNode } from "react";
import type { ProfileType } from "#contract/profiles.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import dog from "#web/ui/art/dog-walk.svg?no-inline";
import walker from "#web/ui/art/walker.svg?no-inline";
import { Cloud } from "#web/ui/page/cloud.tsx";

export type DashboardHeadProps = { name: string; profileType: ProfileType; children: ReactNode };

export function DashboardHead({ name, profileType, children }: DashboardHeadProps) {
  const { t } = useTranslation("dashboard");
  return (
    <section className="relative overflow-hidden bg-sky">
      <Cloud className="hidden md:block top-6 right-[8%] w-52" />
      <div className="wrap relative pt-6 md:grid md:grid-cols-[1fr_var(--container-list)] md:items-end md:gap-5 md:pt-10">
        <div className="pb-8 md:pb-12">
          <h1>{t("greeting", { name })}</h1>
          <p className="mt-2 text-lg leading-snug">{t(`lead.${profileType}`)}</p>
          <div className="mt-5 md:mt-7">{children}</div>
        </div>
        <div className="hidden items-end justify-center gap-1 md:flex">
          <img src={walker} alt="" width={130} height={260} className="h-52 w-auto" />
          <img src={dog} alt="" width={240} height={180} className="h-24 w-auto" />
        </div>
      </div>
    </section>
  );
}
