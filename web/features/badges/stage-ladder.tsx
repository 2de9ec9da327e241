import { badgeStages, stageOf, stageThresholds } from "#contract/badges/badge-catalogue.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { cx } from "#web/ui/cx.ts";
import { StageMark } from "#web/ui/pictures/stage-mark.tsx";

const { bronze, silver } = stageThresholds;
/** The last stage has no end: the rail is full at so many. */
const railEnd = silver + 100;

function partsOf(points: number) {
  const part = (from: number, until: number) =>
    Math.min(1, Math.max(0, (points - from) / (until - from)));
  return {
    bronze: part(0, bronze),
    silver: part(bronze, silver),
    high_five: part(silver, railEnd),
  };
}

/** The three stages side by side, filled as far as somebody has come. */
export function StageLadder({ points }: { points: number }) {
  const { t } = useTranslation(["badges", "badge-names"]);
  const parts = partsOf(points);
  const reached = badgeStages.indexOf(stageOf(points));
  const limits = {
    bronze: t("stage.upTo", { points: bronze }),
    silver: t("stage.upTo", { points: silver }),
    high_five: t("stage.from", { points: silver + 1 }),
  };
  return (
    <div className="grid gap-3">
      {/* biome-ignore lint/a11y/useSemanticElements: every browser draws its own <meter>. */}
      <div
        role="meter"
        aria-label={t("stage.rail")}
        aria-valuenow={Math.min(points, railEnd)}
        aria-valuemin={0}
        aria-valuemax={railEnd}
        aria-valuetext={t("points", { count: points })}
        className="grid grid-cols-3 gap-1 overflow-hidden rounded-full"
      >
        {badgeStages.map((stage) => (
          <span key={stage} className="h-2 bg-sunken">
            <span
              className="block h-full"
              style={{
                width: `${parts[stage] * 100}%`,
                backgroundColor: `var(--color-${stage.replace("_", "-")})`,
              }}
            />
          </span>
        ))}
      </div>
      <ol className="grid grid-cols-3 gap-1">
        {badgeStages.map((stage, index) => (
          <li key={stage} className="flex items-center gap-2 text-xs leading-tight">
            <StageMark
              stage={stage}
              size={30}
              className={cx("shrink-0", index > reached && "unpainted")}
            />
            <span className="min-w-0">
              <strong className="block text-sm">{t(`badge-names:stages.${stage}`)}</strong>
              {limits[stage]}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** How many points are wanting to the next stage, in words. */
export function useNextStage(points: number): string {
  const { t } = useTranslation("badges");
  const stage = stageOf(points);
  if (stage === "bronze") return t("stage.toSilver", { count: bronze + 1 - points });
  if (stage === "silver") return t("stage.toHighFive", { count: silver + 1 - points });
  return t("stage.highest");
}
