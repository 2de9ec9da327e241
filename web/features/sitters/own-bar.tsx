import { Eye, EyeOff } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useUrls } from "#web/lib/use-urls.ts";
import { cx } from "#web/ui/cx.ts";
import { LinkButton } from "#web/ui/link-button.tsx";

/** Over one's own page: it is the same one that others see, or will see. */
export function OwnBar({ isPublished }: { isPublished: boolean }) {
  const { t } = useTranslation("sitters");
  const urls = useUrls();
  const Icon = isPublished ? Eye : EyeOff;
  return (
    <div className={isPublished ? "bg-brand-soft" : "bg-warn-soft"}>
      <div className="wrap flex min-h-14 flex-wrap items-center gap-x-4 gap-y-1 py-2">
        <p className="flex flex-1 items-center gap-3 font-medium">
          <Icon
            className={cx("size-5 shrink-0", isPublished ? "text-brand-strong" : "text-warn")}
          />
          {t(isPublished ? "own.text" : "own.offline")}
        </p>
        {/* On a phone it is at the foot of the screen. */}
        <div className="hidden md:block">
          <LinkButton to={urls.profile()} variant="secondary" size="sm">
            {t("own.edit")}
          </LinkButton>
        </div>
      </div>
    </div>
  );
}
