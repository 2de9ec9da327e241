import { ArrowLeft } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link, useLocation, useNavigate } from "react-router";
import { useUrls } from "#web/lib/use-urls.ts";

/** Back to the list one came from; whoever came straight here finds the sitters of the place. */
export function BackButton({ citySlug }: { citySlug: string }) {
  const { t } = useTranslation("sitters");
  const urls = useUrls();
  const navigate = useNavigate();
  const { key } = useLocation();
  return (
    <Link
      to={urls.search(citySlug)}
      aria-label={t("back")}
      onClick={(event) => {
        if (key === "default") return;
        event.preventDefault();
        void navigate(-1);
      }}
      className="grid size-11 place-items-center rounded-full bg-surface text-ink [&_svg]:size-5.5"
    >
      <ArrowLeft />
    </Link>
  );
}
