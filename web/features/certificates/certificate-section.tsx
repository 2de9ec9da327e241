import { FileUp, ShieldCheck } from "lucide-react";
import { useRef, useState } from "react";
import type { OwnCertificate } from "#contract/trust/certificates.ts";
import { ApiError } from "#web/lib/api/api-error.ts";
import { api } from "#web/lib/api/browser-api.ts";
import { logError } from "#web/lib/browser/log.ts";
import { useLocale, useTranslation } from "#web/lib/i18n/use-translation.ts";
import { formatDate } from "#web/lib/text/formatting.ts";
import { Button } from "#web/ui/button.tsx";
import { Banner } from "#web/ui/page/banner.tsx";
import { CardSection } from "#web/ui/page/card-section.tsx";

/** As the server takes them, which looks at what is in a file and not at its name. */
const accepted = "image/jpeg,image/png,image/webp,application/pdf";
const maxBytes = 10 * 1024 * 1024;

/** A sitter's certificate of conduct: sent, waiting, seen, refused or too old. */
export function CertificateSection({ certificate }: { certificate: OwnCertificate }) {
  const { t } = useTranslation("profiles");
  const locale = useLocale();
  const input = useRef<HTMLInputElement>(null);
  const [shown, setShown] = useState(certificate);
  const [problem, setProblem] = useState<string | null>(null);
  const [pending, setPending] = useState(false);
  const { status, reason, seenOn, validUntil, sentAt } = shown;
  const isSeen = seenOn !== undefined && validUntil !== undefined && status !== "expired";

  async function send(file: File | undefined) {
    if (!file) return;
    setProblem(null);
    if (file.size > maxBytes) return setProblem(t("certificate.tooLarge"));
    setPending(true);
    try {
      const files = { file: [file] };
      setShown((await api.call("certificates.send", { body: {} }, { files })).data);
    } catch (error) {
      if (!(error instanceof ApiError)) logError("certificate not sent", error);
      const [line] = error instanceof ApiError ? error.messages : [];
      setProblem(line ?? t("certificate.failed"));
    } finally {
      setPending(false);
      if (input.current) input.current.value = "";
    }
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
        {problem && (
          <Banner tone="bad" live>
            {problem}
          </Banner>
        )}
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
          pending={pending}
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
