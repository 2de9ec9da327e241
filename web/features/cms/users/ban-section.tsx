import type { AdminUser } from "#contract/trust/admin.ts";
import { reportTextMaxLength } from "#contract/trust/reports.ts";
import { useLocale, useTranslation } from "#web/lib/i18n/use-translation.ts";
import { formatDate } from "#web/lib/text/formatting.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Form } from "#web/ui/forms/form.tsx";
import { TextAreaField } from "#web/ui/forms/text-area-field.tsx";
import { ErrorBanner } from "#web/ui/page/error-banner.tsx";
import { ActButton } from "../acts/act-button.tsx";
import { useAct } from "../acts/use-act.ts";
import { banUser, unbanUser } from "./user-acts.ts";

/** Closing somebody's account with a reason that they read, and opening it again. Admins can't be banned. */
export function BanSection({ user }: { user: AdminUser }) {
  const { t } = useTranslation("cms-users");
  const locale = useLocale();
  if (user.role === "admin") return null;
  return (
    <Card as="section" edged className="grid gap-3">
      <h2 className="text-lg">{t("ban.heading")}</h2>
      {user.bannedAt ? (
        <>
          <p>
            {t("ban.since", { day: formatDate(user.bannedAt, locale) })} {user.banReason}
          </p>
          <ActButton
            act={unbanUser}
            which={{ userId: String(user.id) }}
            done={t("ban.lifted", { name: user.firstName })}
          >
            {t("ban.lift")}
          </ActButton>
        </>
      ) : (
        <BanForm user={user} />
      )}
    </Card>
  );
}

function BanForm({ user: { id, firstName } }: { user: AdminUser }) {
  const { t } = useTranslation("cms-users");
  const form = useAct(banUser, {
    which: { userId: String(id) },
    draft: `ban:${id}`,
    done: t("ban.done", { name: firstName }),
  });
  return (
    <Form form={form} className="grid gap-3">
      <p className="text-sm text-ink-soft">{t("ban.what")}</p>
      <ErrorBanner lines={form.messages} />
      <input type="hidden" name="userId" value={id} />
      <TextAreaField
        label={t("ban.reason")}
        hint={t("ban.reasonHint")}
        rows={3}
        maxLength={reportTextMaxLength}
        required
        {...form.field("reason")}
      />
      <Button
        type="submit"
        size="sm"
        variant="danger"
        pending={form.pending}
        className="justify-self-start"
      >
        {t("ban.send", { name: firstName })}
      </Button>
    </Form>
  );
}
