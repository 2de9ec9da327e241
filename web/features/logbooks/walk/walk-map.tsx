import type { LogbookWalk } from "#contract/logbooks/logbook-entries.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { cx } from "#web/ui/cx.ts";
import { MapFrame } from "#web/ui/map/map-frame.tsx";
import { toLine } from "#web/ui/map/route-fit.ts";
import { RoutePicture } from "#web/ui/map/route-picture.tsx";
import { walkedFar } from "./walk-words.ts";

export type WalkMapProps = {
  walk: Pick<LogbookWalk, "lines" | "distanceM">;
  className?: string;
};

/** The way of a walk that is done, on a map. Nothing while it goes on, or where no place was recorded. */
export function WalkMap({ walk, className }: WalkMapProps) {
  const { t } = useTranslation("logbook-walks");
  const lines = walk.lines.map(toLine);
  if (lines.length === 0) return null;
  return (
    <MapFrame
      subject={{ route: lines }}
      picture={<RoutePicture lines={lines} />}
      label={t("map.label", { distance: walkedFar(walk.distanceM) })}
      className={cx("h-42 bg-land md:h-70", className)}
    />
  );
}
