import { Suspense, useEffect, useState } from "react";
import { doneShortlyBefore } from "#contract/logbooks/again.ts";
import { visitToAskFor } from "#contract/logbooks/coming.ts";
import type { Logbook } from "#contract/logbooks.ts";
import { dayInAmsterdam } from "#contract/shared/amsterdam.ts";
import { whenIdle } from "#web/lib/browser/when-idle.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { useOnline } from "#web/lib/live/online.ts";
import { lazyPart } from "#web/lib/page/lazy-part.ts";
import type { Loaded } from "#web/lib/page/loaded.ts";
import { Loading } from "#web/lib/page/loading.ts";
import { useNow } from "#web/lib/time/now.ts";
import { Banner } from "#web/ui/page/banner.tsx";
import { useHelp } from "../help/use-help.ts";
import { useLogbookWords } from "../logbook-words.ts";
import type { DeedKind } from "../queue/deeds.ts";
import { WaitingLine } from "../queue/waiting-line.tsx";
import { useReadMark } from "../reading/use-read-mark.ts";
import { visitsOf } from "../timeline.ts";
import { WalkCard } from "../walk/walk-card.tsx";
import { CheckInCard, InsideCard } from "./card/check-in-card.tsx";
import { type DeviceLocation, knownPlace } from "./card/location.ts";
import { useDeviceLocation } from "./card/use-device-location.ts";
import { HandoverBanner, LeftBanner } from "./card/visit-banners.tsx";
import type { Details } from "./doing/activity-sheet.tsx";
import { type Doing, DosePart, QuickPart } from "./doing/quick-part.tsx";
import { TaskList } from "./doing/task-list.tsx";
import { tasksAnsweredBy } from "./doing/tasks.ts";
import { NotesPart } from "./notes-part.tsx";
import { PictureButton, PictureDock } from "./pictures/picture-dock.tsx";
import { EarlierVisits } from "./timeline/earlier-visits.tsx";
import { TimelineView } from "./timeline/timeline-view.tsx";
import { useLostFocus } from "./use-lost-focus.ts";
import { useClockOffset, useVisit } from "./use-visit.ts";
import { type Answers, useVisitActions } from "./use-visit-actions.ts";
import { VisitHead, VisitLinks } from "./visit-head.tsx";
import type { VisitQuestion } from "./visit-sheets.tsx";
import { isAround, visitStateOf } from "./visit-state.ts";
import { clockOffInWords, ownerNameOf } from "./visit-words.ts";

const loadSheets = () => import("./visit-sheets.tsx");
const VisitSheets = lazyPart(async () => (await loadSheets()).VisitSheets);

/** Coming and going. */
const checks = new Set<DeedKind>(["checkIn", "checkOut", "undoCheckOut"]);

export type VisitScreenProps = {
  logbook: Loaded<Logbook>;
  /** When the page was made. */
  now: string;
};

/** The sitter's side of a logbook: come, do, tell, go; all of it with or without network. */
export function VisitScreen({ logbook: source, now: madeAt }: VisitScreenProps) {
  const { t } = useTranslation(["logbook-visit", "shell"]);
  const visit = useVisit(source);
  const [asked, setAsked] = useState<VisitQuestion | null>(null);
  const { logbook, queue, refusal, isWaiting } = visit;
  const isOnline = useOnline();
  useReadMark(logbook);

  const deviceNow = useNow(madeAt);
  const offsetMs = useClockOffset();
  const actions = useVisitActions(visit);
  const now = new Date(deviceNow.getTime() + offsetMs);
  const today = dayInAmsterdam(now);
  const words = useLogbookWords(today);
  const ownerName = ownerNameOf(logbook, t);

  // What still waits has the device's time, whatever that is; what has arrived has the server's.
  const hasDeviceTime = queue.waiting.some(({ kind }) => checks.has(kind));
  const cardNow = hasDeviceTime ? deviceNow : now;
  const state = visitStateOf(logbook, cardNow);
  const isOutside = state.kind === "outside" || state.kind === "left";
  const device = useDeviceLocation(isOutside || asked?.kind === "leave");
  const isCheckInWaiting = queue.waiting.some(
    ({ kind, state: at }) => kind === "checkIn" && at !== "refused",
  );
  const isStay = isAround(logbook, today);
  const help = useHelp(logbook, { isWanted: isStay, today });

  const card = useLostFocus(`${state.kind} ${asked?.kind ?? ""}`);

  useEffect(() => whenIdle(() => void loadSheets()), []);

  const current = state.kind === "inside" ? state.entry : null;
  const ofToday = current
    ? visitsOf(current, logbook.tasks).find(({ day }) => day === today)
    : undefined;
  const canWrite = refusal === null;
  const isForReading = ["cancelled", "ended", "over"].includes(state.kind);
  const { isHandedOver } = logbook;
  const picking = {
    isRefused: !canWrite,
    onRefused: actions.tellWhy,
    onChosen: (files: File[]) => setAsked({ kind: "pictures", files }),
  };
  /** Into the visit that is planned about now; where none is, it is asked which one it is. */
  async function comeIn(location: DeviceLocation) {
    const planned = visitToAskFor(logbook.entries, cardNow);
    if (planned?.plannedAt === undefined) return actions.checkIn(location);
    setAsked({ kind: "coming", location, planned: { ...planned, plannedAt: planned.plannedAt } });
  }

  /** Written at once, unless it was done only just now, or answers what the owner asked for. */
  function press(doing: Doing, details: Details = {}, answers: Answers = {}) {
    if (!canWrite) return actions.tellWhy();
    const done = logbook.entries.flatMap(({ activities }) => activities);
    const about = { kind: doing.kind, petId: doing.pet?.id, at: cardNow };
    const earlier = answers.again ? null : doneShortlyBefore(done, about);
    if (earlier) return setAsked({ kind: "again", doing, details, earlier });
    const tasks = tasksAnsweredBy(logbook, doing, today);
    if (tasks.length > 0) return setAsked({ kind: "tasks", doing, details, answers, tasks });
    setAsked(null);
    void actions.doIt(doing, details, answers);
  }

  return (
    <article>
      <VisitHead
        logbook={logbook}
        words={words}
        {...(isStay ? { onHelp: () => setAsked({ kind: "help" }) } : {})}
      />
      <div className="mt-5 grid gap-8 md:mt-8 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] md:items-start md:gap-12">
        <div className="grid min-w-0 gap-6">
          <div ref={card} className="grid gap-3">
            {visit.isFromDevice && (
              <Banner tone="warn">
                {t(isOnline ? "shell:unreachable.kept" : "shell:offline.kept")}
              </Banner>
            )}
            {offsetMs !== 0 && (
              <Banner tone="warn" live>
                {t(offsetMs < 0 ? "clock.ahead" : "clock.behind", {
                  by: clockOffInWords(offsetMs, t),
                })}{" "}
                {t("clock.text")}
              </Banner>
            )}
            {isHandedOver ? (
              <HandoverBanner logbook={logbook} ownerName={ownerName} />
            ) : (
              (state.kind === "cancelled" || state.kind === "ended") && (
                <Banner>{t(`readOnly.${state.kind}`)}</Banner>
              )
            )}
            {state.kind === "over" && <Banner>{t("readOnly.closed")}</Banner>}
            {state.kind === "left" && (
              <LeftBanner
                state={state}
                words={words}
                onUndo={() => void actions.undoCheckOut()}
                onComeBack={() => void device.find().then(comeIn)}
              />
            )}
            {state.kind === "inside" && (
              <InsideCard
                entry={state.entry}
                now={cardNow}
                ownerName={ownerName}
                words={words}
                isWaiting={isCheckInWaiting}
                onLeave={() => setAsked({ kind: "leave" })}
              />
            )}
            {state.kind === "outside" && (
              <CheckInCard
                state={state}
                now={now}
                ownerName={ownerName}
                device={device}
                words={words}
                place={knownPlace(logbook.entries)}
                onCheckIn={comeIn}
                onExtra={(location) => actions.checkIn(location, { extra: true })}
              />
            )}
            <WaitingLine queue={queue} onOpen={() => setAsked({ kind: "waiting" })} />
          </div>
          {isHandedOver && state.kind === "inside" && (
            <DosePart
              visit={visit}
              today={today}
              onDo={(doing) => void actions.doIt(doing)}
              onOpen={(doing) => setAsked({ kind: "activity", doing })}
            />
          )}
          {!isForReading && !isHandedOver && (
            <>
              <WalkCard
                logbookId={logbook.id}
                pets={logbook.pets}
                ownerName={ownerName}
                add={queue.add}
                isCheckedIn={state.kind === "inside"}
              />
              {refusal !== null && refusal !== "cancelled" && refusal !== "ended" && (
                <p className="text-sm text-ink-soft">
                  {refusal === "checkInToEdit"
                    ? t("refused.checkInToEditText")
                    : t("refused.cannotEditAfterCheckout")}
                </p>
              )}
              <QuickPart
                visit={visit}
                today={today}
                onDo={(doing) => press(doing)}
                onOpen={(doing) => setAsked({ kind: "activity", doing })}
                onNote={() => (canWrite ? setAsked({ kind: "note" }) : actions.tellWhy())}
                onOther={() => (canWrite ? setAsked({ kind: "other" }) : actions.tellWhy())}
              />
              <PictureButton {...picking} />
              <TaskList
                visit={visit}
                ownerName={ownerName}
                words={words}
                onTick={(task, isDone) => void actions.tick(task, isDone)}
              />
            </>
          )}
        </div>
        <div className="grid min-w-0 gap-6">
          {current && (
            <section aria-labelledby="this-visit">
              <div className="mb-4 flex items-baseline justify-between gap-3">
                <h2 id="this-visit">{t("timeline.thisVisit")}</h2>
                <span className="text-sm text-ink-soft">
                  {t("timeline.for", { name: ownerName })}
                </span>
              </div>
              <TimelineView
                moments={ofToday?.moments ?? []}
                level={3}
                pets={logbook.pets}
                isWaiting={isWaiting}
                isCheckInWaiting={isCheckInWaiting}
                {...(canWrite
                  ? { onRemovePicture: (image) => void actions.removePicture(image) }
                  : {})}
              />
            </section>
          )}
          <NotesPart
            visit={visit}
            ownerName={ownerName}
            onRefused={actions.tellWhy}
            onWrite={() => setAsked({ kind: "notes" })}
          />
          <EarlierVisits
            logbook={logbook}
            words={words}
            isWaiting={isWaiting}
            current={ofToday?.key}
          />
          <VisitLinks logbook={logbook} ownerName={ownerName} />
        </div>
      </div>
      {!isForReading && !isHandedOver && <PictureDock {...picking} />}
      {asked && (
        <Suspense fallback={<Loading />}>
          <VisitSheets
            asked={asked}
            visit={visit}
            actions={actions}
            state={state}
            help={help}
            ownerName={ownerName}
            words={words}
            onDo={press}
            now={cardNow}
            onLeave={(note) => actions.checkOut(device.location, note)}
            onAsk={setAsked}
          />
        </Suspense>
      )}
    </article>
  );
}
