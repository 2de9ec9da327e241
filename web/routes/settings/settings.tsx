import { accessEndpoints } from "#contract/account.ts";
import { AppearanceSection } from "#web/features/settings/appearance-section.tsx";
import { DeleteSection } from "#web/features/settings/delete-section.tsx";
import { DetailsSection } from "#web/features/settings/details-section.tsx";
import { DevicesSection } from "#web/features/settings/devices-section.tsx";
import { EmailSection } from "#web/features/settings/email-section.tsx";
import { LanguageSection } from "#web/features/settings/language-section.tsx";
import { useLanguage } from "#web/features/shell/bars/use-language.ts";
import { useLogout } from "#web/features/shell/bars/use-logout.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { loaded } from "#web/lib/page/loaded.ts";
import { openPage } from "#web/lib/page/page.server.ts";
import { metaTags } from "#web/lib/page/page-meta.ts";
import { Queries } from "#web/lib/page/queries.tsx";
import type { RouteHandle } from "#web/lib/page/route-handle.ts";
import { useUser } from "#web/lib/session/user.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import { Button } from "#web/ui/button.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { CardSection } from "#web/ui/page/card-section.tsx";
import type { Route } from "./+types/settings.ts";

export const handle: RouteHandle = { namespaces: ["settings"] };

export async function loader(args: Route.LoaderArgs) {
  const page = openPage(args);
  const { data } = await page.call(accessEndpoints.listSessions, {});
  return {
    meta: page.meta({ title: page.texts("settings")("title") }),
    sessions: loaded(data),
    now: new Date().toISOString(),
    mailbox: page.development,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta);

export default function Settings({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation("settings");
  const urls = useUrls();
  const changeLanguage = useLanguage();
  const { logOut, loggingOut } = useLogout();
  const user = useUser();
  return (
    <div className="mx-auto w-full max-w-form px-gutter py-section">
      <h1 className="mb-6 md:mb-8">{t("heading")}</h1>
      <div className="grid gap-5">
        {user && (
          <>
            <DetailsSection user={user} />
            <EmailSection user={user} mailbox={loaderData.mailbox} />
          </>
        )}
        <LanguageSection onChoose={changeLanguage} />
        <AppearanceSection />
        <CardSection heading={t("password.heading")} text={t("password.text")}>
          <LinkButton to={urls.changePassword()} variant="secondary">
            {t("password.change")}
          </LinkButton>
        </CardSection>
        <Queries>
          <DevicesSection sessions={loaderData.sessions} now={loaderData.now} onLogOut={logOut} />
        </Queries>
        <CardSection heading={t("logout.heading")} text={t("logout.text")}>
          <Button variant="secondary" onClick={logOut} pending={loggingOut}>
            {t("logout.submit")}
          </Button>
        </CardSection>
        {user && <DeleteSection user={user} />}
      </div>
    </div>
  );
}
