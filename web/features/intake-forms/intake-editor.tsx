import { Check, ChevronDown, Lock } from "lucide-react";
import { type ReactNode, useId } from "react";
import { Link } from "react-router";
import type { IntakeForm, IntakePart, StandingIntakeForm } from "#contract/intake-forms.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { cx } from "#web/ui/cx.ts";
import { Meter } from "#web/ui/meter.tsx";
import { Banner } from "#web/ui/page/banner.tsx";
import { partAfter, partBefore, partId } from "./part-id.ts";
import { AgreementsPart, RemarksPart } from "./parts/agreement-parts.tsx";
import { AwayPart, EmergencyPart, type PartProps, VetPart } from "./parts/contact-parts.tsx";
import { HousePart } from "./parts/house-part.tsx";
import { PetPart } from "./parts/pet-part.tsx";
import type { PartContext } from "./parts/use-part-form.ts";
import { PetFace } from "./pet-face.tsx";

const stayParts = {
  away: AwayPart,
  emergency: EmergencyPart,
  vet: VetPart,
  house: HousePart,
  agreements: AgreementsPart,
  remarks: RemarksPart,
};

export type IntakeEditorProps = {
  context: PartContext;
  /** The part that is open. */
  open: IntakePart;
  urlOf: (part: string) => string;
};

/** One part open at a time: beside the list of parts, or on a phone within it. */
export function IntakeEditor({ context, open, urlOf }: IntakeEditorProps) {
  const { form } = context;
  const openId = partId(open);
  return (
    <div className="grid gap-6 md:grid-cols-[minmax(0,22rem)_minmax(0,1fr)] md:gap-12">
      <div className="grid content-start gap-5 md:sticky md:top-24 md:self-start">
        <Progress form={form} />
        <PartLinks form={form} openId={openId} urlOf={urlOf} className="max-md:hidden" />
      </div>
      <div className="grid grid-cols-1 content-start gap-2 md:max-w-180">
        <PartLinks form={form} openId={openId} urlOf={urlOf} which="above" className="md:hidden" />
        <OpenPart key={openId} context={context} open={open} urlOf={urlOf} />
        <PartLinks form={form} openId={openId} urlOf={urlOf} which="below" className="md:hidden" />
      </div>
    </div>
  );
}

export function Progress({ form: { parts } }: { form: Pick<StandingIntakeForm, "parts"> }) {
  const { t } = useTranslation("intake-forms");
  const done = parts.filter(({ isDone }) => isDone).length;
  return (
    <div className="grid gap-1.5">
      <p className="text-sm font-semibold">{t("progress", { count: parts.length, done })}</p>
      <Meter label={t("progressLabel")} labelHidden value={done} max={parts.length} />
    </div>
  );
}

type PartLinksProps = {
  form: StandingIntakeForm;
  openId: string;
  urlOf: (part: string) => string;
  /** On a phone: those above the open part, or those under it. */
  which?: "above" | "below";
  className?: string;
};

function PartLinks({ form, openId, urlOf, which, className }: PartLinksProps) {
  const { t } = useTranslation("intake-forms");
  const at = form.parts.findIndex((part) => partId(part) === openId);
  const [from, until] = {
    all: [0, form.parts.length] as const,
    above: [0, at] as const,
    below: [at + 1, form.parts.length] as const,
  }[which ?? "all"];
  if (from === until) return null;
  return (
    <nav aria-label={t(`partsLabel.${which ?? "all"}`)} className={className}>
      <ol className={which ? "grid gap-2" : "-mx-3 grid gap-0.5"}>
        {form.parts.slice(from, until).map((part, nr) => {
          const id = partId(part);
          const isOpen = id === openId;
          return (
            <li key={id}>
              <Link
                to={urlOf(id)}
                preventScrollReset={!which}
                aria-current={isOpen ? "step" : undefined}
                className={cx(
                  "flex min-h-13 items-center gap-3.5 px-3 font-medium text-ink no-underline",
                  which ? "rounded-card bg-surface px-4" : "rounded-field",
                  isOpen ? "bg-surface font-semibold text-brand-strong" : "hover:underline",
                )}
              >
                <PartSign nr={from + nr + 1} isDone={part.isDone} isOpen={isOpen} />
                <span className="min-w-0 flex-1 truncate">{linkName(part, form.pets, t)}</span>
                {part.section === "house" && !which && <Lock className="size-4.5 text-brand" />}
                {which && <ChevronDown className="size-5 shrink-0" />}
              </Link>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

type Say = ReturnType<typeof useTranslation<"intake-forms">>["t"];

/** In the list a pet is called by its name alone. */
function linkName({ section, petId }: IntakePart, pets: IntakeForm["pets"], t: Say): string {
  if (section !== "pet") return t(`parts.${section}`);
  return pets.find(({ id }) => id === petId)?.name ?? "";
}

function PartSign({ nr, isDone, isOpen }: { nr: number; isDone: boolean; isOpen: boolean }) {
  const { t } = useTranslation("intake-forms");
  return (
    <span
      className={cx(
        "tabular grid size-6.5 shrink-0 place-items-center rounded-full border-fine text-xs font-bold",
        isDone && !isOpen ? "border-brand bg-brand text-on-brand" : "border-edge text-ink-soft",
        isOpen && "border-brand text-brand-strong",
      )}
    >
      {isDone && !isOpen ? <Check className="size-4" aria-hidden="true" /> : nr}
      <span className="sr-only">{isDone ? t("partDone") : t("partOpen")}</span>
    </span>
  );
}

function OpenPart({ context, open, urlOf }: IntakeEditorProps) {
  const { t } = useTranslation("intake-forms");
  const id = useId();
  const { form } = context;
  const { parts, pets } = form;
  const nr = parts.findIndex((part) => partId(part) === partId(open)) + 1;
  const before = partBefore(parts, partId(open));
  const way: PartProps["way"] = {
    backTo: before && urlOf(partId(before)),
    isLast: partAfter(parts, partId(open)) === null,
  };
  const pet = pets.find((each) => each.id === open.petId);
  const isInDoubt = !open.isDone && open.savedAt !== undefined;
  return (
    <section aria-labelledby={id} className="grid gap-6 rounded-card bg-surface p-5 md:p-8">
      <header className="flex items-center gap-4">
        {pet && <PetFace pet={pet} />}
        <div className="min-w-0">
          <p className="text-xs font-semibold text-ink-soft">
            {t("partOf", { nr, count: parts.length })}
          </p>
          <h2 id={id} className="text-2xl">
            {open.section === "pet"
              ? t("parts.pet", { name: pet?.name ?? "" })
              : t(`parts.${open.section}`)}
          </h2>
        </div>
      </header>
      {isInDoubt && <Banner tone="warn">{t("lookAgain", { name: context.reader })}</Banner>}
      {partForm({ open, pet, context, way })}
    </section>
  );
}

type PartFormProps = PartProps & { open: IntakePart; pet: IntakeForm["pets"][number] | undefined };

function partForm({ open, pet, context, way }: PartFormProps): ReactNode {
  if (open.section === "pet") return pet ? <PetPart pet={pet} context={context} way={way} /> : null;
  const Part = stayParts[open.section];
  return <Part context={context} way={way} />;
}
