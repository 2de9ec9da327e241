import type { AdminUser } from "#contract/trust/admin.ts";
import { reportTextMaxLength } from "#contract/trust/reports.ts";
import { useLocale, useTranslation } from "#web/lib/i18n/use-translation.ts";
import { formatDate } from "#web/lib/text/formatting.ts";
import { Card } from "#web/ui/card.tsx";
import { TextAreaField } from "#web/ui/forms/text-area-field.tsx";
import { ActButton, ActForm } from "../acts/act-form.tsx";
import { banUser, unbanUser } from "./user-acts.ts";
import { callName } from "./whole-name.ts";

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
            done={t("ban.lifted", { name: callName(user) })}
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

function BanForm({ user }: { user: AdminUser }) {
  const { t } = useTranslation("cms-users");
  const { id } = user;
  const name = callName(user);
  return (
    <>
      <p className="text-sm text-ink-soft">{t("ban.what")}</p>
      <ActForm
        act={banUser}
        which={{ userId: String(id) }}
        draft={`ban:${id}`}
        done={t("ban.done", { name })}
        variant="danger"
        send={t("ban.send", { name })}
      >
        {(field) => (
          <TextAreaField
            label={t("ban.reason")}
            hint={t("ban.reasonHint")}
            rows={3}
            maxLength={reportTextMaxLength}
            required
            {...field("reason")}
          />
        )}
      </ActForm>
    </>
  );
}
