import { CircleCheck, FileText, MessageCircle, Pencil } from "lucide-react";
import type { LogbookTask } from "#contract/logbooks/logbook-entries.ts";
import type { Logbook } from "#contract/logbooks.ts";
import { dayOfMonthInWords, timeInWords } from "#web/lib/time/day-words.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { Avatar } from "#web/ui/pictures/avatar.tsx";
import {
  clockInWords,
  dayInWords,
  momentInWords,
  nameOf,
  useLogbookWords,
} from "../logbook-words.ts";
import { tasksOf } from "./entries-shown.ts";

export type CardsProps = { logbook: Logbook; today: string };

/** Who it is, when they come next, and how to reach them. */
export function SitterCard({ logbook, today }: CardsProps) {
  const words = useLogbookWords(today);
  const { t } = words;
  const urls = useUrls();
  const { sitter, nextVisitAt, chatRoomId } = logbook;
  const name = nameOf(sitter, t);
  return (
    <Card as="section" aria-label={name} className="grid gap-4">
      <div className="flex items-center gap-3.5">
        <Avatar name={name} picture={sitter.picture} />
        <div className="min-w-0">
          <h3 className="wrap-anywhere">{name}</h3>
          {nextVisitAt && (
            <p className="text-sm text-ink-soft">
              {t("side.nextVisit", { when: momentInWords(nextVisitAt, words) })}
            </p>
          )}
        </div>
      </div>
      {chatRoomId !== undefined && (
        <LinkButton to={urls.chats(chatRoomId)} variant="secondary" wide prefetch="intent">
          <MessageCircle className="size-5" />
          {t("side.message")}
        </LinkButton>
      )}
    </Card>
  );
}

export type TasksCardProps = CardsProps & {
  /** The day that is read. */
  day: string;
  onEdit: () => void;
};

/** What the owner would like to have done that day, and what of it was. */
export function TasksCard({ logbook, today, day, onEdit }: TasksCardProps) {
  const words = useLogbookWords(today);
  const { t } = words;
  const tasks = tasksOf(logbook.tasks, day);
  const heading = dayInWords(day, words);
  // After the stay there is nothing left to ask for.
  const isOver = logbook.isReadOnly || logbook.status === "completed";
  if (isOver && tasks.length === 0) return null;
  return (
    <Card as="section">
      <CardHead
        title={heading.charAt(0).toUpperCase() + heading.slice(1)}
        edit={logbook.isReadOnly ? null : { label: t("tasks.edit"), onEdit }}
      />
      {tasks.length > 0 ? (
        <ul className="mt-1 grid">
          {tasks.map((task) => (
            <TaskRow key={task.id} task={task} pets={logbook.pets} today={today} />
          ))}
        </ul>
      ) : (
        <div className="grid justify-items-start gap-3">
          <p className="text-sm text-ink-soft">
            {t("tasks.none", { name: nameOf(logbook.sitter, t) })}
          </p>
          <Button variant="soft" size="sm" onClick={onEdit}>
            {t("tasks.add")}
          </Button>
        </div>
      )}
    </Card>
  );
}

type TaskRowProps = { task: LogbookTask; pets: Logbook["pets"]; today: string };

function TaskRow({ task, pets, today }: TaskRowProps) {
  const { t } = useLogbookWords(today);
  const { text, time, doneAt, petId } = task;
  const pet = pets.find(({ id }) => id !== undefined && id === petId);
  return (
    <li className="flex min-h-10.5 items-center gap-3.5 py-1.5 text-sm">
      {doneAt ? (
        <CircleCheck className="size-5 shrink-0 text-brand" />
      ) : (
        <span className="size-4.5 shrink-0 rounded-full border-2 border-edge" />
      )}
      <span className="min-w-0 flex-1 wrap-anywhere">
        <span className="sr-only">{t(doneAt ? "tasks.done" : "tasks.open")} </span>
        {pet ? t("tasks.withPet", { task: text, pet: pet.name }) : text}
      </span>
      {(doneAt || time) && (
        <span className="tabular shrink-0 text-ink-soft">
          {doneAt ? clockInWords(doneAt) : timeInWords(time ?? "")}
        </span>
      )}
    </li>
  );
}

/** What the sitter should know: on green paper, as it is for somebody else. */
export function NotesCard({ logbook, today, onEdit }: CardsProps & { onEdit: () => void }) {
  const { t } = useLogbookWords(today);
  const { ownerNotes, isReadOnly, sitter } = logbook;
  const name = nameOf(sitter, t);
  if ((isReadOnly || logbook.status === "completed") && !ownerNotes) return null;
  return (
    <section className="rounded-card bg-brand-soft p-5 md:p-6">
      <CardHead
        title={t("notes.title", { name })}
        edit={isReadOnly ? null : { label: t("notes.edit"), onEdit }}
      />
      <p className="text-sm wrap-anywhere whitespace-pre-line">
        {ownerNotes ?? t("notes.none", { name })}
      </p>
    </section>
  );
}

/** What the sitter wrote about the whole stay. */
export function SitterNotesCard({ logbook, today }: CardsProps) {
  const { t } = useLogbookWords(today);
  if (!logbook.sitterNotes) return null;
  return (
    <Card as="section">
      <CardHead title={t("notes.ofSitter", { name: nameOf(logbook.sitter, t) })} edit={null} />
      <p className="text-sm wrap-anywhere whitespace-pre-line">{logbook.sitterNotes}</p>
    </Card>
  );
}

/** The report once it is there, and until then that it comes. */
export function ReportLine({ logbook, today }: CardsProps) {
  const { t, locale } = useLogbookWords(today);
  const urls = useUrls();
  if (logbook.isReportReady) {
    return (
      <LinkButton to={urls.logbookReport(logbook.id)} variant="secondary" wide prefetch="intent">
        <FileText className="size-5" />
        {t("report.open")}
      </LinkButton>
    );
  }
  if (logbook.isCancelled) return null;
  const day = dayOfMonthInWords(logbook.endDate, locale, today);
  return <p className="text-sm text-ink-soft">{t("report.later", { day })}</p>;
}

type CardHeadProps = { title: string; edit: { label: string; onEdit: () => void } | null };

function CardHead({ title, edit }: CardHeadProps) {
  return (
    <div className="mb-1.5 flex items-start justify-between gap-3">
      <h3 className="min-w-0 wrap-anywhere">{title}</h3>
      {edit && (
        <IconButton
          label={edit.label}
          icon={<Pencil />}
          onClick={edit.onEdit}
          className="-my-2.5 -mr-3"
        />
      )}
    </div>
  );
}
