import { Handshake, Hourglass, MessagesSquare } from "lucide-react";
import { type ReactNode, Suspense, useEffect, useState } from "react";
import { useRevalidator } from "react-router";
import { AccountScreen } from "#web/features/account/account-screen.tsx";
import { ConfirmFirst } from "#web/features/contact/confirm-first.tsx";
import { knownText, type Outcome } from "#web/features/contact/contact-situation.ts";
import { messageDraftKey } from "#web/features/contact/draft-key.ts";
import { FirstMessageForm } from "#web/features/contact/first-message-form.tsx";
import { NewContactForm } from "#web/features/contact/new-contact-form.tsx";
import { firstMessageForm } from "#web/features/contact/plain-forms.ts";
import { changingEmail } from "#web/features/settings/plain-forms.ts";
import { readDraft, writeDraft } from "#web/lib/forms/drafts.ts";
import { useSentForm } from "#web/lib/forms/sent-form.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { lazyPart } from "#web/lib/page/lazy-part.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import letter from "#web/ui/art/scene-coffee.svg?no-inline";
import waiting from "#web/ui/art/scene-nap.svg?no-inline";
import { LinkButton } from "#web/ui/link-button.tsx";
import { IconItem } from "#web/ui/page/icon-item.tsx";
import { Avatar } from "#web/ui/pictures/avatar.tsx";
import type { ContactData } from "./load-contact.ts";

const Paywall = lazyPart(
  async () => (await import("#web/features/subscriptions/paywall.tsx")).Paywall,
);

/** The first word to somebody, whoever wants to say it. */
export function ContactScreen({ data }: { data: ContactData }) {
  const { t } = useTranslation("contact");
  const [written, setWritten] = useState<Outcome | null>(null);
  const inPlace = written !== null;
  const sent = written ?? data.outcome;
  const { subject, to } = data;
  const { name } = to;
  const correctTo = useAddressForm();
  const back = (
    <LinkButton to={subject.backTo} variant="secondary">
      {t("back", { name })}
    </LinkButton>
  );

  if (sent && "email" in sent) {
    return (
      <AccountScreen
        key="sent"
        inPlace={inPlace}
        picture={waiting}
        heading={t("sent.heading")}
        intro={t("sent.text", { name, email: sent.email })}
      >
        <div className="grid justify-items-start gap-4">
          <ConfirmFirst email={sent.email} mailbox={data.mailbox} correctTo={correctTo} />
          {back}
        </div>
      </AccountScreen>
    );
  }
  if (sent) {
    return (
      <AccountScreen
        key="delivered"
        inPlace={inPlace}
        picture={letter}
        heading={t("delivered.heading")}
        intro={t("delivered.text", { name })}
      >
        <Delivered name={name} chatRoomId={sent.chatRoomId} backTo={subject.backTo} />
      </AccountScreen>
    );
  }
  return <Situation data={data} back={back} onSent={setWritten} />;
}

type SituationProps = { data: ContactData; back: ReactNode; onSent: (sent: Outcome) => void };

function Situation({ data, back, onSent }: SituationProps) {
  const { t } = useTranslation("contact");
  const urls = useUrls();
  const { revalidate } = useRevalidator();
  const correctTo = useAddressForm();
  const { subject, to, situation, messageMaxLength } = data;
  const { name, profileType } = to;
  const { profileId, path } = subject;
  switch (situation.kind) {
    case "own":
      return (
        <AccountScreen heading={t("own.heading")} intro={t(`own.${profileType}`)}>
          <LinkButton to={subject.backTo} variant="secondary">
            {t("own.back")}
          </LinkButton>
        </AccountScreen>
      );
    case "blocked":
      return (
        <AccountScreen heading={t("blocked.heading", { name })} intro={t("blocked.text", { name })}>
          <div className="grid justify-items-start gap-3">
            <LinkButton to={urls.ownReports()}>{t("blocked.lift")}</LinkButton>
            {back}
          </div>
        </AccountScreen>
      );
    case "switch": {
      const switchTo = situation.to;
      return (
        <AccountScreen
          heading={t(`switch.${switchTo}.heading`)}
          intro={t(`switch.${switchTo}.text`, { name })}
        >
          <div className="grid justify-items-start gap-3">
            <LinkButton to={urls.switchProfile({ switchTo, backTo: path })}>
              {t(`switch.${switchTo}.button`)}
            </LinkButton>
            {back}
          </div>
        </AccountScreen>
      );
    }
    case "known":
      return (
        <AccountScreen
          heading={t("known.heading", { name })}
          intro={t(`known.${knownText(situation.room)}`, { name })}
        >
          <div className="grid justify-items-start gap-3">
            <LinkButton to={urls.chats(situation.room.id)}>{t("known.chat")}</LinkButton>
            {back}
          </div>
        </AccountScreen>
      );
    case "pay":
      return (
        data.offer && (
          <Suspense>
            <Paywall offer={data.offer} backTo={path} about={{ name, picture: subject.picture }}>
              <KeptMessage profileId={profileId} name={name} />
            </Paywall>
          </Suspense>
        )
      );
    case "confirm":
      return (
        <AccountScreen
          picture={waiting}
          heading={t("confirm.heading")}
          intro={t("confirm.text", { name, email: data.email ?? "" })}
        >
          <ConfirmFirst
            email={data.email ?? ""}
            mailbox={data.mailbox}
            correctTo={correctTo}
            onDone={() => void revalidate()}
          />
        </AccountScreen>
      );
    default:
      return (
        <AccountScreen heading={t("heading", { name })} intro={<Intro data={data} />}>
          {situation.kind === "guest" ? (
            <NewContactForm
              profileId={profileId}
              to={to}
              minLength={data.minLength}
              messageMaxLength={messageMaxLength}
              path={path}
              onSent={(email) => onSent({ email })}
            />
          ) : (
            <FirstMessageForm
              profileId={profileId}
              to={to}
              messageMaxLength={messageMaxLength}
              onSent={(chatRoomId) => onSent({ chatRoomId })}
            />
          )}
        </AccountScreen>
      );
  }
}

/** The settings, with the form for another e-mail address open. */
function useAddressForm(): string {
  const { name, value } = changingEmail;
  return `${useUrls().settings()}?${new URLSearchParams({ [name]: value })}`;
}

function Intro({ data: { subject, to } }: { data: ContactData }) {
  const { t } = useTranslation("contact");
  const { picture, city, title } = subject;
  const { name, profileType } = to;
  return (
    <span className="flex items-center gap-3">
      <Avatar name={name} picture={picture} />
      <span className="min-w-0">
        {t(`intro.${profileType}`, { name, city })}
        {title && <span className="mt-1 block text-sm">{t("about", { title })}</span>}
      </span>
    </span>
  );
}

type DeliveredProps = { name: string; chatRoomId: number; backTo: string };

/** What happens next, now that the first word is said. */
function Delivered({ name, chatRoomId, backTo }: DeliveredProps) {
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

type KeptMessageProps = { profileId: number; name: string };

/**
 * Where something comes between a message and sending it: what was written is not lost. The browser
 * keeps it; without script the page shows it once more.
 */
function KeptMessage({ profileId, name }: KeptMessageProps) {
  const { t } = useTranslation("contact");
  const sent = useSentForm(firstMessageForm.name);
  const written = typeof sent?.values.message === "string" ? sent.values.message : "";
  const [isKept, setKept] = useState(false);
  const key = messageDraftKey(profileId);
  useEffect(() => {
    if (written) writeDraft(key, { message: written });
    setKept(readDraft(key) !== null);
  }, [key, written]);
  if (isKept) return <p className="text-ink-soft">{t("kept.draft", { name })}</p>;
  if (!written) return null;
  return (
    <div>
      <p className="text-ink-soft">{t("kept.text", { name })}</p>
      <blockquote className="mt-2 whitespace-pre-line wrap-anywhere">{written}</blockquote>
    </div>
  );
}
