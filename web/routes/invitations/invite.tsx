import { Share2 } from "lucide-react";
import { urls } from "#contract/urls/urls.ts";
import { AccountScreen } from "#web/features/account/account-screen.tsx";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { drawCode } from "#web/lib/page/draw-code.server.ts";
import { notFound, openPage } from "#web/lib/page/page.server.ts";
import type { RouteHandle } from "#web/lib/page/route-handle.ts";
import { useInvitation } from "#web/lib/session/invitation.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import { Button } from "#web/ui/button.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { useShare } from "#web/ui/overlays/use-share.tsx";
import { Avatar } from "#web/ui/pictures/avatar.tsx";
import { QrCode } from "#web/ui/pictures/qr-code.tsx";
import type { Route } from "./+types/invite.ts";

export const handle: RouteHandle = { namespaces: ["invitations"] };

export async function loader(args: Route.LoaderArgs) {
  const page = openPage(args);
  const { profileId } = args.params;
  if (!/^[1-9]\d{0,8}$/.test(profileId)) notFound(page);
  const { data } = await page.call("invitations.get", { params: { profileId } });
  const url = new URL(urls.invite(data.profileId, data.token), page.origin).href;
  const t = page.texts("invitations");
  const title = data.isOwn ? t("own.title") : t("title", { name: data.firstName });
  return {
    invitation: data,
    /** As it was passed on to whoever looks. */
    t: args.url.searchParams.get("t")?.slice(0, 100),
    url,
    code: drawCode(url),
    meta: page.meta({ title, description: t("intro", { name: data.firstName }) }),
  };
}

/** For the one who invites: the ways to pass it on. For everybody else: the invitation itself. */
export default function Invite({ loaderData }: Route.ComponentProps) {
  return loaderData.invitation.isOwn ? (
    <OwnInvitation {...loaderData} />
  ) : (
    <Invited {...loaderData} />
  );
}

type Data = Route.ComponentProps["loaderData"];

function OwnInvitation({ invitation, url, code }: Data) {
  const { t } = useTranslation("invitations");
  const urls = useUrls();
  const { share, sheet } = useShare({ title: t("own.title"), text: t("own.message"), url });
  if (!invitation.isOpen) {
    const { profileType } = invitation;
    return (
      <AccountScreen heading={t("own.heading")} intro={t(`own.closed.${profileType}`)}>
        <LinkButton to={profileType === "pet_sitter" ? urls.profile() : urls.createRequest()} wide>
          {t(`own.open.${profileType}`)}
        </LinkButton>
      </AccountScreen>
    );
  }
  return (
    <AccountScreen heading={t("own.heading")} intro={t("own.intro")}>
      <div className="grid gap-5">
        <QrCode path={code.path} size={code.size} label={t("own.code")} />
        <p className="rounded-field bg-sunken px-4 py-3 text-sm break-all select-all">{url}</p>
        <Button wide onClick={share}>
          <Share2 className="size-5" />
          {t("own.share")}
        </Button>
      </div>
      {sheet}
    </AccountScreen>
  );
}

function Invited({ invitation, t: token }: Data) {
  const { t } = useTranslation("invitations");
  const urls = useUrls();
  const { firstName: name, picture } = invitation;
  const passedOn = token ? { t: token } : {};
  useInvitation(token);
  return (
    <AccountScreen
      heading={t("heading", { name })}
      intro={
        <span className="flex items-center gap-3">
          <Avatar name={name} picture={picture} />
          <span>{t("intro", { name })}</span>
        </span>
      }
    >
      <div className="grid gap-3">
        <LinkButton to={urls.signup("pet_owner", passedOn)} wide>
          {t("asOwner")}
        </LinkButton>
        <LinkButton to={urls.signup("pet_sitter", passedOn)} variant="secondary" wide>
          {t("asSitter")}
        </LinkButton>
      </div>
    </AccountScreen>
  );
}
