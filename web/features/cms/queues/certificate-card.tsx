import { FileText } from "lucide-react";
import type { AdminCertificate } from "#contract/trust/admin.ts";
import { downloadFile } from "#web/lib/api/browser-api.ts";
import { useLocale, useTranslation } from "#web/lib/i18n/use-translation.ts";
import { formatDate } from "#web/lib/text/formatting.ts";
import { useAction } from "#web/ui/actions/use-action.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { RadioCards } from "#web/ui/choices/radio-cards.tsx";
import { TextAreaField } from "#web/ui/forms/text-area-field.tsx";
import { Picture } from "#web/ui/pictures/picture.tsx";
import { Tag } from "#web/ui/tag.tsx";
import { ActForm } from "../acts/act-form.tsx";
import { decideCertificate } from "./queue-acts.ts";

/** A certificate of conduct: the file itself is there until somebody has decided. */
export function CertificateCard({ certificate }: { certificate: AdminCertificate }) {
  const { t } = useTranslation("cms-queues");
  const locale = useLocale();
  const { id, firstName, lastName, status, picture, isPdf, reason, sentAt, decidedAt } =
    certificate;
  return (
    <Card as="article" edged className="grid items-start gap-5 sm:grid-cols-2">
      <div className="grid gap-3">
        <div className="flex flex-wrap items-center gap-2">
          <h2 className="text-lg">{[firstName, lastName].filter(Boolean).join(" ")}</h2>
          <Tag tone={status === "waiting" ? "warn" : status === "seen" ? "ok" : "bad"}>
            {t(`certificates.status.${status}`)}
          </Tag>
        </div>
        <p className="text-sm text-ink-soft">
          {t("certificates.sent", { day: formatDate(sentAt, locale) })}
          {decidedAt && `, ${t("certificates.decided", { day: formatDate(decidedAt, locale) })}`}
        </p>
        {reason && <p className="whitespace-pre-line">{reason}</p>}
        {picture && (
          <a href={picture.url} target="_blank" rel="noreferrer">
            <Picture
              image={picture}
              alt={t("certificates.picture", { name: firstName })}
              sizes="440px"
              className="h-auto w-full rounded-card border border-line"
            />
          </a>
        )}
        {isPdf && status === "waiting" && <PdfButton id={id} />}
      </div>
      {status === "waiting" && <CertificateForm id={id} firstName={firstName} />}
    </Card>
  );
}

function PdfButton({ id }: { id: number }) {
  const { t } = useTranslation("cms-queues");
  const { press, pending } = useAction({
    send: () => downloadFile("admin.downloadCertificate", { params: { id: String(id) } }),
    failed: t("certificates.pdfFailed"),
  });

  return (
    <Button variant="secondary" size="sm" pending={pending} onClick={() => void press()}>
      <FileText className="size-5" />
      {t("certificates.pdf")}
    </Button>
  );
}

function CertificateForm({ id, firstName }: { id: number; firstName: string }) {
  const { t } = useTranslation("cms-queues");
  return (
    <ActForm
      act={decideCertificate}
      which={{ certificateId: String(id) }}
      draft={`certificate:${id}`}
      done={t("certificates.done", { name: firstName })}
      send={t("certificates.send")}
    >
      {(field) => (
        <>
          <RadioCards
            label={t("certificates.judge")}
            required
            options={(["seen", "refused"] as const).map((decision) => ({
              id: decision,
              label: t(`certificates.decisions.${decision}.label`),
              hint: t(`certificates.decisions.${decision}.hint`),
            }))}
            {...field("decision")}
          />
          <TextAreaField
            label={t("certificates.reason")}
            hint={t("certificates.reasonHint")}
            rows={2}
            maxLength={2_000}
            {...field("reason")}
          />
        </>
      )}
    </ActForm>
  );
}
