import { Check } from "lucide-react";
import { Link } from "react-router";
import type { Booking } from "#contract/bookings.ts";
import { useLocale, useTranslation } from "#web/lib/i18n/use-translation.ts";
import { formatDay, formatMoment } from "#web/lib/text/formatting.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import { cx } from "#web/ui/cx.ts";
import { Meter } from "#web/ui/meter.tsx";
import { Avatar } from "#web/ui/pictures/avatar.tsx";
import { nameOf, otherOf } from "../booking-words.ts";
import { nextStepsOf, type Step } from "./next-steps.ts";

export type NextStepsListProps = { booking: Booking; now: Date };

/** Who has done what, who must act now, and what comes. */
export function NextStepsList({ booking, now }: NextStepsListProps) {
  const { t } = useTranslation("bookings");
  const steps = nextStepsOf(booking);
  if (steps.length === 0) return null;
  return (
    <section aria-labelledby="next-steps">
      <h3 id="next-steps" className="text-xl">
        {t(steps.every(({ state }) => state === "done") ? "steps.titleDone" : "steps.title")}
      </h3>
      <ol className="mt-4">
        {steps.map((step, index) => (
          <StepRow
            key={step.id}
            step={step}
            booking={booking}
            now={now}
            isLast={index === steps.length - 1}
          />
        ))}
      </ol>
    </section>
  );
}

type StepRowProps = { step: Step; booking: Booking; now: Date; isLast: boolean };

/** From one face to the next. */
const lineLook = "pb-5 before:absolute before:top-10 before:bottom-0 before:left-4.75 before:w-0.5";

function StepRow({ step, booking, now, isLast }: StepRowProps) {
  const { t } = useTranslation("bookings");
  const name = nameOf(otherOf(booking), t);
  const { id, who, state } = step;
  return (
    <li
      aria-current={state === "now" ? "step" : undefined}
      className={cx(
        "relative grid grid-cols-[2.5rem_1fr] gap-x-3.5",
        !isLast && lineLook,
        !isLast && (state === "done" ? "before:bg-brand" : "before:bg-line"),
      )}
    >
      <Faces step={step} booking={booking} />
      <div className="min-w-0 pt-0.5">
        <p className={cx("leading-snug", state === "later" ? "font-medium" : "font-semibold")}>
          {t(`steps.${id}.${who}`, { name })}
          {state !== "later" && <span className="sr-only">, {t(`steps.${state}`)}</span>}
        </p>
        <StepWhen step={step} now={now} />
        {(id === "intake" || id === "readIntake") && <IntakeLine step={step} booking={booking} />}
      </div>
    </li>
  );
}

function StepWhen({ step: { id, at, state }, now }: Pick<StepRowProps, "step" | "now">) {
  const { t } = useTranslation("bookings");
  const locale = useLocale();
  if (!at) return null;
  const when = id === "proposal" ? formatDay(at, locale, now) : formatMoment(at, locale, now);
  return (
    <p className="text-sm text-ink-soft">
      {id === "proposal" && state === "now" ? t("steps.waiting", { when }) : when}
    </p>
  );
}

/** How far the form is, and the way to it where the server lets this reader go there. */
function IntakeLine({ step, booking }: Pick<StepRowProps, "step" | "booking">) {
  const { t } = useTranslation("bookings");
  const urls = useUrls();
  const { intakeForm, allowedActions } = booking;
  if (!intakeForm) return null;
  const { sectionsDone, sections, unseenChanges } = intakeForm;
  const text = t("steps.progress", { done: sectionsDone, all: sections });
  const may = allowedActions.includes("fillIntake") || allowedActions.includes("readIntake");
  const label = allowedActions.includes("fillIntake") ? "steps.fillIntake" : "steps.readForm";
  return (
    <div className="mt-1 max-w-text">
      {step.id === "readIntake" ? (
        <p className="text-sm text-ink-soft">{t("steps.changes", { count: unseenChanges })}</p>
      ) : (
        <Meter
          label={text}
          value={sections === 0 ? 0 : Math.round((100 * sectionsDone) / sections)}
          text={text}
          labelHidden
          tone={step.state === "done" ? "ok" : "brand"}
        />
      )}
      {may && (
        <Link
          to={urls.intake(booking.id)}
          className="inline-flex min-h-11 items-center text-sm font-semibold"
        >
          {t(label)}
        </Link>
      )}
    </div>
  );
}

function Faces({ step: { who, state }, booking }: Pick<StepRowProps, "step" | "booking">) {
  const { t } = useTranslation("bookings");
  const own = booking.profiles.find(({ isOwn }) => isOwn) ?? null;
  const other = otherOf(booking);
  const [first, second] = who === "both" ? [own, other] : [who === "me" ? own : other];
  const ring = state === "now" && "rounded-full ring-2 ring-accent ring-offset-2 ring-offset-page";
  return (
    <span aria-hidden="true" className={cx("relative size-10", ring)}>
      <Avatar
        name={nameOf(first ?? null, t)}
        picture={first?.picture}
        size="sm"
        className={second ? "size-7" : "size-10"}
      />
      {second && (
        <span className="absolute -right-0.5 -bottom-0.5 flex rounded-full ring-2 ring-page">
          <Avatar name={nameOf(second, t)} picture={second?.picture} size="sm" className="size-7" />
        </span>
      )}
      {state === "done" && (
        <span className="absolute -right-1.5 -bottom-1.5 grid size-5 place-items-center rounded-full border-2 border-page bg-brand text-on-brand">
          <Check className="size-3" strokeWidth={3} />
        </span>
      )}
    </span>
  );
}
