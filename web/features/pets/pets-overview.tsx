import { Plus } from "lucide-react";
import { useRef, useState } from "react";
import { useRevalidator } from "react-router";
import type { Pet } from "#contract/pets.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import nap from "#web/ui/art/scene-nap.svg?no-inline";
import { LinkButton } from "#web/ui/link-button.tsx";
import { EmptyState } from "#web/ui/page/empty-state.tsx";
import { ArchivedPets } from "./archived-pets.tsx";
import { PetCard } from "./pet-card.tsx";
import { usePetFacts } from "./pet-facts.ts";
import { RemovePetDialog } from "./remove-pet-dialog.tsx";
import { useBringBack } from "./use-pet-actions.ts";

/** So many are on the screen at once, on most screens. */
const firstRow = 4;

export type PetsOverviewProps = { pets: readonly Pet[]; today: string };

export function PetsOverview({ pets, today }: PetsOverviewProps) {
  const { t } = useTranslation("pets");
  const urls = useUrls();
  const { revalidate } = useRevalidator();
  const factsOf = usePetFacts(today);
  const heading = useRef<HTMLHeadingElement>(null);
  const [toRemove, setToRemove] = useState<Pet | null>(null);
  const present = pets.filter(({ isArchived }) => !isArchived);
  const archived = pets.filter(({ isArchived }) => isArchived);

  /** The pressed button goes with its row. */
  const focusHeading = () => heading.current?.focus({ preventScroll: true });
  const bringingBack = useBringBack(focusHeading);

  async function afterRemoving() {
    setToRemove(null);
    await revalidate();
    focusHeading();
  }

  return (
    <>
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-4 md:mb-8">
        <div>
          <h1 ref={heading} tabIndex={-1} className="outline-none">
            {t("list")}
          </h1>
          {present.length > 0 && <p className="mt-2 text-ink-soft">{t("lead")}</p>}
        </div>
        {present.length > 0 && (
          <LinkButton to={urls.addPet()}>
            <Plus className="size-5" />
            {t("add")}
          </LinkButton>
        )}
      </div>
      {present.length > 0 ? (
        <ul aria-label={t("list")} className="grid gap-4 sm:grid-cols-2 md:grid-cols-4">
          {present.map((pet, index) => (
            <li key={pet.id} className="animate-fade-in">
              <PetCard pet={pet} facts={factsOf(pet)} today={today} first={index < firstRow} />
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState
          title={t("empty.title")}
          art={<img src={nap} alt="" width={320} height={240} />}
          actions={<LinkButton to={urls.addPet()}>{t("empty.add")}</LinkButton>}
        >
          {t("empty.text")}
        </EmptyState>
      )}
      {archived.length > 0 && (
        <ArchivedPets
          pets={archived}
          factsOf={factsOf}
          busyId={bringingBack.running[0]?.id ?? null}
          onBringBack={(pet) => void bringingBack.press(pet)}
          onRemove={setToRemove}
        />
      )}
      {toRemove && (
        <RemovePetDialog pet={toRemove} onClose={() => setToRemove(null)} onGone={afterRemoving} />
      )}
    </>
  );
}
