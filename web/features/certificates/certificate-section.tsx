import { FileUp, ShieldCheck } from "lucide-react";
import { useRef, useState } from "react";
import type { OwnCertificate } from "#contract/trust/certificates.ts";
import { useLocale, useTranslation } from "#web/lib/i18n/use-translation.ts";
import { formatDate } from "#web/lib/text/formatting.ts";
import { useAction } from "#web/ui/actions/use-action.ts";
import { Button } from "#web/ui/button.tsx";
import { Banner } from "#web/ui/page/banner.tsx";
import { CardSection } from "#web/ui/page/card-section.tsx";
import { ErrorBanner } from "#web/ui/page/error-banner.tsx";

/** As the server takes them, which looks at what is in a file and not at its name. */
const accepted = "image/jpeg,image/png,image/webp,application/pdf";
const maxBytes = 10 * 1024 * 1024;

/** A sitter's certificate of conduct: sent, waiting, seen, refused or too old. */
export function CertificateSection({ certificate }: { certificate: OwnCertificate }) {
  const { t } = useTranslation("profiles");
  const locale = useLocale();
  const input = useRef<HTMLInputElement>(null);
  const [shown, setShown] = useState(certificate);
  const { status, reason, seenOn, validUntil, sentAt } = shown;
  const isSeen = seenOn !== undefined && validUntil !== undefined && status !== "expired";

  const sending = useAction({
    send: (call, file: File) =>
      call("certificates.send", { body: {} }, { files: { file: [file] } }),
    check: ({ size }) => (size > maxBytes ? t("certificate.tooLarge") : null),
    onDone: ({ data }) => setShown(data),
    failed: t("certificate.failed"),
    lines: [],
  });

  async function send(file: File | undefined) {
    if (file) await sending.press(file);
    if (input.current) input.current.value = "";
  }

  return (
    <CardSection heading={t("certificate.heading")} text={t("certificate.text")}>
      <div className="grid gap-4">
        {isSeen && (
          <p className="flex gap-2.5 font-semibold">
            <ShieldCheck className="mt-0.5 size-5 shrink-0 text-ok" />
            <span>
              {t("certificate.seen", {
                day: formatDate(seenOn, locale),
                until: formatDate(validUntil, locale),
              })}
            </span>
          </p>
        )}
        {status === "waiting" && sentAt && (
          <Banner live>{t("certificate.waiting", { day: formatDate(sentAt, locale) })}</Banner>
        )}
        {status === "refused" && (
          <Banner tone="warn" title={t("certificate.refused")}>
            {reason}
          </Banner>
        )}
        {status === "expired" && <Banner tone="warn">{t("certificate.expired")}</Banner>}
        <ErrorBanner lines={sending.lines} />
        <input
          ref={input}
          type="file"
          accept={accepted}
          aria-label={t("certificate.choose")}
          className="hidden"
          onChange={(event) => void send(event.target.files?.[0])}
        />
        <Button
          variant={status === "none" ? "soft" : "secondary"}
          size="sm"
          pending={sending.pending}
          onClick={() => input.current?.click()}
          className="justify-self-start"
        >
          <FileUp className="size-5" />
          {t(status === "waiting" ? "certificate.replace" : "certificate.choose")}
        </Button>
        <p className="text-sm text-ink-soft">{t("certificate.private")}</p>
      </div>
    </CardSection>
  );
}
