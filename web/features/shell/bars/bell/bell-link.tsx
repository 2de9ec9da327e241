import { Bell } from "lucide-react";
import type { MouseEventHandler, Ref } from "react";
import { NavLink } from "react-router";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import { cx } from "#web/ui/cx.ts";
import { BarCount } from "../bar-count.tsx";

export type BellLinkProps = {
  /** Where it unfolds something in place of leading away. */
  expands?: { id: string; isOpen: boolean; onPress: () => void };
  ref?: Ref<HTMLAnchorElement>;
  className?: string;
};

/** A link, also where script unfolds a panel under it: without script it leads to the page. */
export function BellLink({ expands, ref, className }: BellLinkProps) {
  const { t } = useTranslation("shell");
  const urls = useUrls();
  const press: MouseEventHandler = (event) => {
    // Whoever wants it in another tab gets it there.
    if (!expands || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    expands.onPress();
  };
  return (
    <NavLink
      ref={ref}
      to={urls.notifications()}
      onClick={press}
      aria-expanded={expands?.isOpen}
      aria-controls={expands?.id}
      className={cx(
        "relative grid size-11 shrink-0 place-items-center rounded-full text-ink hover:bg-sunken aria-[current=page]:text-brand-strong [&.pending]:text-brand-strong",
        className,
      )}
    >
      <Bell className="size-6" />
      <span className="sr-only">{t("nav.notifications")} </span>
      <BarCount of="unreadNotifications" className="absolute top-0.5 left-1/2" />
    </NavLink>
  );
}
