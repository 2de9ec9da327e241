import { House, NotebookPen, Plus } from "lucide-react";
import { type ReactNode, useId } from "react";
import type { ActivityKind, LogbookActivity } from "#contract/logbooks/logbook-entries.ts";
import type { Logbook } from "#contract/logbooks.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { petFaceOf } from "#web/ui/pictures/pet-faces.tsx";
import { activityIcons, clockInWords } from "../../logbook-words.ts";
import type { Visit } from "../use-visit.ts";
import { kindInWords } from "../visit-words.ts";
import { ActivityTile } from "./activity-tile.tsx";
import { doneNow, doneOf, houseKinds, quickKinds } from "./quick-activities.ts";

type Pet = Logbook["pets"][number];
/** A thing that can be done, for one of the animals or for the house. */
export type Doing = { kind: ActivityKind; pet?: Pet };

export type QuickPartProps = {
  visit: Visit;
  today: string;
  /** Not done yet: it is written at once. */
  onDo: (doing: Doing) => void;
  /** Done before: a sheet to add to it or take it back. */
  onOpen: (doing: Doing, done: LogbookActivity[]) => void;
  onNote: () => void;
  onOther: () => void;
};

/** What was done, by one tap each: under each animal's face, and the house. */
export function QuickPart({ visit, today, onDo, onOpen, onNote, onOther }: QuickPartProps) {
  const { t } = useTranslation("logbook-visit");
  const { logbook, refusal } = visit;
  const done = doneNow(logbook.entries, today);
  const isRefused = refusal !== null;

  const tile = (kind: ActivityKind, pet?: Pet) => {
    const doing = { kind, ...(pet ? { pet } : {}) };
    const times = doneOf(done, kind, pet?.id);
    return (
      <DoingTile
        key={kind}
        visit={visit}
        doing={doing}
        times={times}
        isRefused={isRefused}
        onPress={() => (times.length > 0 && !isRefused ? onOpen(doing, times) : onDo(doing))}
      />
    );
  };
  const countOf = (kinds: readonly ActivityKind[], petId?: number) =>
    t("quick.count", {
      done: kinds.filter((kind) => doneOf(done, kind, petId).length > 0).length,
      of: kinds.length,
    });

  return (
    <section aria-labelledby="quick" className="grid gap-6">
      <h2 id="quick" className="sr-only">
        {t("quick.heading")}
      </h2>
      {logbook.pets.map((pet) => {
        const kinds = quickKinds(pet, logbook.entries);
        return (
          <TileGroup
            key={pet.id ?? pet.name}
            name={pet.name}
            count={countOf(kinds, pet.id)}
            face={
              <img
                src={petFaceOf(pet)}
                alt=""
                className="size-9 rounded-full bg-sunken object-cover"
              />
            }
          >
            {kinds.map((kind) => tile(kind, pet))}
          </TileGroup>
        );
      })}
      <TileGroup
        name={t("quick.house")}
        count={countOf(houseKinds)}
        face={
          <span className="grid size-9 place-items-center rounded-full bg-brand-soft text-brand-strong">
            <House className="size-5" />
          </span>
        }
      >
        {houseKinds.map((kind) => tile(kind))}
        <ActivityTile
          Icon={NotebookPen}
          label={t("quick.note")}
          spoken={t("quick.note")}
          isRefused={isRefused}
          onPress={onNote}
        />
        <ActivityTile
          Icon={Plus}
          label={t("quick.other")}
          spoken={t("quick.other")}
          isRefused={isRefused}
          onPress={onOther}
        />
      </TileGroup>
    </section>
  );
}

type DosePartProps = Pick<QuickPartProps, "visit" | "today" | "onDo" | "onOpen">;

/** Of a stay that was called off, while the animals are not home: their medicine, and nothing else. */
export function DosePart({ visit, today, onDo, onOpen }: DosePartProps) {
  const { t } = useTranslation("logbook-visit");
  const { logbook, refusal } = visit;
  const done = doneNow(logbook.entries, today);
  const isRefused = refusal !== null;
  return (
    <section aria-label={t("quick.heading")} className="grid gap-6">
      {logbook.pets.map((pet) => {
        const doing = { kind: "medication", pet } as const;
        const times = doneOf(done, "medication", pet.id);
        return (
          <TileGroup
            key={pet.id ?? pet.name}
            name={pet.name}
            count=""
            face={
              <img
                src={petFaceOf(pet)}
                alt=""
                className="size-9 rounded-full bg-sunken object-cover"
              />
            }
          >
            <DoingTile
              visit={visit}
              doing={doing}
              times={times}
              isRefused={isRefused}
              onPress={() => (times.length > 0 && !isRefused ? onOpen(doing, times) : onDo(doing))}
            />
          </TileGroup>
        );
      })}
    </section>
  );
}

type TileGroupProps = { name: string; count: string; face: ReactNode; children: ReactNode };

function TileGroup({ name, count, face, children }: TileGroupProps) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form's.
    <div role="group" aria-labelledby={id}>
      <div className="mb-2.5 flex items-center gap-3">
        <span aria-hidden="true" className="shrink-0">
          {face}
        </span>
        <h3 id={id} className="min-w-0 flex-1 truncate">
          {name}
        </h3>
        <span className="shrink-0 text-sm text-ink-soft">{count}</span>
      </div>
      <div className="grid grid-cols-4 gap-2">{children}</div>
    </div>
  );
}

type DoingTileProps = {
  visit: Visit;
  doing: Doing;
  times: readonly LogbookActivity[];
  isRefused: boolean;
  onPress: () => void;
};

function DoingTile({ visit, doing: { kind, pet }, times, isRefused, onPress }: DoingTileProps) {
  const { t } = useTranslation("logbook-visit");
  const label = kindInWords(kind, pet?.category, t);
  const last = times.at(-1);
  const props = { Icon: activityIcons[kind], label, isRefused, onPress };
  if (!last) return <ActivityTile {...props} spoken={label} />;
  const time = clockInWords(last.doneAt);
  const count = times.length;
  const isWaiting = visit.isWaiting(last);
  const spoken =
    count > 1
      ? t("quick.doneAtTimes", { what: label, time, count })
      : t("quick.doneAt", { what: label, time });
  return (
    <ActivityTile
      {...props}
      spoken={isWaiting ? `${spoken}, ${t("quick.waiting")}` : spoken}
      doneAt={time}
      {...(count > 1 ? { times: t("quick.times", { count }) } : {})}
      isWaiting={isWaiting}
    />
  );
}
