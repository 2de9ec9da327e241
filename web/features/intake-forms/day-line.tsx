import { Bone, Footprints, Pill } from "lucide-react";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { cx } from "#web/ui/cx.ts";
import { clockTime, type DayStop, type DayTask } from "./pet-day.ts";

const icons = { food: Bone, medicine: Pill, walk: Footprints };
const words = { food: "pet.dayFood", medicine: "pet.dayMedicine", walk: "pet.dayWalk" } as const;

/** A pet's day on one line: the hours, and under each what happens. On a narrow screen it scrolls. */
export function DayLine({ name, day }: { name: string; day: readonly DayStop[] }) {
  const { t } = useTranslation("intake-forms");
  return (
    <ol
      aria-label={t("pet.dayOf", { name })}
      className="flex overflow-x-auto overscroll-x-contain pb-1 print:flex-wrap"
    >
      {day.map(({ time, tasks }, nr) => (
        <li
          key={time}
          className={cx(
            "relative grid min-w-18 flex-1 justify-items-center gap-1.5 px-1",
            // The line between this hour and the one before it.
            nr > 0 &&
              "before:absolute before:right-1/2 before:bottom-4 before:h-1 before:w-full before:bg-line print:before:hidden",
          )}
        >
          <span className="tabular text-sm font-bold">{clockTime(time)}</span>
          <span className="relative flex -space-x-1 rounded-full bg-page px-1 print:bg-transparent">
            {tasks.map((task) => (
              <TaskDisc key={task} task={task} label={t(words[task])} />
            ))}
          </span>
        </li>
      ))}
    </ol>
  );
}

function TaskDisc({ task, label }: { task: DayTask; label: string }) {
  const Icon = icons[task];
  return (
    <span
      title={label}
      className={cx(
        "grid size-9 place-items-center rounded-full print:size-auto",
        task === "medicine" ? "bg-danger-soft text-danger" : "bg-brand-soft text-brand-strong",
      )}
    >
      <Icon className="size-4.5 print:hidden" aria-hidden="true" />
      <span className="sr-only print:not-sr-only print:px-1.5 print:text-xs">{label}</span>
    </span>
  );
}
