import { CircleAlert, Clock } from "lucide-react";
import { Link } from "react-router";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import type { MessageQueue, QueueState } from "#web/lib/messages/message-queue.ts";
import type { QueuedMessage } from "#web/lib/messages/queued-messages.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import { cx } from "#web/ui/cx.ts";
import { Meter } from "#web/ui/meter.tsx";
import { bubbleLook } from "./message-bubble.tsx";
import { MessageText } from "./message-text.tsx";

export type OutgoingMessageProps = {
  queued: QueuedMessage;
  state: QueueState;
  queue: MessageQueue;
  name: string;
  isOnline: boolean;
};

const linkLook =
  "min-h-6 rounded-small px-1 font-semibold text-brand-strong underline underline-offset-3";
const knownProblems = [
  "awaitingReply",
  "contactDeclined",
  "contactClosed",
  "subscriptionRequired",
  "tooLarge",
  "unsupportedMedia",
  "validation",
  "notFound",
] as const;

/** One that the server does not have yet: it looks like the others, and says how far it is. */
export function OutgoingMessage(props: OutgoingMessageProps) {
  const { queued, state, isOnline } = props;
  const { t } = useTranslation("chat");
  const { pictureKey, pictureUrl, message, refusal } = queued;
  const percent = state.percents.get(queued.clientId);
  return (
    <li data-message={queued.clientId} className="grid justify-items-end gap-1">
      <div
        className={cx(
          "grid max-w-[85%] justify-items-end gap-1 md:max-w-[min(75%,var(--container-text))]",
          refusal !== undefined && "opacity-75",
        )}
      >
        {pictureUrl && (
          <div className="grid overflow-hidden rounded-bubble">
            <img src={pictureUrl} alt={t("message.ownPicture")} className="max-h-80 max-w-full" />
          </div>
        )}
        {message && (
          <div className={bubbleLook(true, true)}>
            <MessageText text={message} />
          </div>
        )}
      </div>
      {pictureKey && percent !== undefined && isOnline && (
        <Meter
          label={t("message.sendingPercent", { percent })}
          labelHidden
          value={percent}
          className="w-40"
        />
      )}
      <StateLine {...props} percent={percent} />
    </li>
  );
}

function StateLine(props: OutgoingMessageProps & { percent: number | undefined }) {
  const { queued, state, queue, name, isOnline, percent } = props;
  const { t } = useTranslation("chat");
  const urls = useUrls();
  const { clientId, chatRoomId, pictureKey, refusal, isInMemory } = queued;
  const isHeld = !isOnline || state.isPaused;
  if (refusal !== undefined) {
    const known = knownProblems.find((one) => one === refusal) ?? "failed";
    return (
      <p className="flex flex-wrap items-center justify-end gap-x-1.5 text-xs text-danger">
        <CircleAlert className="size-4 shrink-0" />
        {t("message.failed")}. {t(`problems.${known}`, { name })}
        {known === "subscriptionRequired" && (
          <Link to={urls.subscriptions({ backTo: urls.chats(chatRoomId) })} className={linkLook}>
            {t("message.subscribe")}
          </Link>
        )}
        <button type="button" className={linkLook} onClick={() => queue.retry(clientId)}>
          {t("message.retry")}
        </button>
        <button type="button" className={linkLook} onClick={() => queue.remove(clientId)}>
          {t("message.remove")}
        </button>
      </p>
    );
  }
  return (
    <p className="flex flex-wrap items-center justify-end gap-1.5 px-1.5 text-xs text-ink-soft">
      <Clock className="size-4 shrink-0" />
      {isHeld
        ? t("message.queued")
        : pictureKey && percent !== undefined
          ? t("message.sendingPercent", { percent })
          : t("message.sending")}
      {isHeld && isInMemory && <span className="text-danger">{t("message.notKept")}</span>}
      {(isHeld || pictureKey) && (
        <button type="button" className={linkLook} onClick={() => queue.remove(clientId)}>
          {t(isHeld ? "message.remove" : "message.cancel")}
        </button>
      )}
    </p>
  );
}
