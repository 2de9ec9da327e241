import { useEffect, useId, useState } from "react";
import type { PlannedWith, WhatEnds } from "#contract/account/account-deletion.ts";
import type { User } from "#contract/account.ts";
import { api } from "#web/lib/api/browser-api.ts";
import { logError } from "#web/lib/browser/log.ts";
import { useLocale, useTranslation } from "#web/lib/i18n/use-translation.ts";
import { formatDate } from "#web/lib/text/formatting.ts";
import { joinWords } from "#web/lib/text/join-words.ts";
import { Button } from "#web/ui/button.tsx";
import { Form } from "#web/ui/forms/form.tsx";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { Banner } from "#web/ui/page/banner.tsx";
import { ErrorBanner } from "#web/ui/page/error-banner.tsx";
import { PasswordField } from "#web/ui/password/password-field.tsx";
import { CodeProof, type CodeProofProps } from "./code-proof.tsx";
import { useDeletionForm } from "./use-deletion-form.ts";

export type DeleteDialogProps = {
  open: boolean;
  user: Pick<User, "email" | "hasPassword">;
  onClose: () => void;
};

/** The last question; it is answered with something that only the owner of the account knows or gets. */
export function DeleteDialog({ open, user, onClose }: DeleteDialogProps) {
  const { t } = useTranslation("settings");
  const formId = useId();
  const [byCode, setByCode] = useState(!user.hasPassword);
  const form = useDeletionForm(byCode ? "code" : "password");
  /** Before a code was sent there is nothing to confirm with. */
  const [isReady, setReady] = useState(user.hasPassword);

  function choose(code: boolean) {
    setByCode(code);
    form.change({ proof: "" });
    form.refuse({});
    setReady(!code);
  }

  function close() {
    onClose();
    choose(!user.hasPassword);
  }

  const ends = useWhatEnds(open);
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && close()}
      title={t("delete.title")}
      actions={
        <>
          <Button variant="ghost" onClick={close}>
            {t("delete.keep")}
          </Button>
          {isReady && ends && (
            <Button variant="danger" type="submit" form={formId} pending={form.pending}>
              {t(ends.deletesAt ? "delete.confirmWaiting" : "delete.confirm")}
            </Button>
          )}
        </>
      }
    >
      <p>{t(ends?.deletesAt ? "delete.warningWaiting" : "delete.warning")}</p>
      {ends && <WhatEndsList ends={ends} />}
      {ends === undefined && <ErrorBanner lines={[t("delete.endsUnknown")]} />}
      <div className="mt-4 grid justify-items-stretch gap-2">
        {byCode ? (
          <CodeProof form={form} formId={formId} email={user.email} onSent={() => setReady(true)} />
        ) : (
          <PasswordProof form={form} formId={formId} email={user.email} />
        )}
        {user.hasPassword && (
          <Button
            variant="ghost"
            size="sm"
            className="-ml-3.5 justify-self-start"
            onClick={() => choose(!byCode)}
          >
            {byCode ? t("delete.byPassword") : t("delete.byCode")}
          </Button>
        )}
      </div>
    </Dialog>
  );
}

/** Null while it is asked for; undefined when it can't be had, and then nothing is confirmed either. */
function useWhatEnds(isWanted: boolean): WhatEnds | null | undefined {
  const [ends, setEnds] = useState<WhatEnds | null | undefined>(null);
  useEffect(() => {
    if (!isWanted) return;
    const asking = new AbortController();
    setEnds(null);
    api
      .call("deletion.getWhatEnds", {}, { signal: asking.signal })
      .then(({ data }) => setEnds(data))
      .catch((error: unknown) => {
        if (asking.signal.aborted) return;
        logError("what ends with the account is not known", error);
        setEnds(undefined);
      });
    return () => asking.abort();
  }, [isWanted]);
  return ends;
}

type PasswordProofProps = Pick<CodeProofProps, "form" | "formId" | "email">;

function PasswordProof({ form, formId, email }: PasswordProofProps) {
  const { t } = useTranslation("settings");
  return (
    <Form id={formId} form={form} onFocus={form.loadRules} className="grid gap-5">
      <ErrorBanner lines={form.messages} />
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label={t("delete.password")}
        hint={t("delete.passwordHint")}
        name="password"
        autoComplete="current-password"
        value={form.values.proof}
        error={form.errors.proof}
        onChange={(password) => form.change({ proof: password })}
      />
    </Form>
  );
}

/** All that ends with the account, by name: first what it waits for, then what is cancelled with it. */
export function WhatEndsList({ ends }: { ends: WhatEnds }) {
  const { t } = useTranslation("settings");
  const locale = useLocale();
  const { deletesAt, stays, bookings, subscriptions } = ends;
  const isNothing = bookings.length === 0 && subscriptions.length === 0;
  return (
    <div className="mt-4 grid gap-4">
      {deletesAt && (
        <Banner tone="warn" title={t("delete.waits.title")}>
          <ul className="grid gap-1">
            {stays.map((stay) => (
              <li key={stay.bookingId} className="wrap-anywhere">
                <Planned planned={stay} kind="stay" />
              </li>
            ))}
          </ul>
          <p className="mt-2">{t("delete.waits.text", { day: formatDate(deletesAt, locale) })}</p>
        </Banner>
      )}
      {!isNothing && (
        <section aria-labelledby="what-ends">
          <h3 id="what-ends" className="text-base text-ink">
            {t("delete.ends.title")}
          </h3>
          <ul className="mt-1 grid list-disc gap-1 pl-5">
            {bookings.map((booking) => (
              <li key={booking.bookingId} className="wrap-anywhere">
                <Planned planned={booking} kind={booking.kind} />
              </li>
            ))}
            {subscriptions.map(({ profileType, paidUntil }) => (
              <li key={profileType}>
                {t(`delete.ends.subscription.${profileType}`, {
                  day: formatDate(paidUntil, locale),
                })}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

type PlannedProps = { planned: PlannedWith; kind: "stay" | "booking" | "introduction" };

function Planned({ planned: { otherName, petNames, startsAt, endsAt }, kind }: PlannedProps) {
  const { t } = useTranslation("settings");
  const locale = useLocale();
  const name = otherName ?? t("delete.ends.somebody");
  const pets = joinWords(petNames, t("delete.ends.and"));
  const until = formatDate(endsAt, locale);
  const day = formatDate(startsAt, locale);
  if (kind === "introduction") return t("delete.ends.introduction", { name, day });
  const isNameless = petNames.length === 0;
  if (kind === "stay")
    return t(isNameless ? "delete.waits.stayWithoutPets" : "delete.waits.stay", {
      name,
      pets,
      until,
    });
  return t(isNameless ? "delete.ends.bookingWithoutPets" : "delete.ends.booking", {
    name,
    pets,
    day,
  });
}
