import {
  Camera,
  Clock,
  DoorOpen,
  Footprints,
  ListChecks,
  LogOut,
  type LucideIcon,
} from "lucide-react";
import type { ReactNode } from "react";
import type { LogbookImage } from "#contract/logbooks/logbook-entries.ts";
import type { Logbook } from "#contract/logbooks.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { cx } from "#web/ui/cx.ts";
import {
  activityIcons,
  activityInWords,
  clockInWords,
  distanceInWords,
  imagesInWords,
  minutesBetween,
  petsInWords,
} from "../../logbook-words.ts";
import type { Moment } from "../../timeline.ts";
import { WalkMap } from "../../walk/walk-map.tsx";
import { durationInWords } from "../visit-words.ts";
import { TimelinePictures } from "./timeline-pictures.tsx";

export type TimelineViewProps = {
  moments: readonly Moment[];
  pets: Logbook["pets"];
  /** A picture can be taken away, while one may write. */
  onRemovePicture?: (image: LogbookImage) => void;
  isWaiting: (made: { clientId?: string }) => boolean;
  /** The check-in of the visit that goes on is on the device alone. */
  isCheckInWaiting?: boolean;
  /** Of its headings, under that of the part that it stands in. */
  level: 3 | 4;
};

/** What happened, the latest first, along one line. */
export function TimelineView(props: TimelineViewProps) {
  const { moments, ...rest } = props;
  return (
    <ol className="relative grid gap-5 before:absolute before:inset-y-4 before:left-4.5 before:w-0.5 before:-translate-x-1/2 before:bg-line">
      {moments.map((moment) => (
        <TimelineRow key={moment.key} moment={moment} {...rest} />
      ))}
    </ol>
  );
}

type Row = {
  Icon: LucideIcon;
  tone?: "hot" | "go";
  title: string;
  text?: string | undefined;
  waits?: boolean;
  more?: ReactNode;
};

function TimelineRow({ moment, ...rest }: Omit<TimelineViewProps, "moments"> & { moment: Moment }) {
  const { t } = useTranslation("logbook-visit");
  const { Icon, tone, title, text, waits = false, more } = useRow(moment, rest);
  const time = clockInWords(moment.at);
  const Heading = `h${rest.level}` as const;
  return (
    <li className="relative grid grid-cols-[2.25rem_minmax(0,1fr)] gap-x-3">
      <span
        aria-hidden="true"
        className={cx(
          "grid size-9 place-items-center rounded-full",
          tone === "hot" && "bg-accent-soft text-accent-strong",
          tone === "go" && "bg-brand text-on-brand",
          !tone && "bg-brand-soft text-brand-strong",
        )}
      >
        <Icon className="size-5" />
      </span>
      <div className="min-w-0 pt-1.5">
        <div className="flex items-baseline justify-between gap-3">
          <Heading className="min-w-0 font-text text-base leading-snug font-semibold tracking-normal wrap-anywhere">
            {title}
          </Heading>
          {waits ? (
            <Waits time={time} />
          ) : (
            <time dateTime={moment.at} className="tabular shrink-0 text-sm text-ink-soft">
              {time}
            </time>
          )}
        </div>
        {text && <p className="text-sm whitespace-pre-line text-ink-soft wrap-anywhere">{text}</p>}
        {more}
        {waits && <span className="sr-only">{t("quick.waiting")}</span>}
      </div>
    </li>
  );
}

function Waits({ time }: { time: string }) {
  const { t } = useTranslation("logbook-visit");
  return (
    <span
      aria-hidden="true"
      className="tabular inline-flex shrink-0 items-center gap-1.5 text-sm font-semibold text-warn"
    >
      <Clock className="size-4" />
      {t("timeline.waits", { time })}
    </span>
  );
}

function laterOf(
  { isToldLater }: { isToldLater?: boolean | undefined },
  t: ReturnType<typeof useTranslation<"logbook-visit">>["t"],
): string {
  return isToldLater ? t("timeline.toldLater") : "";
}

const nearWords = { at_home: "atHome", close: "close", far: "far" } as const;

/** How one thing is told. */
function useRow(moment: Moment, context: Omit<TimelineViewProps, "moments">): Row {
  const { t } = useTranslation("logbook-visit");
  const { t: tLogbooks } = useTranslation("logbooks");
  const { pets, isWaiting, isCheckInWaiting, onRemovePicture } = context;
  switch (moment.kind) {
    case "checkIn": {
      const { checkInLocation, near } = moment.entry;
      return {
        Icon: DoorOpen,
        tone: "go",
        title: t("timeline.checkedIn"),
        text:
          near !== undefined
            ? t(`timeline.${nearWords[near]}`)
            : checkInLocation?.state === "refused"
              ? t("timeline.withoutLocation")
              : undefined,
        waits: isCheckInWaiting === true,
      };
    }
    case "checkOut": {
      const { checkInTime, note, isCheckOutToldLater } = moment.entry;
      const after = checkInTime
        ? t("timeline.afterMinutes", {
            duration: durationInWords(minutesBetween(checkInTime, moment.at), t),
          })
        : "";
      return {
        Icon: LogOut,
        tone: "go",
        title: t("timeline.checkedOut"),
        text: [after, note, laterOf({ isToldLater: isCheckOutToldLater }, t)]
          .filter(Boolean)
          .join("\n"),
      };
    }
    case "activity": {
      const { kind, note, minutes, images } = moment.activity;
      const lasted = minutes === undefined ? "" : durationInWords(minutes, t);
      return {
        Icon: activityIcons[kind],
        title: activityInWords(moment.activity, pets, tLogbooks),
        text: [lasted, note, laterOf(moment.activity, t)].filter(Boolean).join("\n"),
        waits: isWaiting(moment.activity),
        more: images.length > 0 && (
          <TimelinePictures images={images} pets={pets} isWaiting={isWaiting} />
        ),
      };
    }
    case "task":
      return {
        Icon: ListChecks,
        title: moment.task.text,
        text: [t("timeline.task"), laterOf(moment.task, t)].filter(Boolean).join(" "),
      };
    case "images": {
      const { images } = moment;
      return {
        Icon: Camera,
        tone: "hot",
        title: imagesInWords(images, pets, tLogbooks),
        waits: images.some(isWaiting),
        more: (
          <TimelinePictures
            images={images}
            pets={pets}
            isWaiting={isWaiting}
            {...(onRemovePicture ? { onRemove: onRemovePicture } : {})}
          />
        ),
      };
    }
    case "walk": {
      const { distanceM, minutes, petIds, endedAt } = moment.walk;
      const with_ = pets.filter(({ id }) => id !== undefined && petIds.includes(id));
      return {
        Icon: Footprints,
        title:
          with_.length > 0
            ? t("timeline.walkWith", { pets: petsInWords(with_, tLogbooks) })
            : t("timeline.walk"),
        text: t("timeline.walkFacts", {
          distance: distanceInWords(distanceM),
          duration: durationInWords(minutes, t),
        }),
        waits: endedAt !== undefined && isWaiting(moment.walk),
        more: <WalkMap walk={moment.walk} className="mt-2 rounded-card" />,
      };
    }
  }
}
