import { Flag, ShieldAlert, Undo2 } from "lucide-react";
import type { Caution, Message } from "#contract/messages.ts";
import type { StoredImage } from "#contract/shared/images.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { joinWords } from "#web/lib/text/join-words.ts";
import { cx } from "#web/ui/cx.ts";
import { Picture } from "#web/ui/pictures/picture.tsx";
import { MessageText } from "./message-text.tsx";

export type MessageBubbleProps = {
  message: Message;
  name: string;
  /** The last of its group points at who said it. */
  isLast: boolean;
  onOpenPicture: (message: Message) => void;
  onTakeBack: (message: Message) => void;
  onReport: (message: Message) => void;
};

export function bubbleLook(isOwn: boolean, isLast: boolean): string {
  return cx(
    "min-w-0 rounded-bubble px-4 py-2.5",
    isOwn ? "bg-brand text-on-brand" : "bg-surface",
    isLast && (isOwn ? "rounded-br-small" : "rounded-bl-small"),
  );
}

export function MessageBubble(props: MessageBubbleProps) {
  const { message, name, isLast, onOpenPicture } = props;
  const { t } = useTranslation("chat");
  const { isOwn, isHidden, image, cautions } = message;
  return (
    <div
      className={cx("flex max-w-full items-center gap-1", isOwn ? "flex-row-reverse" : "flex-row")}
    >
      <div
        className={cx(
          "grid max-w-[85%] gap-1 md:max-w-[min(75%,var(--container-text))]",
          isOwn ? "justify-items-end" : "justify-items-start",
        )}
      >
        {isHidden ? (
          <p className="rounded-bubble border border-line px-4 py-2.5 text-ink-soft italic">
            {t("message.takenBack")}
          </p>
        ) : (
          <>
            {image && (
              <MessagePicture
                message={message}
                image={image}
                name={name}
                onOpen={() => onOpenPicture(message)}
              />
            )}
            {message.message && (
              <div className={bubbleLook(isOwn, isLast)}>
                <MessageText text={message.message} />
              </div>
            )}
            {cautions.length > 0 && <CautionNote cautions={cautions} />}
          </>
        )}
      </div>
      <MessageAction {...props} />
    </div>
  );
}

/** Each message has one thing to do at most: one's own can be taken back, another's reported. */
function MessageAction({ message, onTakeBack, onReport }: MessageBubbleProps) {
  const { t } = useTranslation("chat");
  const action = (["hide", "report"] as const).find((one) => message.allowedActions.includes(one));
  if (!action || message.isHidden) return null;
  const isTakeBack = action === "hide";
  return (
    <button
      type="button"
      aria-label={t(isTakeBack ? "message.takeBack" : "message.report")}
      title={t(isTakeBack ? "message.takeBack" : "message.report")}
      onClick={() => (isTakeBack ? onTakeBack(message) : onReport(message))}
      className={cx(
        "grid size-11 shrink-0 place-items-center rounded-full text-ink-soft opacity-0 transition-opacity hover:bg-sunken hover:text-ink",
        "group-focus-within/message:opacity-100 group-hover/message:opacity-100",
      )}
    >
      {isTakeBack ? <Undo2 className="size-4.5" /> : <Flag className="size-4.5" />}
    </button>
  );
}

type MessagePictureProps = {
  message: Message;
  image: StoredImage;
  name: string;
  onOpen: () => void;
};

/** Its room is taken before it is there: nothing moves when it comes. */
function MessagePicture({ message, image, name, onOpen }: MessagePictureProps) {
  const { t } = useTranslation("chat");
  const alt = message.isOwn ? t("message.ownPicture") : t("message.picture", { name });
  return (
    <button
      type="button"
      onClick={onOpen}
      aria-label={`${alt}. ${t("message.openPicture")}`}
      className="block overflow-hidden rounded-bubble"
    >
      <Picture
        image={image}
        alt=""
        sizes="(min-width: 1024px) 320px, 70vw"
        className="h-auto max-h-80 w-auto max-w-full object-cover"
      />
    </button>
  );
}

/** For the reader alone, as long as the two don't know each other: what to mind, never a verdict. */
function CautionNote({ cautions }: { cautions: readonly Caution[] }) {
  const { t } = useTranslation("chat");
  const [only] = cautions;
  return (
    <aside
      aria-label={t("cautions.title")}
      className="flex max-w-full gap-2.5 rounded-field bg-warn-soft px-3.5 py-2.5 text-sm"
    >
      <ShieldAlert className="mt-0.5 size-5 shrink-0 text-warn" />
      <p className="min-w-0 flex-1">
        {only && cautions.length === 1
          ? t(`cautions.${only}`)
          : t("cautions.several", {
              what: joinWords(
                cautions.map((caution) => t(`cautions.names.${caution}`)),
                t("cautions.and"),
              ),
            })}
      </p>
    </aside>
  );
}
