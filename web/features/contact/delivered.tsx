import { Handshake, Hourglass, MessagesSquare } from "lucide-react";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import { LinkButton } from "#web/ui/link-button.tsx";
import { IconItem } from "#web/ui/page/icon-item.tsx";

export type DeliveredProps = { name: string; chatRoomId: number; backTo: string };

/** What happens next, now that the first word is said. */
export function Delivered({ name, chatRoomId, backTo }: DeliveredProps) {
  const { t } = useTranslation("contact");
  const urls = useUrls();
  const next = [
    { Icon: MessagesSquare, title: t("delivered.answer"), text: t("delivered.answerText") },
    { Icon: Hourglass, title: t("delivered.more"), text: t("delivered.moreText", { name }) },
    { Icon: Handshake, title: t("delivered.meet"), text: t("delivered.meetText") },
  ];
  return (
    <>
      <ol className="grid gap-6">
        {next.map(({ Icon, title, text }) => (
          <IconItem key={title} icon={<Icon />} title={title} text={text} />
        ))}
      </ol>
      <div className="mt-8 grid gap-3 sm:flex sm:flex-wrap">
        <LinkButton to={urls.chats(chatRoomId)}>{t("delivered.chat", { name })}</LinkButton>
        <LinkButton to={backTo} variant="secondary">
          {t("back", { name })}
        </LinkButton>
      </div>
    </>
  );
}
