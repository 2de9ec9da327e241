import { type ReactNode, useEffect, useRef } from "react";
import { useLocation, useNavigation, useNavigationType } from "react-router";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { cx } from "#web/ui/cx.ts";

/** After a link was followed, the focus starts anew at the content, as it would after a reload. */
export function MainContent({ children, className }: { children: ReactNode; className?: string }) {
  const ref = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const type = useNavigationType();
  const isLoading = useNavigation().state !== "idle";
  const opened = useRef(pathname);

  useEffect(() => {
    if (opened.current === pathname) return;
    opened.current = pathname;
    if (type !== "POP") ref.current?.focus({ preventScroll: true });
  }, [pathname, type]);

  return (
    <main
      ref={ref}
      id={mainId}
      tabIndex={-1}
      aria-busy={isLoading || undefined}
      className={cx("outline-none", className)}
    >
      {children}
    </main>
  );
}

const mainId = "main";

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
