import { type ReactNode, useEffect, useRef } from "react";
import { useLocation, useNavigation, useNavigationType } from "react-router";
import { cx } from "#web/ui/cx.ts";
import { mainId } from "./skip-link.tsx";

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
