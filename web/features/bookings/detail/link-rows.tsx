import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { cx } from "#web/ui/cx.ts";
import { ScriptButton } from "#web/ui/script-button.tsx";

const look = (isBad?: boolean) =>
  cx(
    "flex min-h-14 w-full items-center gap-3.5 py-2 text-left font-semibold no-underline hover:underline",
    isBad ? "text-danger" : "text-ink",
  );

export type RowProps = {
  icon: ReactNode;
  label: string;
  text?: string;
  /** It can't be taken back: red, and never filled. */
  isBad?: boolean;
};

function RowBody({ icon, label, text, isBad }: RowProps) {
  return (
    <>
      <span className={cx("shrink-0 [&>svg]:size-5.5", isBad ? "text-danger" : "text-brand")}>
        {icon}
      </span>
      <span className="min-w-0 flex-1 wrap-anywhere">
        {label}
        {text && <span className="block text-sm font-normal text-ink-soft">{text}</span>}
      </span>
      {!isBad && <ChevronRight className="size-4.5 shrink-0 text-ink-soft" />}
    </>
  );
}

export function LinkRow({ to, ...row }: RowProps & { to: string }) {
  const isOwnPage = to.startsWith("/");
  if (isOwnPage) {
    return (
      <Link to={to} className={look(row.isBad)}>
        <RowBody {...row} />
      </Link>
    );
  }
  const isWeb = to.startsWith("https:");
  return (
    <a
      href={to}
      {...(isWeb ? { target: "_blank", rel: "noopener noreferrer" } : {})}
      className={look(row.isBad)}
    >
      <RowBody {...row} />
    </a>
  );
}

export function ButtonRow({ onClick, ...row }: RowProps & { onClick: () => void }) {
  return (
    <ScriptButton onClick={onClick} className={look(row.isBad)}>
      <RowBody {...row} />
    </ScriptButton>
  );
}
