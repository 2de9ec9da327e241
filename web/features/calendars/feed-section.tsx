import { CalendarPlus } from "lucide-react";
import { useState } from "react";
import { useRevalidator } from "react-router";
import type { CalendarFeed } from "#contract/bookings/calendars.ts";
import { useSentForm } from "#web/lib/forms/sent-form.ts";
import { useLocale, useTranslation } from "#web/lib/i18n/use-translation.ts";
import { formatMoment } from "#web/lib/text/formatting.ts";
import { usePressOf } from "#web/ui/actions/use-press-of.ts";
import { Button } from "#web/ui/button.tsx";
import { buttonLook } from "#web/ui/button-look.ts";
import { CopyButton } from "#web/ui/copy-button.tsx";
import { ButtonForm } from "#web/ui/forms/button-form.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { CardSection } from "#web/ui/page/card-section.tsx";
import { ErrorBanner } from "#web/ui/page/error-banner.tsx";
import { renewFeedForm, revokeFeedForm } from "./plain-forms.ts";

export type FeedSectionProps = {
  feed: CalendarFeed;
  /** When the page was made, so that server and browser say 'today' of the same day. */
  now: string;
};

/** One's bookings in the calendar of one's phone: an address to subscribe to. */
export function FeedSection({ feed, now }: FeedSectionProps) {
  const { t } = useTranslation("calendars");
  const locale = useLocale();
  const { revalidate } = useRevalidator();
  const [asked, setAsked] = useState<"renew" | "revoke" | null>(null);
  const renewed = useSentForm(renewFeedForm.name);
  const revoked = useSentForm(revokeFeedForm.name);

  async function onEnd() {
    await revalidate();
    setAsked(null);
  }
  const renewing = usePressOf(renewFeedForm, {
    done: t(feed.isOn ? "feed.renewed" : "feed.made"),
    onEnd,
  });
  const revoking = usePressOf(revokeFeedForm, { done: t("feed.revoked"), onEnd });

  return (
    <CardSection heading={t("feed.heading")} text={t("feed.text")}>
      <div className="grid gap-4">
        <ErrorBanner lines={(renewed ?? revoked)?.messages ?? []} />
        {feed.isOn ? (
          <>
            {feed.url ? <FeedAddress url={feed.url} /> : <p>{t("feed.lost")}</p>}
            <p className="text-sm text-ink-soft">
              {feed.lastReadAt
                ? t("feed.lastRead", { when: formatMoment(feed.lastReadAt, locale, new Date(now)) })
                : t("feed.neverRead")}
            </p>
            <div className="flex flex-wrap gap-2 border-t border-line pt-4">
              <ButtonForm name={renewFeedForm.name} onPress={() => setAsked("renew")}>
                <Button type="submit" variant="secondary" size="sm" pending={renewing.pending}>
                  {t("feed.renew")}
                </Button>
              </ButtonForm>
              <ButtonForm name={revokeFeedForm.name} onPress={() => setAsked("revoke")}>
                <Button type="submit" variant="secondary" size="sm" pending={revoking.pending}>
                  {t("feed.revoke")}
                </Button>
              </ButtonForm>
            </div>
          </>
        ) : (
          <ButtonForm name={renewFeedForm.name} onPress={() => renewing.press({})}>
            <Button type="submit" variant="secondary" pending={renewing.pending}>
              {t("feed.make")}
            </Button>
          </ButtonForm>
        )}
      </div>
      <ConfirmDialog
        open={asked === "renew"}
        title={t("feed.renewTitle")}
        confirm={t("feed.renewConfirm")}
        cancel={t("feed.keep")}
        onConfirm={() => renewing.press({})}
        onClose={() => setAsked(null)}
      >
        {t("feed.renewText")}
      </ConfirmDialog>
      <ConfirmDialog
        open={asked === "revoke"}
        title={t("feed.revokeTitle")}
        confirm={t("feed.revokeConfirm")}
        cancel={t("feed.keep")}
        onConfirm={() => revoking.press({})}
        onClose={() => setAsked(null)}
      >
        {t("feed.revokeText")}
      </ConfirmDialog>
    </CardSection>
  );
}

/** The address, to be opened by a calendar program or copied into one. */
function FeedAddress({ url }: { url: string }) {
  const { t } = useTranslation("calendars");

  return (
    <>
      <div>
        <p className="mb-1.5 font-semibold">{t("feed.address")}</p>
        <p className="rounded-field bg-sunken px-4 py-3 text-sm break-all select-all">{url}</p>
        <p className="mt-1.5 text-sm text-ink-soft">{t("feed.secret")}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <a
          className={buttonLook({ variant: "secondary" })}
          href={url.replace(/^https?:/, "webcal:")}
        >
          <CalendarPlus className="size-5" />
          {t("feed.open")}
        </a>
        <CopyButton
          text={url}
          label={t("feed.copy")}
          copied={t("feed.copied")}
          failed={t("feed.copyFailed")}
        />
      </div>
      <p className="text-sm text-ink-soft">{t("feed.how")}</p>
    </>
  );
}
