import type { LogbookActivity } from "#contract/logbooks/logbook-entries.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { showToast } from "#web/ui/overlays/toast-store.ts";
import type { HelpFacts } from "../help/help-facts.ts";
import { HelpSheet } from "../help/help-sheet.tsx";
import { activityInWords, type LogbookWords, minutesBetween } from "../logbook-words.ts";
import { WaitingSheet } from "../queue/waiting-sheet.tsx";
import { LeaveSheet } from "./card/leave-sheet.tsx";
import { ActivitySheet } from "./doing/activity-sheet.tsx";
import { NewActivitySheet } from "./doing/new-activity-sheet.tsx";
import { doneNow, doneOf } from "./doing/quick-activities.ts";
import type { Doing } from "./doing/quick-part.tsx";
import { openTasks } from "./doing/tasks.ts";
import { NotesSheet } from "./notes-sheet.tsx";
import { PicturesSheet } from "./pictures/pictures-sheet.tsx";
import { useDraftText } from "./use-draft-text.ts";
import type { Visit } from "./use-visit.ts";
import type { VisitActions } from "./use-visit-actions.ts";
import type { VisitState } from "./visit-state.ts";

/** What is asked at this moment. */
export type Asked =
  | { kind: "leave" }
  | { kind: "activity"; doing: Doing }
  | { kind: "note" | "other" | "notes" | "help" | "waiting" }
  | { kind: "pictures"; files: File[] };

export type VisitSheetsProps = {
  asked: Asked;
  visit: Visit;
  actions: VisitActions;
  state: VisitState;
  help: HelpFacts | null;
  ownerName: string;
  words: LogbookWords;
  /** By the clock that the check-in was taken from. */
  now: Date;
  onLeave: (note: string) => Promise<boolean>;
  onAsk: (asked: Asked | null) => void;
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
          {...{ pets, ownerName }}
          onAdd={(doing, details) => {
            close();
            void actions.doIt(doing, details);
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
      return <HelpSheet facts={help} logbook={visit.logbook} {...{ ownerName }} onClose={close} />;
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

/** What was done already: as it is now, also when something of it has just been taken away. */
function Done(props: VisitSheetsProps & { doing: Doing }) {
  const { doing, visit, actions, ownerName, words, onAsk } = props;
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
      {...{ done, ownerName }}
      onSave={(one, details) => then(() => actions.change(one, details))}
      onAgain={() => then(() => actions.doIt(doing))}
      onRemove={(one: LogbookActivity) =>
        done.length === 1 ? then(() => actions.remove(one)) : void actions.remove(one)
      }
      onClose={() => onAsk(null)}
    />
  );
}
