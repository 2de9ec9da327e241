import { Footprints } from "lucide-react";
import { Suspense, useState } from "react";
import type { BookingPet } from "#contract/bookings/booking-parts.ts";
import { readDraft, writeDraft } from "#web/lib/forms/drafts.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { lazyPart } from "#web/lib/page/lazy-part.ts";
import { Loading } from "#web/lib/page/loading.ts";
import { useUser } from "#web/lib/session/user.ts";
import { joinWords } from "#web/lib/text/join-words.ts";
import { useAction } from "#web/ui/actions/use-action.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { ChipsField } from "#web/ui/choices/chips-field.tsx";
import { PetFaces } from "#web/ui/pictures/pet-faces.tsx";
import { LocationLine } from "./location-line.tsx";
import type { LocationState } from "./walk-recorder.ts";

const WalkConsent = lazyPart(async () => (await import("./walk-consent.tsx")).WalkConsent);

export type WalkStartProps = {
  dogs: readonly BookingPet[];
  ownerName: string;
  location: LocationState;
  onStart: (petIds: readonly number[]) => Promise<void>;
};

/** Who goes along, and the button; the first time it says what is recorded, for whom and until when. */
export function WalkStart({ dogs, ownerName, location, onStart }: WalkStartProps) {
  const { t } = useTranslation("logbook-walks");
  const consentKey = `walkRecording-consent-${useUser()?.id ?? ""}`;
  const [isAsking, setAsking] = useState(false);
  const [chosen, setChosen] = useState(() => dogs.map(({ id }) => String(id)));
  const walkers = dogs.filter(({ id }) => chosen.includes(String(id)));
  const names = joinWords(
    walkers.map(({ name }) => name),
    t("and"),
  );

  const { press: start, pending } = useAction({
    send: () => onStart(walkers.flatMap(({ id }) => (id === undefined ? [] : [id]))),
  });

  function agree() {
    writeDraft(consentKey, true);
    setAsking(false);
    void start();
  }

  return (
    <Card as="section" flush>
      <div className="flex items-center gap-3 py-3.5 pr-3.5 pl-4">
        <PetFaces pets={walkers.length > 0 ? walkers : dogs} size="size-11" most={2} />
        <div className="min-w-0 flex-1 leading-snug">
          <h3 className="font-text text-base font-semibold wrap-anywhere">
            {names ? t("start.with", { pets: names }) : t("start.alone")}
          </h3>
          <p className="text-sm text-ink-soft wrap-anywhere">
            {t("start.seen", { owner: ownerName })}
          </p>
        </div>
        <Button
          variant="soft"
          size="sm"
          aria-label={t("start.label")}
          pending={pending}
          onClick={() => (readDraft(consentKey) === true ? void start() : setAsking(true))}
          className="shrink-0"
        >
          <Footprints className="size-4.5" aria-hidden="true" />
          {t("start.button")}
        </Button>
      </div>
      {dogs.length > 1 && (
        <ChipsField
          label={t("start.who")}
          options={dogs.map(({ id, name }) => ({ id: String(id), label: name }))}
          value={chosen}
          onChange={setChosen}
          className="px-4 pb-4"
        />
      )}
      {(location === "refused" || location === "missing") && <LocationLine location={location} />}
      {isAsking && (
        <Suspense fallback={<Loading />}>
          <WalkConsent ownerName={ownerName} onAgree={agree} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </Card>
  );
}
