import { useTranslation } from "#web/lib/i18n/use-translation.ts";

export const mainId = "main";

/** The first stop of the Tab key. */
export function SkipLink() {
  const { t } = useTranslation("shell");
  return (
    <a
      href={`#${mainId}`}
      className="sr-only focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-50 focus:rounded-full focus:bg-surface focus:px-4.5 focus:py-2.5 focus:font-semibold focus:shadow-float"
      onClick={(event) => {
        // The hash would be scrolled to like any other; here only the focus has to move.
        event.preventDefault();
        document.getElementById(mainId)?.focus();
      }}
    >
      {t("skipLink")}
    </a>
  );
}
