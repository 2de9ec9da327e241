import { Trash2 } from "lucide-react";
import { Suspense, useState } from "react";
import type { Pet } from "#contract/pets.ts";
import type { OwnRequest } from "#contract/requests.ts";
import { useLocale, useTranslation } from "#web/lib/i18n/use-translation.ts";
import { lazyPart } from "#web/lib/page/lazy-part.ts";
import { Loading } from "#web/lib/page/loading.ts";
import { dayOfMonthInWords } from "#web/lib/time/day-words.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import { useAction } from "#web/ui/actions/use-action.ts";
import { Button } from "#web/ui/button.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { Banner } from "#web/ui/page/banner.tsx";
import { NeedsScript } from "#web/ui/page/needs-script.tsx";
import { lastDayOf, StatusCard, type StatusCardProps } from "./editor/status-card.tsx";
import { LookOver } from "./look-over.tsx";

export type OwnRequestOverviewProps = Omit<StatusCardProps, "request"> & {
  request: OwnRequest;
  firstName: string;
  pets: readonly Pet[];
  onRemoved: () => Promise<void>;
};

/** The owner's own request: whether it is shown, what it says, and the way to change either. */
export function OwnRequestOverview(props: OwnRequestOverviewProps) {
  const { request, firstName, pets, today, onRemoved, ...status } = props;
  const { t } = useTranslation("requests");
  const urls = useUrls();
  const animals = request.animals.map((animal) => ({
    ...animal,
    image: pets.find(({ id }) => id === animal.id)?.images[0],
  }));
  return (
    <div className="wrap py-section">
      <h1>{t("manage.title")}</h1>
      <p className="mt-2 text-lg break-words text-ink-soft">{request.title}</p>
      {request.missingToActivate.includes("dates") && (
        <PastBanner request={request} today={today} />
      )}
      <NeedsScript toChange className="mt-6" />
      <div className="mt-6 grid grid-cols-1 gap-5 md:mt-8 md:grid-cols-[1fr_var(--container-list)] md:items-start">
        <div className="grid gap-5 md:sticky md:top-20 md:order-last">
          <StatusCard request={request} today={today} {...status} />
          <div className="hidden justify-items-start gap-1 md:grid">
            <LinkButton to={urls.search()} variant="ghost" size="sm">
              {t("manage.search")}
            </LinkButton>
            <RemoveRequest onRemoved={onRemoved} />
          </div>
        </div>
        <div className="min-w-0">
          <LookOver
            request={{ ...request, animals, firstName }}
            today={today}
            linkTo={(edit) => urls.createRequest({ edit })}
          />
          <div className="mt-6 grid justify-items-start gap-1 md:hidden">
            <LinkButton to={urls.search()} variant="ghost" size="sm">
              {t("manage.search")}
            </LinkButton>
            <RemoveRequest onRemoved={onRemoved} />
          </div>
        </div>
      </div>
    </div>
  );
}

function PastBanner({ request, today }: { request: OwnRequest; today: string }) {
  const { t } = useTranslation("requests");
  const locale = useLocale();
  const urls = useUrls();
  const day = dayOfMonthInWords(lastDayOf(request) ?? today, locale, today);
  return (
    <Banner
      tone="warn"
      className="mt-5"
      action={
        <LinkButton to={urls.createRequest({ edit: "when" })} variant="secondary" size="sm">
          {t("manage.pastAction")}
        </LinkButton>
      }
    >
      {t("manage.pastText", { day })}
    </Banner>
  );
}

const ConfirmDialog = lazyPart(
  async () => (await import("#web/ui/overlays/confirm-dialog.tsx")).ConfirmDialog,
);

function RemoveRequest({ onRemoved }: { onRemoved: () => Promise<void> }) {
  const { t } = useTranslation("requests");
  const [asked, setAsked] = useState(false);

  const { press, pending } = useAction({
    send: (call) => call("requests.remove", {}),
    onDone() {
      setAsked(false);
      return onRemoved();
    },
    done: t("manage.deleted"),
    failed: t("manage.deleteFailed"),
  });

  return (
    <>
      <Button variant="ghost" size="sm" className="text-danger" onClick={() => setAsked(true)}>
        <Trash2 className="size-5" />
        {t("manage.delete")}
      </Button>
      {asked && (
        <Suspense fallback={<Loading />}>
          <ConfirmDialog
            mustAnswer
            title={t("manage.deleteTitle")}
            confirm={t("manage.deleteConfirm")}
            cancel={t("manage.deleteKeep")}
            pending={pending}
            onConfirm={press}
            onClose={() => setAsked(false)}
          >
            {t("manage.deleteText")}
          </ConfirmDialog>
        </Suspense>
      )}
    </>
  );
}
