import { Download } from "lucide-react";
import { useEffect } from "react";
import { useRevalidator } from "react-router";
import type { PersonalDataExport } from "#contract/privacy/personal-data.ts";
import { useSentForm } from "#web/lib/forms/sent-form.ts";
import { useLocale, useTranslation } from "#web/lib/i18n/use-translation.ts";
import { formatMoment, formatSize } from "#web/lib/text/formatting.ts";
import { usePressOf } from "#web/ui/actions/use-press-of.ts";
import { Button } from "#web/ui/button.tsx";
import { buttonLook } from "#web/ui/button-look.ts";
import { ButtonForm, ShowForm } from "#web/ui/forms/button-form.tsx";
import { CardSection } from "#web/ui/page/card-section.tsx";
import { ErrorBanner } from "#web/ui/page/error-banner.tsx";
import { askForm } from "./plain-forms.ts";

export type ExportCardProps = {
  made: PersonalDataExport;
  /** When the page was made, so that server and browser say 'today' of the same day. */
  now: string;
};

/** As long as nobody would mind to wait before they look again. */
const lookEveryMs = 10_000;

/** How it stands with somebody's file, and what they can do about it. */
export function ExportCard({ made, now }: ExportCardProps) {
  const { t } = useTranslation("personal-data");
  const moment = useMoment(now);
  const { revalidate } = useRevalidator();
  const { state, url, askAgainAt, sizeBytes = 0 } = made;
  const isWaiting = state === "waiting";
  useEffect(() => {
    if (!isWaiting) return;
    const looking = setInterval(() => void revalidate(), lookEveryMs);
    return () => clearInterval(looking);
  }, [isWaiting, revalidate]);

  const text = t(`${state}.text`, {
    moment: moment(state === "ready" ? made.readyAt : made.askedAt),
    until: moment(made.expiresAt),
    size: formatSize(sizeBytes),
  });
  return (
    <CardSection heading={t(`${state}.title`)} text={text}>
      <div role="status" className="sr-only">
        {state === "none" ? "" : t(`${state}.title`)}
      </div>
      <div className="grid gap-4">
        {url && (
          <>
            <p>{t("careful")}</p>
            {/* A file, and no page: the browser's own link. */}
            <a href={url} download className={buttonLook({ wide: true })}>
              <Download />
              {t("download")}
            </a>
          </>
        )}
        {isWaiting && (
          <ShowForm onPress={revalidate}>
            <Button type="submit" variant="secondary">
              {t("refresh")}
            </Button>
          </ShowForm>
        )}
        {!askAgainAt && <AskForm state={state} />}
        {askAgainAt && !isWaiting && (
          <p className="text-sm text-ink-soft">{t("askAgainAt", { moment: moment(askAgainAt) })}</p>
        )}
      </div>
    </CardSection>
  );
}

function AskForm({ state }: Pick<PersonalDataExport, "state">) {
  const { t } = useTranslation("personal-data");
  const { revalidate } = useRevalidator();
  const sent = useSentForm(askForm.name);
  const { press, pending, lines } = usePressOf(askForm, {
    onEnd: revalidate,
    lines: sent?.messages ?? [],
  });

  return (
    <ButtonForm
      name={askForm.name}
      onPress={() => press({})}
      className="grid justify-items-start gap-4"
    >
      <ErrorBanner lines={lines} />
      <Button type="submit" variant={state === "ready" ? "secondary" : "primary"} pending={pending}>
        {t(state === "none" ? "ask" : "askAgain")}
      </Button>
    </ButtonForm>
  );
}

function useMoment(now: string): (instant: string | undefined) => string {
  const locale = useLocale();
  return (instant) => (instant ? formatMoment(instant, locale, new Date(now)) : "");
}
