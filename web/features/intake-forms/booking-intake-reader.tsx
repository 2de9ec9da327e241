import { useState } from "react";
import { useRevalidator } from "react-router";
import type { Booking } from "#contract/bookings.ts";
import type { IntakeForm } from "#contract/intake-forms.ts";
import { useLocale, useTranslation } from "#web/lib/i18n/use-translation.ts";
import { formatDate } from "#web/lib/text/formatting.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import { useAction } from "#web/ui/actions/use-action.ts";
import { Button } from "#web/ui/button.tsx";
import { Banner } from "#web/ui/page/banner.tsx";
import { Avatar } from "#web/ui/pictures/avatar.tsx";
import { BookingLine, sideOf } from "./booking-head.tsx";
import { openChanges, PrintButton, ReadingView } from "./reading/reading-view.tsx";
import { ChangesBanner, VersionList } from "./reading/version-list.tsx";

export type BookingIntakeReaderProps = { booking: Booking; form: IntakeForm; now: Date };

/** The form to read: the sitter confirms what was changed, the owner sees what is confirmed. */
export function BookingIntakeReader({ booking, form, now }: BookingIntakeReaderProps) {
  const { t } = useTranslation("intake-forms");
  const locale = useLocale();
  const urls = useUrls();
  const { busy, confirm } = useConfirming(booking.id, form);
  const owner = sideOf(booking, "pet_owner");
  const sitter = sideOf(booking, "pet_sitter");
  const ownerName = owner?.firstName ?? t("owner");
  const sitterName = sitter?.firstName ?? t("sitter");
  const isOwner = owner?.isOwn === true;
  const changes = openChanges(form);
  const person = { name: ownerName, picture: owner?.picture };
  return (
    <div className="grid gap-6 md:grid-cols-[minmax(0,22rem)_minmax(0,1fr)] md:gap-12 print:block">
      <div className="grid content-start gap-5 md:sticky md:top-24 md:self-start print:static print:mb-3">
        <header className="flex items-center gap-4">
          <Avatar {...person} size="lg" className="print:hidden" />
          <div className="min-w-0">
            <h2 className="text-2xl wrap-anywhere">
              {isOwner ? t("titleFor", { name: sitterName }) : t("titleOf", { name: ownerName })}
            </h2>
            <BookingLine booking={booking} now={now} />
          </div>
        </header>
        {form.canConfirm && (
          <>
            <Unfinished form={form} name={ownerName} />
            <ChangesBanner
              form={form}
              changes={changes}
              owner={ownerName}
              now={now}
              isBusy={busy.length > 0}
              onSeenAll={() => confirm(changes.map(({ id }) => id))}
            />
          </>
        )}
        {isOwner && <DonePanel form={form} sitter={sitterName} />}
        <PrintButton className="justify-self-start max-md:hidden print:hidden" />
        <div className="max-md:hidden">
          <VersionList form={form} owner={person} now={now} />
        </div>
        {form.canConfirm && (
          <p className="text-sm text-ink-soft max-md:hidden print:block">
            {t("reading.until", { date: formatDate(form.readableUntil, locale) })}
          </p>
        )}
      </div>
      <div className="grid grid-cols-1 content-start gap-4 md:max-w-180 print:max-w-none">
        <ReadingView
          form={form}
          owner={ownerName}
          now={now}
          busy={busy}
          {...(form.canConfirm ? { onSeen: confirm } : {})}
          {...(form.canEdit ? { editUrl: (part) => urls.intake(booking.id, part) } : {})}
        />
        <div className="grid gap-5 md:hidden print:hidden">
          <PrintButton />
          <VersionList form={form} owner={person} now={now} />
          {form.canConfirm && (
            <p className="text-sm text-ink-soft">
              {t("reading.until", { date: formatDate(form.readableUntil, locale) })}
            </p>
          )}
        </div>
      </div>
    </div>
  );
}

/** The sitter reads along while it is being filled in. */
function Unfinished({ form, name }: { form: IntakeForm; name: string }) {
  const { t } = useTranslation("intake-forms");
  if (form.progress === "completed") return null;
  return (
    <Banner className="print:hidden">
      {form.progress === "not_started"
        ? t("reading.nothingYet", { name })
        : t("reading.notYet", { name })}
    </Banner>
  );
}

/** Which changes are on their way to being confirmed, and how they get there. */
function useConfirming(bookingId: number, { versions }: Pick<IntakeForm, "versions">) {
  const version = versions[0]?.number ?? 0;
  const { t } = useTranslation("intake-forms");
  const { revalidate } = useRevalidator();
  const { press, running } = useAction({
    send: (call, changeIds: readonly number[]) => {
      // Of the version that was read.
      const body = { changeIds: [...changeIds], version };
      return call("intakeForms.confirm", { params: { id: String(bookingId) }, body });
    },
    onDone: revalidate,
    explain({ code }) {
      if (code !== "changedMeanwhile") return null;
      // What came since stands there with what it was before, to be read first.
      void revalidate();
      return t("reading.changedMeanwhile");
    },
    failed: t("reading.seenFailed"),
    about: String,
  });

  return { busy: running.flat(), confirm: (changeIds: readonly number[]) => void press(changeIds) };
}

/** For the owner: that it is complete, what the sitter has seen, and that it can be used again. */
function DonePanel({ form, sitter }: { form: IntakeForm; sitter: string }) {
  const { t } = useTranslation("intake-forms");
  const [isKept, setKept] = useState(false);
  const { unseenChanges, versions, canEdit, bookingId } = form;
  const hasChanges = versions.some(({ changes }) => changes.length > 0);

  const { press, pending } = useAction({
    send: (call) =>
      call("intakeForms.update", { params: { id: String(bookingId) }, body: { isKept: true } }),
    onDone: () => setKept(true),
    failed: t("done.keepFailed"),
  });

  return (
    <div className="grid justify-items-start gap-4 print:hidden">
      {form.progress === "completed" && canEdit && (
        <Banner tone="ok" title={t("done.title")}>
          {t("done.text", { name: sitter })}
        </Banner>
      )}
      {hasChanges && (
        <p className="text-sm font-semibold">
          {unseenChanges > 0
            ? t("reading.notSeen", { name: sitter, count: unseenChanges })
            : t("reading.allSeen", { name: sitter })}
        </p>
      )}
      {canEdit && !isKept && (
        <Button variant="soft" size="sm" pending={pending} onClick={() => void press()}>
          {t("done.keep")}
        </Button>
      )}
      <p role="status" className="text-sm empty:hidden">
        {isKept && t("done.kept")}
      </p>
    </div>
  );
}
