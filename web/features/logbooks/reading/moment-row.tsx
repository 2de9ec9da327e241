import { Camera, DoorClosed, DoorOpen, Footprints, ListChecks } from "lucide-react";
import type { ReactNode } from "react";
import type { BookingPet } from "#contract/bookings/booking-parts.ts";
import type { LogbookEntry, LogbookWalk } from "#contract/logbooks/logbook-entries.ts";
import type { Logbook } from "#contract/logbooks.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { cx } from "#web/ui/cx.ts";
import {
  activityIcons,
  activityInWords,
  clockInWords,
  distanceInWords,
  imagesInWords,
  minutesInWords,
  nameOf,
  petsInWords,
} from "../logbook-words.ts";
import type { Moment } from "../timeline.ts";
import { WalkMap } from "../walk/walk-map.tsx";
import { walkedFar } from "../walk/walk-words.ts";
import { ImageGrid } from "./images/image-grid.tsx";
import type { ImageActions } from "./images/use-image-actions.ts";

/** As much of a logbook as its visits are told with. */
export type LogbookOfVisit = Pick<Logbook, "pets" | "sitter" | "place">;

export type MomentRowProps = {
  logbook: LogbookOfVisit;
  moment: Moment;
  isLast: boolean;
  actions: ImageActions;
};

export function MomentRow({ logbook, moment, isLast, actions }: MomentRowProps) {
  const { t } = useTranslation("logbooks");
  const { pets } = logbook;
  const name = nameOf(logbook.sitter, t);
  const row = { at: moment.at, isLast };
  switch (moment.kind) {
    case "checkIn":
      return (
        <Row {...row} tone="door" icon={<DoorOpen />} title={t("moment.checkIn", { name })}>
          <CheckInPlace logbook={logbook} entry={moment.entry} />
          <ToldLater isIt={moment.entry.isCheckInToldLater} />
        </Row>
      );
    case "checkOut":
      return (
        <Row {...row} tone="door" icon={<DoorClosed />} title={t("moment.checkOut", { name })}>
          {moment.entry.note && <Note text={moment.entry.note} />}
          <ToldLater isIt={moment.entry.isCheckOutToldLater} />
        </Row>
      );
    case "activity": {
      const { activity } = moment;
      const Icon = activityIcons[activity.kind];
      return (
        <Row {...row} icon={<Icon />} title={activityInWords(activity, pets, t)}>
          {activity.minutes !== undefined && (
            <p className="text-sm text-ink-soft">{minutesInWords(activity.minutes, t)}</p>
          )}
          {activity.note && <Note text={activity.note} />}
          <ToldLater isIt={activity.isToldLater} />
          {activity.images.length > 0 && (
            <ImageGrid pets={pets} actions={actions} images={activity.images} />
          )}
        </Row>
      );
    }
    case "task":
      return (
        <Row {...row} icon={<ListChecks />} title={moment.task.text}>
          <p className="text-sm text-ink-soft">{t("moment.task")}</p>
          <ToldLater isIt={moment.task.isToldLater} />
        </Row>
      );
    case "images":
      return (
        <Row {...row} tone="camera" icon={<Camera />} title={imagesInWords(moment.images, pets, t)}>
          <ImageGrid pets={pets} actions={actions} images={moment.images} />
          <ToldLater isIt={moment.images.some(({ isToldLater }) => isToldLater)} />
        </Row>
      );
    case "walk": {
      const { walk } = moment;
      const walkers = pets.filter(({ id }) => id !== undefined && walk.petIds.includes(id));
      const title =
        walkers.length > 0
          ? t("activity.forPet.walked", { pet: petsInWords(walkers, t) })
          : t("activity.done.walked");
      return (
        <Row {...row} icon={<Footprints />} title={title}>
          <WalkPart walk={walk} pets={walkers} />
          <ToldLater isIt={walk.isToldLater} />
        </Row>
      );
    }
  }
}

type CheckInPlaceProps = Pick<MomentRowProps, "logbook"> & { entry: LogbookEntry };

/** Far away is said, as is that nobody knows where it was. */
function CheckInPlace({ logbook, entry }: CheckInPlaceProps) {
  const { t } = useTranslation("logbooks");
  if (entry.distanceM !== undefined) {
    const isYours = logbook.place === "owner_home";
    // In fifties: none of them is at the door.
    if (entry.distanceM === 0) {
      return (
        <p className="text-sm text-ink-soft">
          {t(isYours ? "moment.atYours" : "moment.atAddress")}
        </p>
      );
    }
    const distance = distanceInWords(entry.distanceM);
    return (
      <p className="text-sm text-ink-soft">
        {t(isYours ? "moment.fromYours" : "moment.fromAddress", { distance })}
      </p>
    );
  }
  if (entry.checkInLocation?.state !== "refused") return null;
  return <p className="text-sm text-ink-soft">{t("moment.noLocation")}</p>;
}

/** A phone may have been without network: then it was written down in time, and read later. */
function ToldLater({ isIt }: { isIt: boolean | undefined }) {
  const { t } = useTranslation("logbooks");
  return isIt ? <p className="text-sm text-ink-soft">{t("moment.toldLater")}</p> : null;
}

function Note({ text }: { text: string }) {
  return <p className="text-sm wrap-anywhere whitespace-pre-line text-ink-soft">{text}</p>;
}

const tones = {
  plain: "bg-brand-soft text-brand-strong",
  camera: "bg-accent-soft text-accent-strong",
  door: "bg-brand text-on-brand",
};

type RowProps = {
  at: string;
  isLast: boolean;
  tone?: keyof typeof tones;
  icon: ReactNode;
  title: string;
  children: ReactNode;
};

function Row({ at, isLast, tone = "plain", icon, title, children }: RowProps) {
  return (
    <li
      className={cx(
        "relative grid grid-cols-[2rem_minmax(0,1fr)] gap-x-3",
        !isLast &&
          "pb-5 before:absolute before:top-8 before:bottom-0 before:left-3.75 before:w-0.5 before:bg-line",
      )}
    >
      <span
        aria-hidden="true"
        className={cx("grid size-8 place-items-center rounded-full [&>svg]:size-4.5", tones[tone])}
      >
        {icon}
      </span>
      <div className="min-w-0">
        <div className="flex min-h-8 items-center justify-between gap-3">
          <h4 className="wrap-anywhere">{title}</h4>
          <time dateTime={at} className="tabular shrink-0 text-sm text-ink-soft">
            {clockInWords(at)}
          </time>
        </div>
        {children}
      </div>
    </li>
  );
}

type WalkPartProps = { walk: LogbookWalk; pets: readonly BookingPet[] };

/** How far, how long and with whom. */
function WalkPart({ walk, pets }: WalkPartProps) {
  const { t } = useTranslation("logbooks");
  const facts = [
    { label: t("walk.distance"), value: walkedFar(walk.distanceM) },
    { label: t("walk.duration"), value: minutesInWords(walk.minutes, t) },
    ...(pets.length > 0 ? [{ label: t("walk.with"), value: petsInWords(pets, t) }] : []),
  ];
  return (
    <div className="mt-1.5 overflow-hidden rounded-card bg-surface">
      <WalkMap walk={walk} />
      <dl className="grid grid-cols-3 gap-3 px-4 py-3.5 md:px-5">
        {facts.map(({ label, value }) => (
          <div key={label} className="min-w-0">
            <dt className="text-sm text-ink-soft">{label}</dt>
            <dd className="font-head text-lg font-bold wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
