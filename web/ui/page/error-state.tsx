import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { Button } from "#web/ui/button.tsx";
import { EmptyState } from "./empty-state.tsx";

export type ErrorStateProps = {
  /** What happened, in the reader's words; a general text when left out. */
  title?: string;
  children?: ReactNode;
  onRetry?: () => void;
  retrying?: boolean;
  /** Other ways on, beside trying again. */
  actions?: ReactNode;
  requestId?: string;
  art?: ReactNode;
  level?: 1 | 2 | 3 | 4;
  className?: string;
};

export function ErrorState(props: ErrorStateProps) {
  const { title, children, onRetry, retrying, actions, requestId, art, level, className } = props;
  const { t } = useTranslation("ui");
  return (
    <div role="alert" className={className}>
      <EmptyState
        title={title ?? t("errorTitle")}
        level={level}
        art={
          art ?? (
            <div className="grid place-items-center bg-danger-soft text-danger">
              <CircleAlert className="size-12" />
            </div>
          )
        }
        actions={
          (onRetry || actions) && (
            <>
              {onRetry && (
                <Button variant="secondary" onClick={onRetry} pending={retrying}>
                  {t("retry")}
                </Button>
              )}
              {actions}
            </>
          )
        }
      >
        {children ?? t("errorText")}
      </EmptyState>
      {requestId && (
        // The id is what the help desk asks for: one click selects all of it.
        <p className="mx-auto -mt-2 pb-4 text-center text-xs text-ink-soft">
          {t("requestId")} <code className="select-all">{requestId}</code>
        </p>
      )}
    </div>
  );
}
