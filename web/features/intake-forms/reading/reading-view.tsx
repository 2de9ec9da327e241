import { Eraser, HandHeart, Lock, PlaneTakeoff, Printer, Stethoscope } from "lucide-react";
import { type ReactNode, useId } from "react";
import type { IntakeForm, IntakePart } from "#contract/intake-forms.ts";
import { useLocale, useTranslation } from "#web/lib/i18n/use-translation.ts";
import { Button } from "#web/ui/button.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { Banner } from "#web/ui/page/banner.tsx";
import { DayLine } from "../day-line.tsx";
import { partId } from "../part-id.ts";
import { dayOf } from "../pet-day.ts";
import { PetFace } from "../pet-face.tsx";
import { type OpenChange, Row } from "./changed-row.tsx";
import {
  allRows,
  awayRows,
  capitalised,
  changeName,
  houseRows,
  incidentRows,
  otherRows,
  petRows,
  type ReadingRow,
  type Words,
} from "./reading-rows.ts";

export type ReadingViewProps = {
  form: IntakeForm;
  /** The name of the owner, who wrote it. */
  owner: string;
  now: Date;
  onSeen?: (changeIds: number[]) => void;
  /** Which changes are being confirmed. */
  busy: readonly number[];
  /** The owner's own: where a part is changed. */
  editUrl?: (part: string) => string;
};

/** The whole form, to be read: on a screen, and on paper. */
export function ReadingView({ form, owner, now, onSeen, busy, editUrl }: ReadingViewProps) {
  const { t } = useTranslation(["intake-forms", "care"]);
  const words = { t, locale: useLocale() };
  const open = openChanges(form);
  const cards = {
    changes: open,
    by: owner,
    now,
    onSeen,
    busy,
    isNew: (section: IntakePart["section"], petId?: number) =>
      open.filter(
        (change) =>
          change.field === "section" && change.section === section && change.petId === petId,
      ),
    edit: (part: string) => editUrl?.(part),
  };
  return (
    <div className="grid grid-cols-1 gap-4 print:gap-2">
      <ReadingCard
        {...cards}
        heading={t("parts.house")}
        sign={<Lock />}
        part="house"
        rows={houseRows(form.sections.house, words)}
        fresh={cards.isNew("house")}
      />
      {form.pets.map((pet) => {
        const care = form.sections.pets.find(({ petId }) => petId === pet.id);
        if (!care) return null;
        const day = dayOf(care);
        return (
          <ReadingCard
            {...cards}
            key={pet.id}
            heading={pet.name}
            face={<PetFace pet={pet} />}
            part={partId({ section: "pet", petId: pet.id })}
            rows={petRows(pet.id, care, words)}
            fresh={cards.isNew("pet", pet.id)}
          >
            {day.length > 0 && (
              <div className="mt-4 mb-2 rounded-card bg-page p-4 print:my-1 print:p-0">
                <DayLine name={pet.name} day={day} />
              </div>
            )}
          </ReadingCard>
        );
      })}
      <ReadingCard
        {...cards}
        heading={t("reading.incident")}
        sign={<Stethoscope />}
        isUrgent
        part="vet"
        rows={incidentRows(form, words)}
        fresh={[...cards.isNew("vet"), ...cards.isNew("emergency")]}
      />
      <ReadingCard
        {...cards}
        heading={editUrl ? t("parts.away") : t("partsOfOther.away", { name: owner })}
        sign={<PlaneTakeoff />}
        part="away"
        rows={awayRows(form, words)}
        fresh={cards.isNew("away")}
      />
      <ReadingCard
        {...cards}
        heading={t("parts.agreements")}
        sign={<HandHeart />}
        part="agreements"
        rows={otherRows(form, words)}
        fresh={[...cards.isNew("agreements"), ...cards.isNew("remarks")]}
      />
      <ReadingCard
        {...cards}
        heading={t("reading.gone")}
        sign={<Eraser />}
        part=""
        rows={goneRows(form, open, words)}
        fresh={[]}
        edit={() => undefined}
      />
    </div>
  );
}

/** What the sitter has not confirmed yet, the earliest first. */
export function openChanges({ versions }: IntakeForm): OpenChange[] {
  return versions
    .toReversed()
    .flatMap(({ changes, savedAt }) => changes.map((change) => ({ ...change, savedAt })))
    .filter(({ seenAt }) => seenAt === undefined);
}

/** What is no longer told has no row to be confirmed in. */
function goneRows(form: IntakeForm, open: readonly OpenChange[], words: Words): ReadingRow[] {
  const rows = allRows(form, words);
  return open
    .filter((change) => change.field !== "section" && !rows.some((row) => row.covers(change)))
    .map((change) => ({
      key: `gone-${change.id}`,
      label: capitalised(changeName(change, form.pets, words)),
      covers: ({ id }) => id === change.id,
      text: words.t("reading.nowGone"),
    }));
}

type ReadingCardProps = {
  heading: string;
  sign?: ReactNode;
  face?: ReactNode;
  isUrgent?: boolean;
  part: string;
  rows: readonly ReadingRow[];
  changes: readonly OpenChange[];
  /** The part itself is new. */
  fresh: readonly OpenChange[];
  by: string;
  now: Date;
  busy: readonly number[];
  onSeen?: ((changeIds: number[]) => void) | undefined;
  edit: (part: string) => string | undefined;
  children?: ReactNode;
};

function ReadingCard(props: ReadingCardProps) {
  const { heading, sign, face, isUrgent, part, rows, changes, fresh, children } = props;
  const { by, now, busy, onSeen, edit } = props;
  const { t } = useTranslation("intake-forms");
  const id = useId();
  if (rows.length === 0) return null;
  const to = edit(part);
  return (
    <section
      aria-labelledby={id}
      className="rounded-card bg-surface p-5 md:p-8 print:rounded-none print:border-t print:border-ink print:bg-transparent print:p-0 print:pt-2 print:text-sm"
    >
      <header className="flex items-center gap-3">
        {face}
        {sign && (
          <span
            className={`grid size-10 shrink-0 place-items-center rounded-full print:hidden [&>svg]:size-5 ${
              isUrgent ? "bg-danger-soft text-danger" : "bg-brand-soft text-brand-strong"
            }`}
          >
            {sign}
          </span>
        )}
        <h2 id={id} className="min-w-0 flex-1 text-xl wrap-anywhere print:text-base">
          {heading}
        </h2>
        {to && (
          <LinkButton to={to} variant="ghost" size="sm" className="print:hidden">
            {t("edit")}
          </LinkButton>
        )}
      </header>
      {fresh.length > 0 && (
        <Banner
          tone="warn"
          className="mt-4 print:hidden"
          action={
            onSeen && (
              <Button
                variant="secondary"
                size="sm"
                pending={fresh.some((change) => busy.includes(change.id))}
                onClick={() => onSeen(fresh.map((change) => change.id))}
              >
                {t("reading.seen")}
              </Button>
            )
          }
        >
          {t("reading.newPart")}
        </Banner>
      )}
      {children}
      <dl className="mt-2 print:mt-0">
        {rows.map((row) => {
          const own = changes.filter(row.covers);
          return (
            <Row
              key={row.key}
              row={row}
              changes={own}
              by={by}
              now={now}
              onSeen={onSeen}
              isBusy={own.some((change) => busy.includes(change.id))}
            />
          );
        })}
      </dl>
    </section>
  );
}

export function PrintButton({ className }: { className?: string }) {
  const { t } = useTranslation("intake-forms");
  return (
    <Button variant="secondary" size="sm" className={className} onClick={() => window.print()}>
      <Printer className="size-4.5" />
      {t("reading.print")}
    </Button>
  );
}
