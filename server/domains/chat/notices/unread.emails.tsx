import { urlsFor } from "#contract/urls/urls.ts";
import en from "#messages/en/message-notices.json" with { type: "json" };
import nl from "#messages/nl/message-notices.json" with { type: "json" };
import {
  MailButton,
  MailHeading,
  MailLayout,
  MailText,
  renderMail,
} from "#server/platform/mail/mail-template.tsx";
import { salutation } from "#server/platform/mail/salutation.ts";
import { createTexts } from "#server/platform/texts.ts";
import type { DeclinedMailData, UnreadMailData } from "./chat.notices.ts";

const text = createTexts({ nl, en });

/** Who wrote and how often, not what: mails pass through many hands. */
export async function unreadMail(input: UnreadMailData & { appUrl: string }) {
  const { locale, firstName, rooms, appUrl, pageUrl } = input;
  const count = rooms.reduce((sum, room) => sum + room.count, 0);
  const [first] = rooms;
  const names = new Intl.ListFormat(locale, { type: "conjunction" }).format([
    ...new Set(rooms.map(({ senderName }) => senderName)),
  ]);
  const subject = text(locale, "unread.subject", { count, names });
  const path = rooms.length === 1 && first ? first.path : urlsFor(locale).chats();
  const content = await renderMail(
    <MailLayout
      lang={locale}
      preview={text(locale, "unread.preview", { count })}
      homeUrl={appUrl}
      footer={text(locale, "unread.footer")}
      unsubscribe={{ url: pageUrl, label: text(locale, "unread.unsubscribe") }}
    >
      <MailHeading>{salutation(text(locale, "unread.title", { firstName }))}</MailHeading>
      {rooms.map(({ roomId, senderName, count: newOnes }) => (
        <MailText key={roomId}>
          {text(locale, "unread.line", { name: senderName, count: newOnes })}
        </MailText>
      ))}
      <MailButton href={appUrl + path}>{text(locale, "unread.button", { count })}</MailButton>
    </MailLayout>,
  );
  return { subject, ...content };
}

/** A no is told by itself: between other news it would read like any message. */
export async function declinedMail(input: DeclinedMailData & { appUrl: string }) {
  const { locale, firstName, room, appUrl, pageUrl } = input;
  const { senderName: name, side, path } = room;
  const content = await renderMail(
    <MailLayout
      lang={locale}
      preview={text(locale, "declined.preview")}
      homeUrl={appUrl}
      footer={text(locale, "declined.footer")}
      unsubscribe={{ url: pageUrl, label: text(locale, "unread.unsubscribe") }}
    >
      <MailHeading>{salutation(text(locale, "declined.title", { firstName }))}</MailHeading>
      <MailText>{text(locale, "declined.text", { name })}</MailText>
      <MailText>{text(locale, `declined.more_${side}`)}</MailText>
      <MailButton href={appUrl + path}>{text(locale, "declined.button")}</MailButton>
    </MailLayout>,
  );
  return { subject: text(locale, "declined.subject", { name }), ...content };
}
