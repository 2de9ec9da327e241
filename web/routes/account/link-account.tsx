import { useState } from "react";
import { Link, useNavigate } from "react-router";
import type { SocialProvider } from "#contract/social-sign-in.ts";
import { AccountScreen } from "#web/features/account/account-screen.tsx";
import { FollowLinkButton } from "#web/features/account/follow-link-button.tsx";
import { useSentLink } from "#web/features/account/link-state.ts";
import { afterSignIn } from "#web/features/account/plain-access.server.ts";
import { followLinkForm } from "#web/features/account/plain-forms.ts";
import { readProvider } from "#web/features/social-sign-in/sign-in-problem.ts";
import { formAction, plainForm } from "#web/lib/forms/form-action.server.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { openPage } from "#web/lib/page/page.server.ts";
import type { RouteHandle } from "#web/lib/page/route-handle.ts";
import { linkAccount } from "#web/lib/session/session.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import lost from "#web/ui/art/scene-lost.svg?no-inline";
import phone from "#web/ui/art/scene-phone.svg?no-inline";
import { LinkButton } from "#web/ui/link-button.tsx";
import { showToast } from "#web/ui/overlays/toast-store.ts";
import { Banner } from "#web/ui/page/banner.tsx";
import type { Route } from "./+types/link-account.ts";

export const handle: RouteHandle = { namespaces: ["account", "social-sign-in"], forms: true };

export function loader(args: Route.LoaderArgs) {
  const page = openPage(args);
  const query = args.url.searchParams;
  const sentBy = readProvider(query.get("sent"));
  return {
    meta: page.meta({ title: page.texts("social-sign-in")("link.title") }),
    isSent: sentBy !== null,
    // Only Facebook leaves us in doubt; an address that has lost its end was about it.
    provider: sentBy ?? readProvider(query.get("provider")) ?? "facebook",
    token: query.get("t"),
    mailbox: page.development,
  };
}

export const action = formAction({
  [followLinkForm.name]: plainForm({
    initial: followLinkForm.initial,
    failed: (page) => page.texts("social-sign-in")("link.failed"),
    async send(page) {
      const token = new URL(page.path, page.origin).searchParams.get("t") ?? "";
      const answer = await page.send("socialSignIn.confirmLink", { body: { token } });
      return afterSignIn(page, answer);
    },
  }),
});

export default function LinkAccount({ loaderData }: Route.ComponentProps) {
  const { isSent, provider: name, token, mailbox } = loaderData;
  const { t } = useTranslation("social-sign-in");
  const own = useUrls();
  const navigate = useNavigate();
  const wasDead = useSentLink(followLinkForm.name) === "dead";
  const [isDead, setDead] = useState(false);
  const provider = t(`names.${name}`);

  async function follow(link: string) {
    const outcome = await linkAccount(link);
    showToast({ text: t("link.done", { provider }) });
    await navigate(outcome === "in" ? own.home() : own.loginCode(), { replace: true });
  }

  if (isSent) return <MailSent name={name} mailbox={mailbox} />;
  if (!token || isDead || wasDead) return <DeadLink name={name} inPlace={isDead} />;
  return (
    <AccountScreen
      picture={phone}
      heading={t("link.heading")}
      intro={t("link.intro", { provider })}
    >
      <FollowLinkButton
        label={t("link.submit", { provider })}
        follow={() => follow(token)}
        onDeadLink={() => setDead(true)}
        failed={t("link.failed")}
      />
    </AccountScreen>
  );
}

function MailSent({ name, mailbox }: { name: SocialProvider; mailbox: boolean }) {
  const { t } = useTranslation("social-sign-in");
  const urls = useUrls();
  const provider = t(`names.${name}`);
  return (
    <AccountScreen
      picture={phone}
      heading={t("link.sentHeading")}
      intro={t("link.sentIntro", { provider })}
    >
      <Banner tone="ok" title={t("link.sentTitle")}>
        <p>{t("link.sentText", { provider })}</p>
        <p className="mt-2">{t("link.spam")}</p>
        {mailbox && (
          <p className="mt-2">
            <a href={urls.mailbox()}>{t("link.mailbox")}</a>
          </p>
        )}
      </Banner>
      <p className="mt-6">
        <Link to={urls.login()}>{t("link.toLogin")}</Link>
      </p>
    </AccountScreen>
  );
}

/** There is no asking for another one here: the mail goes with a sign-in. */
function DeadLink({ name, inPlace }: { name: SocialProvider; inPlace: boolean }) {
  const { t } = useTranslation("social-sign-in");
  const urls = useUrls();
  return (
    <AccountScreen
      key="dead"
      picture={lost}
      heading={t("link.deadHeading")}
      intro={t("link.deadText", { provider: t(`names.${name}`) })}
      inPlace={inPlace}
    >
      <LinkButton to={urls.login()} wide>
        {t("link.deadLogin")}
      </LinkButton>
    </AccountScreen>
  );
}
