import { useState } from "react";
import { useRevalidator } from "react-router";
import type { DeliveredMessage } from "#contract/account.ts";
import { AccountScreen } from "#web/features/account/account-screen.tsx";
import { DeadLinkScreen } from "#web/features/account/dead-link-screen.tsx";
import { FollowLinkButton } from "#web/features/account/follow-link-button.tsx";
import { carriedLink, useSentLink } from "#web/features/account/link-state.ts";
import { askLink } from "#web/features/account/plain-access.server.ts";
import { followLinkForm } from "#web/features/account/plain-forms.ts";
import type { EmailState } from "#web/features/account/prefilled-email.ts";
import { api } from "#web/lib/api/browser-api.ts";
import { formAction, plainForm } from "#web/lib/forms/form-action.server.ts";
import { useSentForm } from "#web/lib/forms/sent-form.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { openPage } from "#web/lib/page/page.server.ts";
import type { RouteHandle } from "#web/lib/page/route-handle.ts";
import { useUser } from "#web/lib/session/user.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import letter from "#web/ui/art/scene-coffee.svg?no-inline";
import park from "#web/ui/art/scene-park.svg?no-inline";
import phone from "#web/ui/art/scene-phone.svg?no-inline";
import { LinkButton } from "#web/ui/link-button.tsx";
import type { Route } from "./+types/confirm-account.ts";

export const handle: RouteHandle = { namespaces: ["account"], forms: true };

export function loader(args: Route.LoaderArgs) {
  const page = openPage(args);
  return {
    meta: page.meta({ title: page.texts("account")("confirmAccount.title") }),
    token: args.params.token,
    mailbox: page.development,
  };
}

export function action(args: Route.ActionArgs) {
  const { token } = args.params;
  return formAction({
    confirmLink: askLink("confirmLink"),
    [followLinkForm.name]: plainForm({
      initial: followLinkForm.initial,
      failed: (page) => page.texts("account")("confirmAccount.failed"),
      async send(page) {
        const confirmed = await page.send("access.confirmAccount", { body: { token } });
        return carriedLink(confirmed);
      },
    }),
  })(args);
}

type Done = { email: string; delivered?: DeliveredMessage | undefined };
type State = { name: "open" } | { name: "dead" } | ({ name: "done" } & Done);

/** What became of the link if it was followed without script. */
function useSentState(): State {
  const link = useSentLink(followLinkForm.name);
  const isAsking = useSentForm("confirmLink") !== null;
  if (link === "dead" || isAsking) return { name: "dead" };
  return link ? { name: "done", ...link } : { name: "open" };
}

export default function ConfirmAccount({ loaderData }: Route.ComponentProps) {
  const { token, mailbox } = loaderData;
  const { t } = useTranslation("account");
  const { revalidate } = useRevalidator();
  const sent = useSentState();
  const [changed, setState] = useState<State | null>(null);
  const state = changed ?? sent;
  const inPlace = changed !== null;

  async function follow() {
    const done = await api.call("access.confirmAccount", { body: { token } });
    setState({ name: "done", ...done });
    // Whoever is logged in here is confirmed from now on, and the bar that asks for it goes.
    await revalidate();
  }

  if (state.name === "dead") {
    return (
      <DeadLinkScreen
        kind="confirmLink"
        submitLabel={t("confirmAccount.again")}
        mailbox={mailbox}
        inPlace={inPlace}
      />
    );
  }
  if (state.name === "done") {
    const { email, delivered } = state;
    return delivered ? (
      <Delivered email={email} delivered={delivered} inPlace={inPlace} />
    ) : (
      <Confirmed email={email} inPlace={inPlace} />
    );
  }
  return (
    <AccountScreen
      picture={phone}
      heading={t("confirmAccount.heading")}
      intro={t("confirmAccount.intro")}
    >
      <FollowLinkButton
        label={t("confirmAccount.submit")}
        follow={follow}
        onDeadLink={() => setState({ name: "dead" })}
        failed={t("confirmAccount.failed")}
      />
    </AccountScreen>
  );
}

type DeliveredProps = { email: string; delivered: DeliveredMessage; inPlace: boolean };

/** What they came for: the message that they wrote is with whom it is for. */
function Delivered({ email, delivered, inPlace }: DeliveredProps) {
  const { t } = useTranslation("account");
  const urls = useUrls();
  const isLoggedIn = useUser() !== null;
  const name = delivered.firstName;
  const chat = urls.chats(delivered.chatRoomId);
  return (
    <AccountScreen
      key="delivered"
      inPlace={inPlace}
      picture={letter}
      heading={t("confirmAccount.sentHeading")}
      intro={t("confirmAccount.sentText", { name })}
    >
      {isLoggedIn ? (
        <LinkButton to={chat} wide>
          {t("confirmAccount.sentChat", { name })}
        </LinkButton>
      ) : (
        <LinkButton
          to={urls.login({ redirect: chat })}
          state={{ email } satisfies EmailState}
          wide
          replace
        >
          {t("confirmAccount.sentLogin")}
        </LinkButton>
      )}
    </AccountScreen>
  );
}

function Confirmed({ email, inPlace }: { email: string; inPlace: boolean }) {
  const { t } = useTranslation("account");
  const urls = useUrls();
  const isLoggedIn = useUser() !== null;
  return (
    <AccountScreen
      key="done"
      inPlace={inPlace}
      picture={park}
      heading={t("confirmAccount.doneHeading")}
      intro={t("confirmAccount.doneText", { email })}
    >
      {isLoggedIn ? (
        <LinkButton to={urls.home()} wide>
          {t("confirmAccount.doneHome")}
        </LinkButton>
      ) : (
        <LinkButton to={urls.login()} state={{ email } satisfies EmailState} wide replace>
          {t("confirmAccount.doneLogin")}
        </LinkButton>
      )}
    </AccountScreen>
  );
}
