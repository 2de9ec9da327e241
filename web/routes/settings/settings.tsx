import { SecondFactorSection } from "#web/features/account/second-factor/second-factor-section.tsx";
import { FeedSection } from "#web/features/calendars/feed-section.tsx";
import { OwnCalendarsSection } from "#web/features/calendars/own-calendars-section.tsx";
import { OwnBlocks } from "#web/features/reports/own-blocks.tsx";
import { AppearanceSection, LanguageSection } from "#web/features/settings/appearance-section.tsx";
import { DetailsSection } from "#web/features/settings/details-section.tsx";
import { DevicesSection } from "#web/features/settings/devices-section.tsx";
import { EmailSection } from "#web/features/settings/email-section.tsx";
import { DeleteSection } from "#web/features/settings/leaving/delete-section.tsx";
import { LeavingSection } from "#web/features/settings/leaving/leaving-section.tsx";
import { changingEmail } from "#web/features/settings/plain-forms.ts";
import { LogoutForm } from "#web/features/shell/bars/logout-form.tsx";
import { useLanguage } from "#web/features/shell/bars/use-language.ts";
import { useLogout } from "#web/features/shell/bars/use-logout.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { loaded } from "#web/lib/page/loaded.ts";
import { openPage } from "#web/lib/page/page.server.ts";
import { Queries } from "#web/lib/page/query-client.tsx";
import type { RouteHandle } from "#web/lib/page/route-handle.ts";
import { useUser } from "#web/lib/session/user.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import { Button } from "#web/ui/button.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { CardSection } from "#web/ui/page/card-section.tsx";
import type { Route } from "./+types/settings.ts";
import { settingsAction } from "./settings-action.server.ts";

export const handle: RouteHandle = {
  namespaces: ["settings", "calendars", "reports", "second-factor"],
  forms: true,
};

export const action = settingsAction;

export async function loader(args: Route.LoaderArgs) {
  const page = openPage(args);
  const { data } = await page.call("access.listSessions", {});
  const { data: feed } = await page.call("calendars.getFeed", {});
  const secondFactor = await page.call("secondFactor.get", {});
  const calendars = await page.call("calendars.listCalendars", {});
  const { data: blocks } = await page.call("safety.listBlocks", { query: { limit: "-1" } });
  return {
    meta: page.meta({ title: page.texts("settings")("title") }),
    sessions: loaded(data),
    feed,
    calendars,
    blocks,
    secondFactor,
    now: page.now.toISOString(),
    isChangingEmail: args.url.searchParams.get(changingEmail.name) === changingEmail.value,
    mailbox: page.development,
  };
}

export default function Settings({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation("settings");
  const own = useUrls();
  const changeLanguage = useLanguage();
  const { press: logOut } = useLogout();
  const user = useUser();
  return (
    <div className="mx-auto w-full max-w-form px-gutter py-section">
      <h1 className="mb-6 md:mb-8">{t("heading")}</h1>
      <div className="grid gap-5">
        {user && (
          <>
            <DetailsSection user={user} />
            <EmailSection
              user={user}
              isChangingAtFirst={loaderData.isChangingEmail}
              mailbox={loaderData.mailbox}
            />
          </>
        )}
        <LanguageSection onChoose={changeLanguage} />
        <AppearanceSection />
        <FeedSection feed={loaderData.feed} now={loaderData.now} />
        {loaderData.calendars.isSitter && (
          <OwnCalendarsSection
            calendars={loaderData.calendars.data}
            isFull={loaderData.calendars.isFull}
            now={loaderData.now}
          />
        )}
        <CardSection heading={t("password.heading")} text={t("password.text")}>
          <LinkButton to={own.changePassword()} variant="secondary">
            {t("password.change")}
          </LinkButton>
        </CardSection>
        {user && (
          <SecondFactorSection state={loaderData.secondFactor} owner={user} now={loaderData.now} />
        )}
        <Queries>
          <DevicesSection sessions={loaderData.sessions} now={loaderData.now} onLogOut={logOut} />
        </Queries>
        <CardSection heading={t("subscription.heading")} text={t("subscription.text")}>
          <div className="flex flex-wrap gap-3">
            <LinkButton to={own.subscriptions()} variant="secondary">
              {t("subscription.open")}
            </LinkButton>
            <LinkButton to={own.payments()} variant="secondary">
              {t("subscription.payments")}
            </LinkButton>
          </div>
        </CardSection>
        <CardSection heading={t("reports.heading")} text={t("reports.text")}>
          <LinkButton to={own.ownReports()} variant="secondary">
            {t("reports.open")}
          </LinkButton>
        </CardSection>
        {loaderData.blocks.length > 0 && <OwnBlocks blocks={loaderData.blocks} />}
        <CardSection heading={t("data.heading")} text={t("data.text")}>
          <LinkButton to={own.personalData()} variant="secondary">
            {t("data.open")}
          </LinkButton>
        </CardSection>
        <CardSection heading={t("logout.heading")} text={t("logout.text")}>
          <LogoutForm>
            {(pending) => (
              <Button type="submit" variant="secondary" pending={pending}>
                {t("logout.submit")}
              </Button>
            )}
          </LogoutForm>
        </CardSection>
        {user?.deletesAt && <LeavingSection deletesAt={user.deletesAt} />}
        {user && !user.deletesAt && <DeleteSection user={user} />}
      </div>
    </div>
  );
}
