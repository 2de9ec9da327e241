import { CircleCheck, Mail, Search, UserRound } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { User } from "#contract/account.ts";
import { useResendMail } from "#web/lib/session/use-resend-mail.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import ownerScene from "#web/ui/art/scene-nap.svg?no-inline";
import sitterScene from "#web/ui/art/scene-park.svg?no-inline";
import { Button } from "#web/ui/button.tsx";
import { StepHeading } from "#web/ui/forms/step-frame.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { useWizard } from "./wizard-context.ts";

export type DoneStepProps = {
  user: User;
  /** Mails stay on this machine and can be read there. */
  mailbox: boolean;
};

/** The end, and what it is the beginning of. */
export function DoneStep({ user, mailbox }: DoneStepProps) {
  const { t } = useTranslation("signup");
  const urls = useUrls();
  const isSitter = useWizard().profileType === "pet_sitter";
  return (
    <div className="pb-section">
      <img
        src={isSitter ? sitterScene : ownerScene}
        alt=""
        width={240}
        height={240}
        className="mb-6 size-37 rounded-full object-cover"
      />
      <StepHeading
        heading={t("done.heading", { name: user.firstName })}
        intro={isSitter ? t("done.introSitter") : t("done.introOwner")}
      />
      <ol className="grid gap-6">
        {user.emailVerifiedAt ? (
          <Next icon={<CircleCheck />} title={t("done.confirmed")} text={t("done.confirmedText")} />
        ) : (
          <Next
            icon={<Mail />}
            title={t("done.confirm")}
            text={t("done.confirmText", { email: user.email })}
          >
            <Resend email={user.email} />
            {mailbox && (
              <p className="mt-2">
                <a href={urls.mailbox()}>{t("done.mailbox")}</a>
              </p>
            )}
          </Next>
        )}
        <Next
          icon={isSitter ? <UserRound /> : <Search />}
          title={isSitter ? t("done.profileSitter") : t("done.searchOwner")}
          text={isSitter ? t("done.profileSitterText") : t("done.searchOwnerText")}
        />
      </ol>
      <div className="mt-8 grid gap-3 sm:flex">
        <LinkButton to={isSitter ? urls.profile() : urls.search()}>
          {isSitter ? t("done.profileSitter") : t("done.searchOwner")}
        </LinkButton>
        <LinkButton to={isSitter ? urls.sitterWork() : urls.profile()} variant="secondary">
          {isSitter ? t("done.workSitter") : t("done.profileOwner")}
        </LinkButton>
      </div>
    </div>
  );
}

type NextProps = { icon: ReactNode; title: string; text: string; children?: ReactNode };

function Next({ icon, title, text, children }: NextProps) {
  return (
    <li className="flex gap-4">
      <span className="grid size-11 shrink-0 place-items-center rounded-full bg-brand-soft text-brand-strong [&>svg]:size-5.5">
        {icon}
      </span>
      <div className="min-w-0">
        <h2 className="text-lg">{title}</h2>
        <p className="mt-1 text-ink-soft">{text}</p>
        {children}
      </div>
    </li>
  );
}

function Resend({ email }: { email: string }) {
  const { t } = useTranslation("signup");
  const { resend, pending, line } = useResendMail(email, {
    sent: t("done.resent", { email }),
    failed: t("done.resendFailed"),
  });

  return (
    <div className="mt-3">
      <Button variant="soft" size="sm" pending={pending} onClick={() => void resend()}>
        {t("done.resend")}
      </Button>
      <p role="status" className="mt-2 text-sm font-semibold empty:hidden">
        {line}
      </p>
    </div>
  );
}
