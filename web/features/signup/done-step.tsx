import { CircleCheck, Mail, Search, UserRound } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import type { User } from "#contract/account.ts";
import type { OwnProfile } from "#contract/profiles.ts";
import type { Translate } from "#web/lib/i18n/text-keys.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { readAfterSignup, rememberAfterSignup } from "#web/lib/session/after-signup.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import { useResendMail } from "#web/ui/actions/use-resend-mail.ts";
import ownerScene from "#web/ui/art/scene-nap.svg?no-inline";
import sitterScene from "#web/ui/art/scene-park.svg?no-inline";
import { ButtonWithStatus } from "#web/ui/button-with-status.tsx";
import { StepHeading } from "#web/ui/forms/step-frame.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { IconItem } from "#web/ui/page/icon-item.tsx";
import { useWizard } from "./step-frame.tsx";

export type DoneStepProps = {
  user: User;
  /** Mails stay on this machine and can be read there. */
  mailbox: boolean;
  /** Of a sitter: what still stands between the profile and the search, with the way to each. */
  toBeFound: ReactNode;
};

/** The end, and what it is the beginning of. */
export function DoneStep({ user, mailbox, toBeFound }: DoneStepProps) {
  const { t } = useTranslation("signup");
  const urls = useUrls();
  const isSitter = useWizard().profileType === "pet_sitter";
  const wanted = useAfterSignup();
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
          <IconItem
            icon={<CircleCheck />}
            title={t("done.confirmed")}
            text={t("done.confirmedText")}
          />
        ) : (
          <IconItem
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
          </IconItem>
        )}
        {isSitter ? (
          <IconItem icon={<UserRound />} {...profileWords(t, user)}>
            <div className="mt-3 noscript:hidden">{toBeFound}</div>
          </IconItem>
        ) : (
          <IconItem
            icon={<Search />}
            title={t("done.searchOwner")}
            text={t("done.searchOwnerText")}
          />
        )}
      </ol>
      <div className="mt-8 grid gap-3 sm:flex">
        {wanted && (
          <LinkButton to={wanted} onClick={() => rememberAfterSignup(null)}>
            {t("done.goOn")}
          </LinkButton>
        )}
        <LinkButton
          to={isSitter ? urls.profile() : urls.search()}
          variant={wanted ? "secondary" : "primary"}
        >
          {isSitter ? t("done.profileSitter") : t("done.searchOwner")}
        </LinkButton>
        <LinkButton to={isSitter ? urls.sitterWork() : urls.profile()} variant="secondary">
          {isSitter ? t("done.workSitter") : t("done.profileOwner")}
        </LinkButton>
      </div>
    </div>
  );
}

/** What is left to fill in; the address is confirmed in the mailbox, and asked for above. */
export function needsAtEnd({ missingToPublish }: Pick<OwnProfile, "missingToPublish">) {
  return missingToPublish.filter(
    (need) => need !== "confirmedEmail" && need !== "finishedRegistration",
  );
}

/** It is ready only when nothing keeps it from being found. */
function profileWords(
  t: Translate<"signup">,
  { profile, emailVerifiedAt }: User,
): { title: string; text: string } {
  if (profile?.published) return { title: t("done.online"), text: t("done.onlineText") };
  if (!profile || needsAtEnd(profile).length > 0)
    return { title: t("done.incomplete"), text: t("done.incompleteText") };
  const text = t(emailVerifiedAt ? "done.readyText" : "done.readyOnceConfirmed");
  return { title: t("done.ready"), text };
}

/** What they came for before they signed up, which their browser knows. */
function useAfterSignup(): string | null {
  const [wanted, setWanted] = useState<string | null>(null);
  useEffect(() => setWanted(readAfterSignup()), []);
  return wanted;
}

function Resend({ email }: { email: string }) {
  const { t } = useTranslation("signup");
  const { resend, pending, line } = useResendMail(email, {
    sent: t("done.resent", { email }),
    failed: t("done.resendFailed"),
  });
  return (
    <div className="mt-3 noscript:hidden">
      <ButtonWithStatus
        variant="soft"
        label={t("done.resend")}
        pending={pending}
        onPress={resend}
        status={line}
        statusClassName="mt-2"
      />
    </div>
  );
}
