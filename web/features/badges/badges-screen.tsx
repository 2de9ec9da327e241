import { Suspense, useState } from "react";
import { Link, useSearchParams } from "react-router";
import { type BadgeName, badgeCategories, namesIn } from "#contract/badges/badge-catalogue.ts";
import type { BadgeProgress } from "#contract/badges/badge-entities.ts";
import type { OwnBadges } from "#contract/badges.ts";
import { ownPath } from "#contract/urls/own-path.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { lazyPart } from "#web/lib/page/lazy-part.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import { Card } from "#web/ui/card.tsx";
import { cx } from "#web/ui/cx.ts";
import { Meter } from "#web/ui/meter.tsx";
import { BadgeHouse } from "#web/ui/pictures/badge-house.tsx";
import { StageMark } from "#web/ui/pictures/stage-mark.tsx";
import { ScriptButton } from "#web/ui/script-button.tsx";
import { StageLadder, useNextStage } from "./stage-ladder.tsx";
import {
  almostDone,
  builtFirst,
  isIn,
  paintedPart,
  type StreetView,
  streetViews,
} from "./street.ts";

const BadgeDialog = lazyPart(async () => (await import("./badge-dialog.tsx")).BadgeDialog);

export type BadgesScreenProps = {
  badges: OwnBadges;
  /** On which day each was earned. */
  earnedOn: Partial<Record<BadgeName, string>>;
  view: StreetView;
  today: string;
};

/** A sitter's street: how far they are, what is nearly done, and every house by its category. */
export function BadgesScreen({ badges, earnedOn, view, today }: BadgesScreenProps) {
  const { t } = useTranslation("badges");
  const [open, setOpen] = useState<BadgeName | null>(null);
  const { badgesProgress: progress, points, stage } = badges;
  const count = badges.badges.length;
  const opened = progress.find(({ name }) => name === open);
  const shown = progress.filter((each) => isIn(view, each));
  return (
    <>
      <header className="grid items-center gap-5 md:grid-cols-2">
        <div>
          <h1 className="text-3xl">{count === 0 ? t("headingNone") : t("heading", { count })}</h1>
          <p className="mt-2 text-ink-soft">{t("lead")}</p>
        </div>
        <StageCard points={points} stage={stage} />
      </header>
      <AlmostDone badges={almostDone(progress)} />
      <StreetFilter progress={progress} view={view} />
      {shown.length === 0 && <p className="mt-8 text-ink-soft">{t("filter.none")}</p>}
      {badgeCategories.map((category) => {
        const all = namesIn(category);
        const own = progress.filter(({ name }) => all.includes(name));
        const houses = own.filter((each) => isIn(view, each)).toSorted(builtFirst);
        const done = own.filter(({ state }) => state === "completed").length;
        if (houses.length === 0) return null;
        return (
          <section key={category} className="mt-8" aria-labelledby={`badges-${category}`}>
            <div className="mb-4 flex items-baseline justify-between gap-3">
              <h2 id={`badges-${category}`} className="text-xl">
                {t(`categories.${category}`)}
              </h2>
              <span className="tabular text-sm text-ink-soft">
                {t("ofAll", { done, of: own.length })}
              </span>
            </div>
            <ul className="grid grid-cols-3 gap-y-5 sm:grid-cols-6">
              {houses.map((badge) => (
                <Plot key={badge.name} badge={badge} onOpen={() => setOpen(badge.name)} />
              ))}
            </ul>
          </section>
        );
      })}
      {opened && (
        <Suspense>
          <BadgeDialog
            badge={opened}
            earnedOn={earnedOn[opened.name]}
            today={today}
            onClose={() => setOpen(null)}
          />
        </Suspense>
      )}
    </>
  );
}

function StageCard({ points, stage }: Pick<OwnBadges, "points" | "stage">) {
  const { t } = useTranslation(["badges", "badge-names"]);
  const next = useNextStage(points);
  return (
    <Card as="section" aria-label={t("stage.label")} className="grid gap-4">
      <div className="flex items-center gap-4">
        <StageMark stage={stage} size={72} className="shrink-0" />
        <div>
          <p className="font-head text-xl font-bold">{t(`badge-names:stages.${stage}`)}</p>
          <p className="text-ink-soft">
            {t("stage.points", { count: points })} {next}
          </p>
        </div>
      </div>
      <StageLadder points={points} />
    </Card>
  );
}

function AlmostDone({ badges }: { badges: readonly BadgeProgress[] }) {
  const { t } = useTranslation(["badges", "badge-names"]);
  if (badges.length === 0) return null;
  return (
    <section className="mt-8" aria-labelledby="badges-almost">
      <h2 id="badges-almost" className="mb-4 text-xl">
        {t("almost")}
      </h2>
      <ul className="grid gap-2.5 md:grid-cols-3 md:gap-4">
        {badges.map((badge) => (
          <li key={badge.name} className="flex items-center gap-3.5 rounded-card bg-surface p-3">
            <span className="shrink-0" style={{ width: 60 }}>
              <BadgeHouse name={badge.name} painted={paintedPart(badge)} />
            </span>
            <div className="grid min-w-0 flex-1 gap-1.5">
              <p className="leading-snug font-semibold">{t(`badge-names:names.${badge.name}`)}</p>
              <p className="text-sm text-ink-soft">{t(`how.${badge.name}`)}</p>
              <Progress badge={badge} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** How far it is, as a bar and as a number of a number: beside each other, or one below the other. */
function Progress({ badge, isBelow = false }: { badge: BadgeProgress; isBelow?: boolean }) {
  const { t } = useTranslation(["badges", "badge-names"]);
  const { name, done, of } = badge;
  return (
    <div
      className={isBelow ? "mt-1 grid gap-0.5" : "flex items-center gap-2.5"}
      style={isBelow ? { width: "min(7rem, 80%)" } : {}}
    >
      <Meter
        label={t(`badge-names:names.${name}`)}
        labelHidden
        value={done}
        max={of}
        className="flex-1"
      />
      <span className={cx("tabular", isBelow ? "text-xs text-ink-soft" : "text-sm")}>
        {t("ofAll", { done, of })}
      </span>
    </div>
  );
}

/** What the houses stand on. */
const ground = { borderBottomWidth: 6 };

/** One house with its ground, its name, and how far it is. A press shows it from near. */
function Plot({ badge, onOpen }: { badge: BadgeProgress; onOpen: () => void }) {
  const { t } = useTranslation(["badges", "badge-names"]);
  const { name, state, points } = badge;
  const label = t(`badge-names:names.${name}`);
  return (
    <li className="relative grid content-start justify-items-center gap-2.5 text-center">
      <span className="grid w-full justify-items-center border-b border-ground" style={ground}>
        <span style={{ width: "min(140px, 84%)", marginBottom: "-3%" }}>
          <BadgeHouse name={name} painted={paintedPart(badge)} />
        </span>
      </span>
      <div className="grid w-full justify-items-center gap-1 px-1">
        <p className="text-sm leading-tight font-semibold hyphens-auto wrap-anywhere md:text-base">
          {label}
        </p>
        {state === "completed" && (
          <p className="text-xs font-semibold text-brand-strong">
            {t("points", { count: points })}
          </p>
        )}
        {state === "not_started" && (
          <p className="text-xs text-ink-soft">{t("toEarn", { count: points })}</p>
        )}
        {state === "in_progress" && <Progress badge={badge} isBelow />}
      </div>
      <ScriptButton
        aria-label={label}
        onClick={onOpen}
        className="absolute inset-0 cursor-pointer rounded-card"
      />
    </li>
  );
}

type StreetFilterProps = { progress: readonly BadgeProgress[]; view: StreetView };

/** Which houses are shown; links, so that it works without script and can be gone back from. */
function StreetFilter({ progress, view }: StreetFilterProps) {
  const { t } = useTranslation("badges");
  const urls = useUrls();
  const [query] = useSearchParams();
  const backTo = ownPath(query.get("backTo"));
  return (
    <nav
      aria-label={t("filter.label")}
      className="scrollbar-none -mx-gutter mt-8 flex gap-2 overflow-x-auto px-gutter py-1"
    >
      {streetViews.map((each) => {
        const isShown = each === view;
        const to = urls.badges({
          ...(each === "all" ? {} : { show: each }),
          ...(backTo ? { backTo } : {}),
        });
        return (
          <Link
            key={each}
            to={to}
            preventScrollReset
            aria-current={isShown ? "page" : undefined}
            className={cx(
              "inline-flex min-h-11 shrink-0 items-center rounded-full border-fine px-4 text-sm font-medium no-underline",
              isShown
                ? "border-brand bg-brand-soft text-brand-strong"
                : "border-edge bg-surface text-ink hover:border-brand",
            )}
          >
            {t(`filter.${each}`, { count: progress.filter((badge) => isIn(each, badge)).length })}
          </Link>
        );
      })}
    </nav>
  );
}
