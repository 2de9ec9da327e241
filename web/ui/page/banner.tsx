import { Check, CircleAlert, Info, TriangleAlert, X } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { cx } from "#web/ui/cx.ts";
import { IconButton } from "#web/ui/icon-button.tsx";

const tones = {
  info: { ground: "bg-brand-soft", sign: "text-brand-strong", Icon: Info },
  ok: { ground: "bg-ok-soft", sign: "text-ok", Icon: Check },
  warn: { ground: "bg-warn-soft", sign: "text-warn", Icon: TriangleAlert },
  bad: { ground: "bg-danger-soft", sign: "text-danger", Icon: CircleAlert },
};

export type BannerProps = {
  tone?: keyof typeof tones;
  title?: string;
  children: ReactNode;
  /** A button or link under the text on phones, beside it on wide screens. */
  action?: ReactNode;
  onClose?: () => void;
  /** Set where it appears in answer to something: then it is read out. */
  live?: boolean;
  className?: string;
};

export function Banner(props: BannerProps) {
  const { tone = "info", title, children, action, onClose, live, className } = props;
  const { t } = useTranslation("ui");
  const { ground, sign, Icon } = tones[tone];
  return (
    <div
      role={live ? (tone === "bad" ? "alert" : "status") : undefined}
      className={cx(
        "flex items-start gap-3 rounded-field px-4 py-3.5 text-ink [&_a]:font-semibold [&_a]:text-inherit",
        ground,
        className,
      )}
    >
      <Icon className={cx("mt-0.5 size-5 shrink-0", sign)} />
      <div className="flex min-w-0 flex-1 flex-col gap-3 md:flex-row md:items-center md:justify-between">
        <div className="min-w-0 max-w-text">
          {title && <p className="font-semibold">{title}</p>}
          {children}
        </div>
        {action && <div className="shrink-0">{action}</div>}
      </div>
      {onClose && (
        <IconButton label={t("close")} icon={<X />} onClick={onClose} className="-my-2.5 -mr-2" />
      )}
    </div>
  );
}
