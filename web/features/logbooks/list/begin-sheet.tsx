import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import type { Booking } from "#contract/bookings.ts";
import type { ChatRoom } from "#contract/chat.ts";
import type { LogbookListItem } from "#contract/logbooks.ts";
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

export type OwnerChoice = {
  profileId: number;
  firstName: string;
  city?: string;
  /** Those that a sitter knows of, by what they did together. */
  pets: { id: number; name: string }[];
};

type Booked = Pick<Booking, "profiles" | "pets" | "acceptedAt">;
type Shared = Pick<LogbookListItem, "owner" | "pets">;

/**
 * Owners whose contact was accepted, with the animals that this sitter has cared for or will: those of
 * accepted bookings, and of logbooks that they share.
 */
export function ownersToBeginWith(
  rooms: readonly Pick<ChatRoom, "profiles" | "acceptanceStatus">[],
  bookings: readonly Booked[],
  logbooks: readonly Shared[],
): OwnerChoice[] {
  return rooms.flatMap(({ profiles, acceptanceStatus }) => {
    const owner = profiles.find(({ profileType, isOwn }) => profileType === "pet_owner" && !isOwn);
    if (acceptanceStatus !== "accepted" || owner?.id === undefined || owner.isDeleted) return [];
    const { id: profileId, firstName = "", city } = owner;
    const pets = [
      ...bookings
        .filter(({ acceptedAt, profiles: sides }) => acceptedAt && isAmong(sides, profileId))
        .flatMap((booking) => booking.pets),
      ...logbooks
        .filter(({ owner: { id } }) => id === profileId)
        .flatMap((logbook) => logbook.pets),
    ];
    return [{ profileId, firstName, ...(city ? { city } : {}), pets: known(pets) }];
  });
}

const isAmong = (profiles: Booked["profiles"], profileId: number) =>
  profiles.some(({ id }) => id === profileId);

/** Once each; one that has gone has no number, and can't be chosen. */
function known(pets: Booked["pets"]): OwnerChoice["pets"] {
  const names = new Map<number, string>();
  for (const { id, name } of pets) if (id !== undefined) names.set(id, name);
  return [...names].map(([id, name]) => ({ id, name }));
}
