import { Link } from "react-router";
import { cmsUrls } from "#contract/urls/cms-urls.ts";
import { ActButton } from "#web/features/cms/acts/act-form.tsx";
import { MailState } from "#web/features/cms/mail/mail-table.tsx";
import { resendMail } from "#web/features/cms/mail/suppressions.tsx";
import { CmsPage } from "#web/features/cms/shell/cms-page.tsx";
import { Facts } from "#web/features/cms/shell/facts.tsx";
import { actsAction } from "#web/lib/forms/form-action.server.ts";
import { useLocale, useTranslation } from "#web/lib/i18n/use-translation.ts";
import { notFound, openPage } from "#web/lib/page/page.server.ts";
import type { RouteHandle } from "#web/lib/page/route-handle.ts";
import { formatMoment } from "#web/lib/text/formatting.ts";
import { Card } from "#web/ui/card.tsx";
import type { Route } from "./+types/mail.ts";

export const handle: RouteHandle = { namespaces: ["cms-mail"], forms: true };

export async function loader(args: Route.LoaderArgs) {
  const page = openPage(args);
  const { id } = args.params;
  const found = /^[1-9]\d{0,8}$/.test(id)
    ? await page.find("adminMails.get", { params: { id } })
    : null;
  if (!found) notFound(page);
  const title = page.texts("cms-mail")("one", { id });
  return { mail: found.data, now: page.now, meta: page.meta({ title }) };
}

export const action = actsAction(resendMail);

export default function Mail({ loaderData: { mail, now } }: Route.ComponentProps) {
  const { t } = useTranslation("cms-mail");
  const { t: cms } = useTranslation("cms");
  const locale = useLocale();
  const at = (moment: string | undefined) => moment && formatMoment(moment, locale, now);
  const { recipient, userId, text, state } = mail;
  return (
    <CmsPage
      title={mail.subject ?? t("one", { id: mail.id })}
      note={<MailState state={state} />}
      back={{ to: cmsUrls.mail(), label: cms("back") }}
    >
      <div className="grid max-w-page gap-4">
        <Card as="section" edged className="grid gap-4">
          <Facts
            of={{
              [t("columns.to")]:
                userId === undefined ? (
                  recipient
                ) : (
                  <Link to={cmsUrls.users(userId)}>{recipient}</Link>
                ),
              [t("columns.kind")]: mail.kind,
              [t("facts.attempts")]: mail.attempts,
              [t("facts.created")]: at(mail.createdAt),
              [t("facts.sent")]: at(mail.sentAt),
              [t("facts.failed")]: at(mail.failedAt),
              [t("facts.next")]: at(mail.nextAt),
            }}
          />
          {mail.lastError && (
            <p className="text-sm wrap-anywhere">
              <strong>{t("facts.server")}</strong> {mail.lastError}
            </p>
          )}
          {state === "held" && <p className="text-sm">{t("heldText")}</p>}
          {(state === "failed" || state === "held") && (
            <ActButton
              act={resendMail}
              which={{ mailId: String(mail.id) }}
              variant="brand"
              done={t("resent")}
            >
              {t("resend")}
            </ActButton>
          )}
        </Card>
        <Card as="section" edged className="grid gap-2">
          <h2 className="text-lg">{t("text")}</h2>
          {text ? (
            <>
              <p className="text-sm text-ink-soft">{t("linksLeftOut")}</p>
              <p className="text-sm whitespace-pre-line wrap-anywhere">{text}</p>
            </>
          ) : (
            <p className="text-ink-soft">{t("noText")}</p>
          )}
        </Card>
      </div>
    </CmsPage>
  );
}
