import type { Suppression } from "#contract/admin/mails.ts";
import { useLocale, useTranslation } from "#web/lib/i18n/use-translation.ts";
import { formatDate } from "#web/lib/text/formatting.ts";
import { Card } from "#web/ui/card.tsx";
import { EmailField } from "#web/ui/forms/email-field.tsx";
import { act } from "../acts/act.ts";
import { ActButton, ActForm } from "../acts/act-form.tsx";
import { CmsTable } from "../table/cms-table.tsx";

/** Addresses that get no mail, as far as they are known; each can be taken off. */
export function SuppressionTable({ list }: { list: readonly Suppression[] }) {
  const { t } = useTranslation("cms-mail");
  const locale = useLocale();
  return (
    <CmsTable
      label={t("suppressed.title")}
      rows={list}
      keyOf={({ hash }) => hash}
      empty={t("suppressed.empty")}
      columns={[
        {
          id: "address",
          header: t("suppressed.address"),
          cell: ({ email, hash }) =>
            email ? (
              <span className="font-semibold wrap-anywhere">{email}</span>
            ) : (
              <span className="text-ink-soft">
                {t("suppressed.unknown", { hash: hash.slice(0, 8) })}
              </span>
            ),
        },
        {
          id: "reason",
          header: t("suppressed.reason"),
          cell: ({ reason }) => t(`suppressed.reasons.${reason}`),
        },
        {
          id: "since",
          header: t("suppressed.since"),
          cell: ({ createdAt }) => formatDate(createdAt, locale),
        },
        {
          id: "lift",
          header: t("suppressed.act"),
          cell: ({ hash }) => (
            <ActButton act={liftSuppression} which={{ hash }} done={t("suppressed.lifted")}>
              {t("suppressed.lift")}
            </ActButton>
          ),
        },
      ]}
    />
  );
}

export function SuppressForm() {
  const { t } = useTranslation("cms-mail");
  return (
    <Card as="section" edged className="grid max-w-page gap-3">
      <h2 className="text-lg">{t("suppressed.addHeading")}</h2>
      <p className="text-sm text-ink-soft">{t("suppressed.addText")}</p>
      <ActForm
        act={suppressAddress}
        done={t("suppressed.added")}
        variant="secondary"
        send={t("suppressed.add")}
      >
        {(field) => <EmailField label={t("suppressed.address")} required {...field("email")} />}
      </ActForm>
    </Card>
  );
}

export const resendMail = act({
  name: "resendMail",
  initial: { mailId: "" },
  send: (call, { mailId: id }) => call("adminMails.resend", { params: { id } }),
});

/** For somebody who asked us for it. */
export const suppressAddress = act({
  name: "suppressAddress",
  initial: { email: "" },
  send: (call, { email }) =>
    call("adminMails.addSuppression", { body: { email, reason: "unsubscribed" } }),
});

export const liftSuppression = act({
  name: "liftSuppression",
  initial: { hash: "" },
  send: (call, { hash }) => call("adminMails.liftSuppression", { params: { hash } }),
});
