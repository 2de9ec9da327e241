import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import { api } from "#web/lib/api/browser-api.ts";
import { useForm } from "#web/lib/forms/use-form.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import { Button } from "#web/ui/button.tsx";
import { RadioCards } from "#web/ui/choices/radio-cards.tsx";
import { TickListField } from "#web/ui/choices/tick-list-field.tsx";
import { Form } from "#web/ui/forms/form.tsx";
import { Sheet } from "#web/ui/overlays/sheet.tsx";
import { Banner } from "#web/ui/page/banner.tsx";
import { ErrorBanner } from "#web/ui/page/error-banner.tsx";
import { Skeleton, SkeletonGroup } from "#web/ui/page/skeleton.tsx";
import { createLogbook } from "../logbook-calls.ts";
import { cacheLogbook } from "../logbooks-cache.ts";
import { type OwnerChoice, ownersToBeginWith } from "./owners-to-begin-with.ts";

export type BeginSheetProps = { onClose: () => void };

/** With whom, and about which animals. Loaded when asked for. */
export function BeginSheet({ onClose }: BeginSheetProps) {
  const { t } = useTranslation("logbooks");
  const query = useQuery({
    queryKey: ["logbooks", "owners"],
    queryFn: ({ signal }) => fetchOwners(signal),
  });
  return (
    <Sheet open onOpenChange={(open) => !open && onClose()} title={t("begin.title")} wide="centre">
      <div className="grid gap-5 pb-5">
        <p className="text-ink-soft">{t("begin.lead")}</p>
        {query.isPending && (
          <SkeletonGroup className="grid gap-3">
            <Skeleton shape="block" className="h-14" />
            <Skeleton shape="block" className="h-14" />
          </SkeletonGroup>
        )}
        {query.isError && (
          <Banner
            tone="bad"
            live
            action={
              <Button variant="secondary" size="sm" onClick={() => void query.refetch()}>
                {t("again")}
              </Button>
            }
          >
            {t("begin.loadFailed")}
          </Banner>
        )}
        {query.data &&
          (query.data.length > 0 ? <BeginForm owners={query.data} /> : <p>{t("begin.none")}</p>)}
      </div>
    </Sheet>
  );
}

function BeginForm({ owners }: { owners: readonly OwnerChoice[] }) {
  const { t } = useTranslation("logbooks");
  const urls = useUrls();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [madeId, setMadeId] = useState<number | null>(null);
  const first = owners[0]?.profileId;
  const form = useForm<{ profileId: string | null; pets: string[] }>({
    initial: { profileId: owners.length === 1 && first ? String(first) : null, pets: [] },
    failed: t("begin.failed"),
    check: ({ profileId }) => (profileId === null ? { profileId: t("begin.chooseOwner") } : {}),
    async send({ profileId, pets }, call) {
      const made = await createLogbook(call, Number(profileId), pets.map(Number));
      cacheLogbook(queries, made);
      setMadeId(made.id);
      await navigate(urls.logbook(made.id));
    },
  });
  const owner = owners.find(({ profileId }) => String(profileId) === form.values.profileId);
  return (
    <Form form={form} className="grid gap-5">
      <ErrorBanner lines={form.messages} />
      <RadioCards
        label={t("begin.owner")}
        required
        options={owners.map(({ profileId, firstName, city }) => ({
          id: String(profileId),
          label: firstName,
          ...(city ? { hint: city } : {}),
        }))}
        {...form.field("profileId")}
        onChange={(profileId) => form.change({ profileId, pets: [] })}
      />
      {owner && owner.pets.length > 1 && (
        <TickListField
          label={t("begin.pets")}
          hint={t("begin.petsHint")}
          optional
          options={owner.pets.map(({ id, name }) => ({ id: String(id), label: name }))}
          {...form.field("pets")}
        />
      )}
      {owner && owner.pets.length <= 1 && (
        <p className="text-sm text-ink-soft">{t("begin.allPets", { name: owner.firstName })}</p>
      )}
      <Button type="submit" wide pending={form.pending || madeId !== null}>
        {t("begin.start")}
      </Button>
    </Form>
  );
}

/** Whom a sitter can begin a logbook with. */
async function fetchOwners(signal: AbortSignal): Promise<OwnerChoice[]> {
  const limit = 50;
  const [rooms, upcoming, past, logbooks] = await Promise.all([
    api.call("chat.list", { query: { limit } }, { signal }),
    api.call("bookings.list", { query: { filter: "upcoming", limit } }, { signal }),
    api.call("bookings.list", { query: { filter: "past", limit } }, { signal }),
    api.call("logbooks.list", { query: {} }, { signal }),
  ]);
  const bookings = [...upcoming.running, ...upcoming.data, ...past.data];
  return ownersToBeginWith(rooms.data, bookings, logbooks.data);
}
