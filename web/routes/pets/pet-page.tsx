import { ChevronLeft } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useUrls } from "#web/lib/use-urls.ts";

export type PetPageProps = { heading: string; lead?: string; children: ReactNode };

/** Around the form of one pet: the way back to all of them, and the heading. */
export function PetPage({ heading, lead, children }: PetPageProps) {
  const { t } = useTranslation("pets");
  const urls = useUrls();
  return (
    <div className="mx-auto w-full max-w-form px-gutter pt-4 pb-section md:pt-8">
      <Link
        to={urls.pets()}
        className="-ml-1 inline-flex min-h-11 items-center gap-1 font-semibold no-underline hover:underline"
      >
        <ChevronLeft className="size-5" />
        {t("list")}
      </Link>
      <h1 className="mt-1">{heading}</h1>
      {lead && <p className="mt-2 text-ink-soft">{lead}</p>}
      <div className="mt-6">{children}</div>
    </div>
  );
}
