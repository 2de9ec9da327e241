import { HeartHandshake, MessageCircle, ShieldCheck } from "lucide-react";
import { useState } from "react";
import type { Message } from "#contract/messages.ts";
import type { ProfileType } from "#contract/profiles.ts";
import { ApiError } from "#web/lib/api/api-error.ts";
import { logError } from "#web/lib/browser/log.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import { Button } from "#web/ui/button.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { showToast } from "#web/ui/overlays/toast-store.ts";
import { isForIntroduction } from "../rooms/room-words.ts";
import { MessageText } from "./message-text.tsx";

export type SystemCardProps = {
  message: Message;
  side: ProfileType;
  name: string;
  /** Whom a plan would be made with; absent when they are gone. */
  otherId: number | undefined;
};

/** What the product says in a room: its type and what it is about, in the reader's words. */
export function SystemCard(props: SystemCardProps) {
  const { message, name } = props;
  const { title, text } = useWords(props);
  return (
    <div className="mx-auto w-full max-w-dialog rounded-card border border-line bg-surface px-5 py-4">
      <p className="font-head font-bold">{title}</p>
      {message.type === "WELCOME" ? (
        <Tips />
      ) : (
        <p className="mt-1 text-ink-soft wrap-anywhere">{text}</p>
      )}
      {message.message && !message.isHidden && (
        <blockquote className="mt-3 border-l-3 border-line pl-3">
          <MessageText text={message.message} />
        </blockquote>
      )}
      <Buttons message={message} name={name} otherId={props.otherId} />
    </div>
  );
}

function useWords({ message, side, name }: SystemCardProps): { title: string; text: string } {
  const { t } = useTranslation("chat");
  const { type, isOwn } = message;
  switch (type) {
    case "TEXT":
    case "IMAGE":
      return { title: "", text: "" };
    case "WELCOME":
      return { title: t("system.WELCOME.title"), text: "" };
    case "DECLINE":
    case "NOT_INTERESTED_IN_BOOKING_RESPONSE":
      return {
        title: t(`system.${type}.title`),
        text: t(`system.${type}.${isOwn ? "own" : "other"}`, { name }),
      };
    case "INTERESTED_IN_BOOKING": {
      const wish = isForIntroduction(message) ? "introduction" : "booking";
      return {
        title: t(`system.${type}.${wish}Title`),
        text: t(`system.${type}.${wish}${isOwn ? "Own" : "Other"}`, { name }),
      };
    }
    default:
      return { title: t(`system.${type}.title`), text: t(`system.${type}.${side}`, { name }) };
  }
}

const tips = [
  { key: "chat", Icon: MessageCircle },
  { key: "meet", Icon: HeartHandshake },
  { key: "money", Icon: ShieldCheck },
] as const;

function Tips() {
  const { t } = useTranslation("chat");
  return (
    <ul className="mt-3 grid gap-2.5">
      {tips.map(({ key, Icon }) => (
        <li key={key} className="flex gap-3">
          <Icon className="mt-0.5 size-5 shrink-0 text-brand" />
          <span className="min-w-0 flex-1">{t(`system.WELCOME.tips.${key}`)}</span>
        </li>
      ))}
    </ul>
  );
}

type ButtonsProps = Pick<SystemCardProps, "message" | "name" | "otherId">;

function Buttons({ message, otherId }: ButtonsProps) {
  const { t } = useTranslation("chat");
  const urls = useUrls();
  const [pending, setPending] = useState(false);
  const may = (action: Message["allowedActions"][number]) =>
    message.allowedActions.includes(action);
  const plans = otherId === undefined ? [] : (["scheduleIntroduction", "scheduleBooking"] as const);
  const offered = plans.filter(may);
  if (offered.length === 0 && !may("refuseIndication")) return null;

  async function refuse() {
    setPending(true);
    try {
      const { refuseIndication } = await import("../chat-calls.ts");
      await refuseIndication(message.id);
    } catch (error) {
      if (!(error instanceof ApiError)) logError("wish not answered", error);
      const [line] = error instanceof ApiError ? error.messages : [];
      showToast({ text: line ?? t("interest.failed") });
    } finally {
      setPending(false);
    }
  }

  return (
    <div className="mt-4 flex flex-wrap gap-2">
      {offered.map((plan) => (
        <LinkButton
          key={plan}
          size="sm"
          variant="secondary"
          to={
            plan === "scheduleIntroduction"
              ? urls.planIntroduction(otherId ?? 0)
              : urls.planBooking(otherId ?? 0)
          }
        >
          {t(`system.${plan}`)}
        </LinkButton>
      ))}
      {may("refuseIndication") && (
        <Button size="sm" variant="ghost" pending={pending} onClick={() => void refuse()}>
          {t("system.refuseIndication")}
        </Button>
      )}
    </div>
  );
}
