import { Eye, EyeOff } from "lucide-react";
import { cx } from "#web/ui/cx.ts";
import { LinkButton } from "#web/ui/link-button.tsx";

export type OwnBarProps = {
  /** Whether others see this page too. */
  isPublic: boolean;
  text: string;
  edit: { to: string; label: string };
};

/** Over one's own page: it is the same one that others see, or will see. */
export function OwnBar({ isPublic, text, edit }: OwnBarProps) {
  const Icon = isPublic ? Eye : EyeOff;
  return (
    <div className={isPublic ? "bg-brand-soft" : "bg-warn-soft"}>
      <div className="wrap flex min-h-14 flex-wrap items-center gap-x-4 gap-y-1 py-2">
        <p className="flex flex-1 items-center gap-3 font-medium">
          <Icon className={cx("size-5 shrink-0", isPublic ? "text-brand-strong" : "text-warn")} />
          {text}
        </p>
        {/* On a phone it is at the foot of the screen. */}
        <div className="hidden md:block">
          <LinkButton to={edit.to} variant="secondary" size="sm">
            {edit.label}
          </LinkButton>
        </div>
      </div>
    </div>
  );
}
