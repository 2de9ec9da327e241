import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { useUnreadMessages } from "#web/lib/messages/unread.ts";
import { CountBadge } from "#web/ui/count-badge.tsx";

/** How many messages wait to be read; loaded for users only, who alone can have any. */
export function UnreadBadge({ className }: { className?: string }) {
  const { t } = useTranslation("shell");
  const count = useUnreadMessages();
  return (
    <CountBadge
      count={count}
      label={t("unread", { count })}
      {...(className ? { className } : {})}
    />
  );
}
