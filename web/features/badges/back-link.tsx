import { ChevronLeft } from "lucide-react";
import { Link } from "react-router";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";

/** To where somebody came from, as the address says it. */
export function BackLink({ to }: { to: string }) {
  const { t } = useTranslation("badges");
  return (
    <Link
      to={to}
      className="-mt-4 mb-3 -ml-1 inline-flex min-h-11 items-center gap-1 font-semibold no-underline hover:underline"
    >
      <ChevronLeft className="size-5" />
      {t("back")}
    </Link>
  );
}
