import { ChevronRight } from "lucide-react";
import { memo, useId } from "react";
import type { LogbookEntry } from "#contract/logbooks/logbook-entries.ts";
import { Picture } from "#web/ui/pictures/picture.tsx";
import { ScriptButton } from "#web/ui/script-button.tsx";
import {
  clockInWords,
  dayInWords,
  imagesOf,
  type LogbookWords,
  partOfDay,
  useLogbookWords,
  visitInWords,
} from "../logbook-words.ts";
import type { VisitOfDay } from "../timeline.ts";
import type { ImageActions } from "./images/use-image-actions.ts";
import { type LogbookOfVisit, MomentRow } from "./moment-row.tsx";

export type VisitSectionProps = {
  logbook: LogbookOfVisit;
  visit: VisitOfDay;
  today: string;
  isUnfolded: boolean;
  onUnfold: (key: VisitOfDay["key"]) => void;
  actions: ImageActions;
};

const mostThumbs = 4;

/**
 * One visit of one day, whole or folded to a card. What is far out of view costs no drawing; and what has not
 * changed is not made again when another page of visits comes.
 */
export const VisitSection = memo(function VisitSection(props: VisitSectionProps) {
  const { logbook, visit, today, isUnfolded, onUnfold, actions } = props;
  const words = useLogbookWords(today);
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="[contain-intrinsic-size:auto_16rem] [content-visibility:auto]"
    >
      <header className="flex flex-wrap items-baseline gap-x-3">
        <h3 id={id} className="text-xl">
          {words.t(`partOfDay.${partOfDay(visit.from)}`)}
        </h3>
        <p className="text-ink-soft">{whenInWords(visit, words)}</p>
      </header>
      {isUnfolded ? (
        <ol className="mt-3">
          {visit.moments.map((moment, index) => (
            <MomentRow
              key={moment.key}
              logbook={logbook}
              moment={moment}
              actions={actions}
              isLast={index === visit.moments.length - 1}
            />
          ))}
        </ol>
      ) : (
        <FoldedVisit
          visit={visit}
          words={words}
          onUnfold={onUnfold}
          label={whenInWords(visit, words)}
        />
      )}
    </section>
  );
});

/** 'vandaag, vanaf 8:02', 'gisteren, 18:04 tot 18:46'. */
function whenInWords({ day, from, until, entry }: VisitOfDay, words: LogbookWords): string {
  const { t } = words;
  const times = { from: clockInWords(from), until: until ? clockInWords(until) : "" };
  const isGoingOn = entry.checkOutTime === undefined && day === words.today;
  const when = until ? "visit.fromTo" : isGoingOn ? "visit.since" : "visit.at";
  return `${dayInWords(day, words)}, ${t(when, times)}`;
}

type FoldedVisitProps = Pick<VisitSectionProps, "visit" | "onUnfold"> & {
  words: LogbookWords;
  label: string;
};

function FoldedVisit({ visit, words: { t }, onUnfold, label }: FoldedVisitProps) {
  const ofDay = whatHappened(visit);
  const images = imagesOf(ofDay);
  const line = visitInWords(ofDay, t);
  return (
    <ScriptButton
      onClick={() => onUnfold(visit.key)}
      aria-expanded={false}
      aria-label={t("visit.unfold", { when: label, what: line || t("visit.nothing") })}
      className="mt-3 grid w-full gap-2.5 rounded-card bg-surface p-3.5 text-left hover:bg-sunken md:p-4.5"
    >
      {images.length > 0 && (
        <span className="grid grid-cols-4 gap-1.5">
          {images.slice(0, mostThumbs).map((image) => (
            <Picture
              key={image.id}
              image={image}
              alt=""
              sizes="(min-width: 1024px) 190px, 25vw"
              className="aspect-square w-full rounded-small object-cover"
            />
          ))}
        </span>
      )}
      <span className="flex min-h-6 items-center justify-between gap-3 text-sm">
        {line || t("visit.nothing")}
        <ChevronRight className="size-4.5 shrink-0 text-ink-soft" />
      </span>
    </ScriptButton>
  );
}

/** Of this day alone. */
function whatHappened({
  moments,
}: VisitOfDay): Pick<LogbookEntry, "activities" | "walks" | "images"> {
  return {
    activities: moments.flatMap((one) => (one.kind === "activity" ? [one.activity] : [])),
    walks: moments.flatMap((one) => (one.kind === "walk" ? [one.walk] : [])),
    images: moments.flatMap((one) => (one.kind === "images" ? one.images : [])),
  };
}
