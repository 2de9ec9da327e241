import { DoorOpen, LogOut } from "lucide-react";
import type { ReactNode } from "react";
import { visitToCheckInto } from "#contract/logbooks/coming.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { useAction } from "#web/ui/actions/use-action.ts";
import { Button } from "#web/ui/button.tsx";
import { cx } from "#web/ui/cx.ts";
import {
  clockInWords,
  dayInWords,
  dayOf,
  distanceInWords,
  type LogbookWords,
  minutesBetween,
} from "../../logbook-words.ts";
import type { VisitState } from "../visit-state.ts";
import { durationInShort } from "../visit-words.ts";
import {
  checkedWhereabouts,
  type DeviceLocation,
  type Point,
  type Whereabouts,
  whereaboutsOf,
} from "./location.ts";
import { LocationChip } from "./location-chip.tsx";
import type { FoundLocation } from "./use-device-location.ts";

type Outside = Extract<VisitState, { kind: "outside" | "left" }>;

export type CheckInCardProps = {
  state: Outside;
  now: Date;
  ownerName: string;
  device: FoundLocation;
  /** About where the address is, if somebody has been there before. */
  place: Point | null;
  words: LogbookWords;
  onCheckIn: (location: DeviceLocation) => Promise<void>;
  /** Not for the visit that is planned. */
  onExtra: (location: DeviceLocation) => Promise<void>;
};

/** Before a visit: when it is planned, what time it is, where one is, and one large button. */
export function CheckInCard(props: CheckInCardProps) {
  const { state, now, ownerName, device, place, words, onCheckIn, onExtra } = props;
  const { t } = useTranslation("logbook-visit");
  const where = whereaboutsOf(device.location, place);
  const { next } = state;
  const isToday = next !== null && dayOf(next.plannedAt) === words.today;

  // Where none is, pressing asks.
  const isPlannedNow = next !== null && visitToCheckInto([next], now) !== null;

  const { press, pending: isBusy } = useAction({
    async send(_call, go: (location: DeviceLocation) => Promise<void>) {
      const wasKnown = where.kind === "far";
      const found = await device.find();
      // What the sitter could not know is shown before it counts: a second press goes on.
      if (whereaboutsOf(found, place).kind === "far" && !wasKnown) return;
      await go(found);
    },
  });

  const label = isBusy
    ? t("card.checkInWithout")
    : where.kind === "far"
      ? t("card.checkInAnyway")
      : isToday || next === null
        ? t("card.checkIn")
        : t("card.checkInNow");
  return (
    <section
      aria-label={t("card.label")}
      className="@container rounded-panel border border-line bg-surface p-5"
    >
      <CardHead
        over={
          next === null
            ? t("card.notPlanned")
            : isToday
              ? t("card.planned", { time: clockInWords(next.plannedAt) })
              : t("card.plannedLater", {
                  when: dayInWords(dayOf(next.plannedAt), words),
                  time: clockInWords(next.plannedAt),
                })
        }
        overLook="text-ink-soft"
        large={t("card.now", { time: clockInWords(now.toISOString()) })}
        chip={<LocationChip where={where} />}
      />
      <Button
        wide
        size="lg"
        variant={isToday || next === null ? "brand" : "secondary"}
        className="mt-4 [&_svg]:size-6"
        // Who presses again while the phone is searching doesn't want to wait for it.
        onClick={() => (isBusy ? device.skip() : void press(onCheckIn))}
      >
        <DoorOpen />
        {label}
      </Button>
      {isPlannedNow && !isBusy && (
        <Button variant="ghost" size="sm" wide className="mt-1" onClick={() => void press(onExtra)}>
          {t("coming.extra")}
        </Button>
      )}
      <Sentence look="text-ink-soft">{whereInWords(where, ownerName, t)}</Sentence>
    </section>
  );
}

type Inside = Extract<VisitState, { kind: "inside" }>;

export type InsideCardProps = {
  entry: Inside["entry"];
  /** By the clock that its time was taken from. */
  now: Date;
  ownerName: string;
  /** The check-in is on the device alone. */
  isWaiting: boolean;
  words: LogbookWords;
  onLeave: () => void;
};

/** During a visit: the one deep block, with the minutes running. */
export function InsideCard({ entry, now, ownerName, isWaiting, words, onLeave }: InsideCardProps) {
  const { t } = useTranslation("logbook-visit");
  const { checkInTime } = entry;
  const where = checkedWhereabouts(entry);
  const time = clockInWords(checkInTime);
  const since = dayOf(checkInTime);
  return (
    <section
      aria-label={t("card.label")}
      className="@container rounded-panel bg-deep p-5 text-on-deep dark:border dark:border-line"
    >
      <CardHead
        over={
          since === words.today
            ? t("card.insideSince", { time })
            : t("card.insideSinceDay", { when: dayInWords(since, words), time })
        }
        overLook="text-on-deep-soft"
        large={durationInShort(minutesBetween(checkInTime, now), t)}
        chip={where && <LocationChip where={where} onDeep />}
      />
      <Button wide size="lg" variant="cream" className="mt-4 [&_svg]:size-6" onClick={onLeave}>
        <LogOut />
        {t("card.checkOut")}
      </Button>
      <Sentence look="text-on-deep-soft">
        {isWaiting
          ? t("whereText.waiting", { time })
          : where?.kind === "far"
            ? t("whereText.farInside", { name: ownerName })
            : null}
      </Sentence>
    </section>
  );
}

type CardHeadProps = { over: string; overLook: string; large: string; chip: ReactNode };

function CardHead({ over, overLook, large, chip }: CardHeadProps) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-3 gap-y-2">
      <div>
        <p className={cx("text-sm", overLook)}>{over}</p>
        <p className="tabular font-head text-2xl font-bold tracking-head">{large}</p>
      </div>
      {chip}
    </div>
  );
}

function Sentence({ children, look }: { children: string | null; look: string }) {
  return <p className={cx("mt-3 text-sm empty:hidden", look)}>{children}</p>;
}

/** What the sitter should know of it before pressing. */
function whereInWords(
  where: Whereabouts,
  name: string,
  t: ReturnType<typeof useTranslation<"logbook-visit">>["t"],
): string | null {
  switch (where.kind) {
    case "rough":
      return t("whereText.rough", { distance: distanceInWords(where.meters) });
    case "ask":
    case "far":
    case "refused":
    case "failed":
      return t(`whereText.${where.kind}`, { name });
    default:
      return null;
  }
}
