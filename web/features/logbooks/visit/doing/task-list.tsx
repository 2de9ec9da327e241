import { Check } from "lucide-react";
import { useId } from "react";
import type { LogbookTask } from "#contract/logbooks/logbook-entries.ts";
import { useHydrated } from "#web/lib/browser/use-hydrated.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { timeInWords } from "#web/lib/time/day-words.ts";
import { clockInWords, dayInWords, dayOf, type LogbookWords } from "../../logbook-words.ts";
import type { Visit } from "../use-visit.ts";
import { shownTasks } from "./tasks.ts";

export type TaskListProps = {
  visit: Visit;
  ownerName: string;
  words: LogbookWords;
  onTick: (task: LogbookTask, isDone: boolean) => void;
};

/** What the owner asked for: today's and what may be done whenever, then what is to come. */
export function TaskList({ visit, ownerName, words, onTick }: TaskListProps) {
  const { t } = useTranslation("logbook-visit");
  const id = useId();
  const tasks = shownTasks(visit.logbook.tasks, words.today);
  if (tasks.length === 0) return null;
  const left = tasks.filter(({ doneAt }) => doneAt === undefined).length;
  return (
    <section aria-labelledby={id}>
      <div className="mb-2.5 flex items-baseline justify-between gap-3">
        <h2 id={id} className="text-lg">
          {t("tasks.heading", { name: ownerName })}
        </h2>
        <span className="shrink-0 text-sm text-ink-soft">{t("tasks.left", { count: left })}</span>
      </div>
      <ul className="divide-y divide-line rounded-card bg-surface px-4">
        {tasks.map((task) => (
          <TaskRow
            key={task.id}
            task={task}
            words={words}
            petName={visit.logbook.pets.find((pet) => pet.id === task.petId)?.name}
            isRefused={visit.refusal !== null}
            onTick={(isDone) => onTick(task, isDone)}
          />
        ))}
      </ul>
    </section>
  );
}

type TaskRowProps = {
  task: LogbookTask;
  petName: string | undefined;
  words: LogbookWords;
  isRefused: boolean;
  onTick: (isDone: boolean) => void;
};

function TaskRow({ task, petName, words, isRefused, onTick }: TaskRowProps) {
  const { t } = useTranslation("logbook-visit");
  const isHydrated = useHydrated();
  const { text, date, time, doneAt } = task;
  const isDone = doneAt !== undefined;
  const when = isDone
    ? dayOf(doneAt) === words.today
      ? t("tasks.doneAt", { time: clockInWords(doneAt) })
      : t("tasks.doneOn", { when: dayInWords(dayOf(doneAt), words) })
    : [
        date && date !== words.today ? dayInWords(date, words) : "",
        time ? t("tasks.at", { time: timeInWords(time) }) : "",
      ]
        .filter(Boolean)
        .join(" ");
  return (
    <li>
      <label className="flex min-h-13 items-start gap-3 py-3">
        <span className="relative grid size-6 shrink-0 place-items-center">
          <input
            type="checkbox"
            checked={isDone}
            aria-disabled={isRefused || !isHydrated || undefined}
            onChange={(event) => onTick(event.target.checked)}
            className="peer size-6 appearance-none rounded-tick border-fine border-edge bg-surface transition-colors checked:border-brand checked:bg-brand aria-disabled:border-line aria-disabled:bg-sunken"
          />
          <Check className="pointer-events-none absolute size-4 text-on-brand opacity-0 peer-checked:opacity-100 peer-aria-disabled:text-ink-soft" />
        </span>
        <span className="min-w-0 leading-snug">
          <span className={isDone ? "text-ink-soft line-through" : ""}>{text}</span>
          <span className="block text-sm text-ink-soft empty:hidden">
            {[petName, when].filter(Boolean).join(", ")}
          </span>
        </span>
      </label>
    </li>
  );
}
