import { Link } from "react-router";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import wordmark from "#web/ui/art/wordmark.svg?no-inline";
import wordmarkDark from "#web/ui/art/wordmark-dark.svg?no-inline";
import { cx } from "#web/ui/cx.ts";
import { ThemedPicture } from "#web/ui/pictures/themed-picture.tsx";

export function Logo({ className }: { className?: string }) {
  const { t } = useTranslation("shell");
  return (
    <Link
      to="/"
      aria-label={t("nav.homeLink")}
      className={cx("inline-flex min-h-11 shrink-0 items-center", className)}
    >
      {/* The tail of the p hangs low; a little room above puts the letters in the middle. */}
      <ThemedPicture
        light={wordmark}
        dark={wordmarkDark}
        alt=""
        width={480}
        height={146}
        className="mt-1.5 h-7.5 w-auto md:h-9"
      />
    </Link>
  );
}
