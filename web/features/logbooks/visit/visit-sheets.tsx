import type { LogbookActivity, LogbookTask } from "#contract/logbooks/logbook-entries.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { showToast } from "#web/ui/overlays/toast-store.ts";
import { HelpSheet } from "../help/help-sheet.tsx";
import type { HelpFacts } from "../help/use-help.ts";
import {
  activityInWords,
  clockInWords,
  dayInWords,
  dayOf,
  type LogbookWords,
  minutesBetween,
  nameOf,
} from "../logbook-words.ts";
import { WaitingSheet } from "../queue/waiting-sheet.tsx";
import { LeaveSheet } from "./card/leave-sheet.tsx";
import type { DeviceLocation } from "./card/location.ts";
import { ActivitySheet, type Details } from "./doing/activity-sheet.tsx";
import { NewActivitySheet } from "./doing/new-activity-sheet.tsx";
import { doneNow, doneOf } from "./doing/quick-activities.ts";
import type { Doing } from "./doing/quick-part.tsx";
import { openTasks } from "./doing/tasks.ts";
import { NotesSheet, useDraftText } from "./notes-sheet.tsx";
import { PicturesSheet } from "./pictures/pictures-sheet.tsx";
import { QuestionSheet } from "./question-sheet.tsx";
import type { Visit } from "./use-visit.ts";
import type { Answers, ChosenVisit, VisitActions } from "./use-visit-actions.ts";
import type { VisitState } from "./visit-state.ts";

/** What is asked at this moment. */
export type VisitQuestion =
  | { kind: "leave" }
  | { kind: "activity"; doing: Doing }
  | { kind: "note" | "other" | "notes" | "help" | "waiting" }
  | { kind: "pictures"; files: File[] }
  /** None is planned about now: is it this one all the same? */
  | {
      kind: "coming";
      location: DeviceLocation;
      planned: { id: number; plannedAt: string };
    }
  /** It was done only just now. */
  | { kind: "again"; doing: Doing; details: Details; earlier: LogbookActivity }
  /** It may be what the owner asked for. */
  | { kind: "tasks"; doing: Doing; details: Details; answers: Answers; tasks: LogbookTask[] };

export type VisitSheetsProps = {
  asked: VisitQuestion;
  visit: Visit;
  actions: VisitActions;
  state: VisitState;
  help: HelpFacts | null;
  ownerName: string;
  words: LogbookWords;
  /** By the clock that the check-in was taken from. */
  now: Date;
  onLeave: (note: string) => Promise<boolean>;
  /** As if pressed on the screen: it asks what there is to ask. */
  onDo: (doing: Doing, details?: Details, answers?: Answers) => void;
  onAsk: (asked: VisitQuestion | null) => void;
};

/** All sheets of the screen in one script, fetched while there is network: a cellar has none. */
export function VisitSheets(props: VisitSheetsProps) {
  const { asked, visit, actions, help, ownerName, onAsk } = props;
  const { t } = useTranslation("logbook-visit");
  const close = () => onAsk(null);
  const { pets } = visit.logbook;
  switch (asked.kind) {
    case "leave":
      return <Leaving {...props} />;
    case "activity":
      return <Done {...props} doing={asked.doing} />;
    case "note":
    case "other":
      return (
        <NewActivitySheet
          isNote={asked.kind === "note"}
          pets={pets}
          ownerName={ownerName}
          onAdd={(doing, details) => {
            close();
            props.onDo(doing, details);
          }}
          onClose={close}
        />
      );
    case "notes":
      return (
        <NotesSheet
          logbookId={visit.logbook.id}
          notes={visit.logbook.sitterNotes ?? ""}
          ownerName={ownerName}
          onSave={(notes) => visit.act({ kind: "notes", notes }, t("notes.saved"))}
          onClose={close}
        />
      );
    case "waiting":
      return <WaitingSheet queue={visit.queue} logbook={visit.logbook} onClose={close} />;
    case "help":
      return (
        <HelpSheet facts={help} logbook={visit.logbook} ownerName={ownerName} onClose={close} />
      );
    case "coming":
      return <Coming {...props} {...asked} />;
    case "again":
      return <Again {...props} {...asked} />;
    case "tasks":
      return <Answering {...props} {...asked} />;
    case "pictures":
      return (
        <PicturesSheet
          files={asked.files}
          pets={pets}
          onAdd={(about) => {
            close();
            void actions.addPictures(asked.files, about);
          }}
          onClose={() => {
            close();
            // A slip of the thumb must not cost a picture that was just taken.
            const action = { label: t("pictures.back"), onAction: () => onAsk(asked) };
            showToast({ text: t("pictures.dropped"), action });
          }}
        />
      );
  }
}

function Leaving({ visit, state, ownerName, words, now, onLeave, onAsk }: VisitSheetsProps) {
  const { id, tasks } = visit.logbook;
  const note = useDraftText("leave", id, "");
  if (state.kind !== "inside") return null;
  const { checkInTime, activities, images, walks } = state.entry;

  async function leave() {
    if (!(await onLeave(note.text))) return;
    note.forget();
    onAsk(null);
  }

  return (
    <LeaveSheet
      minutes={minutesBetween(checkInTime, now)}
      count={activities.length + images.length + walks.length}
      openTasks={openTasks(tasks, words.today)}
      ownerName={ownerName}
      note={note.text}
      onNote={note.type}
      onLeave={leave}
      onClose={() => onAsk(null)}
    />
  );
}

type Of<Kind extends VisitQuestion["kind"]> = VisitSheetsProps &
  Extract<VisitQuestion, { kind: Kind }>;

function Coming({ location, planned, actions, words, onAsk }: Of<"coming">) {
  const { t } = useTranslation("logbook-visit");
  const day = dayOf(planned.plannedAt);
  const time = clockInWords(planned.plannedAt);
  const when = day === words.today ? time : `${dayInWords(day, words)} ${time}`;
  const come = (chosen: ChosenVisit) => () => {
    onAsk(null);
    void actions.checkIn(location, chosen);
  };
  return (
    <QuestionSheet
      title={t("coming.title")}
      answers={[
        { label: t("coming.extra"), onPress: come({ extra: true }) },
        { label: t("coming.planned", { when }), onPress: come({ entryId: planned.id }) },
      ]}
      onClose={() => onAsk(null)}
    >
      {t("coming.text", { when })}
    </QuestionSheet>
  );
}

function Again({ doing, details, earlier, visit, words, onDo, onAsk }: Of<"again">) {
  const { t } = useTranslation("logbook-visit");
  const { pets, sitter } = visit.logbook;
  const what = activityInWords(earlier, pets, words.t);
  return (
    <QuestionSheet
      title={t("again.title")}
      answers={[
        { label: t("again.no"), onPress: () => onAsk(null) },
        { label: t("again.yes"), onPress: () => onDo(doing, details, { again: true }) },
      ]}
      onClose={() => onAsk(null)}
    >
      {t("again.text", {
        what,
        time: clockInWords(earlier.doneAt),
        name: nameOf(sitter, words.t),
      })}
    </QuestionSheet>
  );
}

function Answering(props: Of<"tasks">) {
  const { doing, details, answers, tasks, actions, ownerName, onAsk } = props;
  const { t } = useTranslation("logbook-visit");
  const answer = (more: Answers) => () => {
    onAsk(null);
    void actions.doIt(doing, details, { ...answers, ...more });
  };
  return (
    <QuestionSheet
      title={t("answering.title", { name: ownerName })}
      answers={[
        ...tasks.map(({ id, text }) => ({
          label: t("answering.yes", { text }),
          onPress: answer({ taskId: id }),
        })),
        { label: t("answering.no"), onPress: answer({}) },
      ]}
      onClose={() => onAsk(null)}
    >
      {t("answering.text")}
    </QuestionSheet>
  );
}

/** What was done already: as it is now, also when something of it has just been taken away. */
function Done(props: VisitSheetsProps & { doing: Doing }) {
  const { doing, visit, actions, ownerName, words, onAsk, onDo } = props;
  const { entries, pets } = visit.logbook;
  const done = doneOf(doneNow(entries, words.today), doing.kind, doing.pet?.id);
  const last = done.at(-1);
  if (!last) return null;
  const then = (act: () => Promise<unknown>) => {
    onAsk(null);
    void act();
  };
  return (
    <ActivitySheet
      title={activityInWords(last, pets, words.t)}
      done={done}
      ownerName={ownerName}
      onSave={(one, details) => then(() => actions.change(one, details))}
      onAgain={() => {
        onAsk(null);
        onDo(doing);
      }}
      onRemove={(one: LogbookActivity) =>
        done.length === 1 ? then(() => actions.remove(one)) : void actions.remove(one)
      }
      onClose={() => onAsk(null)}
    />
  );
}
