import { Check, CheckCheck, Clock } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { Message } from "#contract/messages.ts";
import { formatDate, formatTime } from "#web/lib/text/formatting.ts";
import { useLocale } from "#web/lib/urls/use-urls.ts";
import { cx } from "#web/ui/cx.ts";

/** Under a group: when, and for one's own how far it got. */
export function MessageState({ message }: { message: Message }) {
  const { t } = useTranslation("chat");
  const locale = useLocale();
  const { createdAt, isOwn, isWaiting, isHidden } = message;
  const state = isWaiting ? "held" : message.read ? "read" : "sent";
  const Icon = { held: Clock, read: CheckCheck, sent: Check }[state];
  return (
    <p
      className={cx(
        "flex max-w-none items-center gap-1 px-1.5 pt-1 text-xs text-ink-soft",
        isOwn && "justify-end text-right",
      )}
    >
      <time
        dateTime={createdAt}
        title={`${formatDate(createdAt, locale)} ${formatTime(createdAt)}`}
      >
        {formatTime(createdAt)}
      </time>
      {isOwn && !isHidden && (
        <>
          <Icon className={cx("size-4 shrink-0", state === "read" && "text-brand")} />
          <span className={state === "held" ? undefined : "sr-only"}>{t(`message.${state}`)}</span>
        </>
      )}
    </p>
  );
}
