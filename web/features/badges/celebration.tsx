import { X } from "lucide-react";
import { useEffect, useState } from "react";
import { Dialog as AriaDialog } from "react-aria-components/Dialog";
import { Heading } from "react-aria-components/Heading";
import { Modal, ModalOverlay } from "react-aria-components/Modal";
import { useLocation } from "react-router";
import {
  type BadgeName,
  type BadgeStage,
  badgePoints,
  pointsOf,
  stageOf,
} from "#contract/badges/badge-catalogue.ts";
import type { BadgeProgress } from "#contract/badges/badge-entities.ts";
import { api } from "#web/lib/api/browser-api.ts";
import { useClosesOnBack } from "#web/lib/back/use-closes-on-back.ts";
import { logError } from "#web/lib/browser/log.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { joinWords } from "#web/lib/text/join-words.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import confetti from "#web/ui/art/badges/confetti.svg?no-inline";
import { Button } from "#web/ui/button.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { Meter } from "#web/ui/meter.tsx";
import { scrimLook } from "#web/ui/overlays/dialog.tsx";
import { BadgeHouse } from "#web/ui/pictures/badge-house.tsx";
import { StageMark } from "#web/ui/pictures/stage-mark.tsx";
import { StageLadder, useNextStage } from "./stage-ladder.tsx";
import { paintedPart } from "./street.ts";

export type CelebrationProps = {
  names: readonly BadgeName[];
  progress: readonly BadgeProgress[];
  onClose: () => void;
};

/** A new house in the street, or a new stage; over the whole screen of a phone. */
export function Celebration({ names, progress, onClose }: CelebrationProps) {
  const { t } = useTranslation(["ui", "badge-new"]);
  // As it was when it opened: the user's own data go on.
  const [celebrated] = useState(() => celebratedOf(names, progress));
  const urls = useUrls();
  const isInStreet = useLocation().pathname === urls.badges();
  useEffect(() => void markSeen(names), [names]);
  useClosesOnBack(Boolean(celebrated), onClose);
  if (!celebrated) return null;
  return (
    <ModalOverlay
      isOpen
      isDismissable
      onOpenChange={(isOpen) => !isOpen && onClose()}
      className={`${scrimLook} items-stretch justify-center md:items-center`}
    >
      <Modal className="w-full data-entering:animate-sheet-up md:max-w-side md:data-entering:animate-rise">
        <AriaDialog className="relative flex h-full flex-col overflow-y-auto bg-sky text-ink outline-none md:h-auto md:rounded-panel">
          <img
            src={confetti}
            alt=""
            width={390}
            height={240}
            className="pointer-events-none absolute inset-x-0 top-0 w-full animate-fade-in"
          />
          <span className="absolute top-3 right-4 z-10">
            <IconButton label={t("close")} icon={<X />} onClick={onClose} className="bg-surface" />
          </span>
          <div className="relative grid flex-1 content-center justify-items-center gap-3 px-6 pt-16 pb-5 text-center">
            {celebrated.stages ? (
              <NewStage celebrated={celebrated} />
            ) : (
              <NewHouse celebrated={celebrated} />
            )}
          </div>
          <div className="relative grid gap-4 rounded-t-panel bg-surface px-5 pt-6 pb-safe md:pb-8">
            <Score celebrated={celebrated} />
            {!isInStreet && (
              <LinkButton to={urls.badges()} onClick={onClose} variant="primary" wide>
                {t("badge-new:see")}
              </LinkButton>
            )}
            <Button variant="ghost" wide onClick={onClose} className="-mt-2">
              {t(isInStreet ? "close" : "badge-new:later")}
            </Button>
          </div>
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}

async function markSeen(names: readonly BadgeName[]): Promise<void> {
  try {
    await api.call("badges.celebrate", { body: { names: [...names] } });
  } catch (error) {
    // It will be celebrated again, which does no harm.
    logError("badges not marked as celebrated", error);
  }
}

function NewHouse({ celebrated }: { celebrated: Celebrated }) {
  const { t } = useTranslation(["badge-new", "badge-names"]);
  const { first, others, neighbours } = celebrated;
  const [left, right] = neighbours;
  const names = others.map((name) => t(`badge-names:names.${name}`));
  const beside = { bottom: -6, width: 148 };
  return (
    <>
      <div
        className="relative mb-4 border-b border-ground"
        style={{ height: 232, width: "calc(100% + 3.5rem)", borderBottomWidth: 10 }}
      >
        <div className="absolute inset-0 overflow-hidden">
          {left && (
            <span className="absolute" style={{ ...beside, left: -52 }}>
              <BadgeHouse name={left.name} painted={paintedPart(left)} />
            </span>
          )}
          {right && (
            <span className="absolute" style={{ ...beside, right: -52 }}>
              <BadgeHouse name={right.name} painted={paintedPart(right)} />
            </span>
          )}
          <span
            className="absolute"
            style={{ bottom: -8, width: 212, left: "50%", marginLeft: -106 }}
          >
            <BadgeHouse name={first} className="animate-rise" />
          </span>
        </div>
      </div>
      <p className="font-semibold text-brand-strong">{t("house", { count: others.length + 1 })}</p>
      <Heading slot="title" level={1} className="text-3xl">
        {t(`badge-names:names.${first}`)}
      </Heading>
      <p style={{ maxWidth: "30ch" }}>{t(`why.${first}`)}</p>
      {names.length > 0 && (
        <p className="text-sm" style={{ maxWidth: "34ch" }}>
          {t("more", { names: joinWords(names, t("and")) })}
        </p>
      )}
    </>
  );
}

function NewStage({ celebrated }: { celebrated: Celebrated }) {
  const { t } = useTranslation(["badge-new", "badge-names"]);
  const { stages, first, others } = celebrated;
  if (!stages) return null;
  const names = [first, ...others].map((name) => t(`badge-names:names.${name}`));
  return (
    <>
      <StageMark stage={stages.to} size={184} className="mb-3 animate-rise" />
      <p className="font-semibold text-brand-strong">
        {t("fromTo", { stage: t(`badge-names:stages.${stages.from}`).toLowerCase() })}
      </p>
      <Heading slot="title" level={1} className="text-3xl">
        {t(`badge-names:stages.${stages.to}`)}
      </Heading>
      <p style={{ maxWidth: "30ch" }}>{t("stageText")}</p>
      <p className="text-sm" style={{ maxWidth: "34ch" }}>
        {t("by", { names: joinWords(names, t("and")) })}
      </p>
    </>
  );
}

function Score({ celebrated }: { celebrated: Celebrated }) {
  const { t } = useTranslation(["badge-new", "badges"]);
  const { first, stages, points, added, houses, of } = celebrated;
  const next = useNextStage(points);
  return (
    <>
      <div className="flex items-center gap-3.5">
        {stages ? (
          <span className="shrink-0" style={{ width: 56 }}>
            <BadgeHouse name={first} />
          </span>
        ) : (
          <StageMark stage={stageOf(points)} size={56} className="shrink-0" />
        )}
        <div>
          <p className="font-semibold">{t("total", { count: points })}</p>
          <p className="text-sm text-ink-soft">
            {stages ? next : t("added", { points: added, done: houses, of })}
          </p>
        </div>
      </div>
      {stages ? (
        <StageLadder points={points} />
      ) : (
        <Meter label={t("houses")} labelHidden value={houses} max={of} />
      )}
    </>
  );
}

/** What is made of new badges on the screen. */
export type Celebrated = {
  /** The one in the middle: the one that is worth most. */
  first: BadgeName;
  others: BadgeName[];
  /** Those that stand at its sides, if there are any. */
  neighbours: BadgeProgress[];
  points: number;
  added: number;
  houses: number;
  of: number;
  /** From which stage to which, where the new ones lead to another. */
  stages: { from: BadgeStage; to: BadgeStage } | null;
};

export function celebratedOf(
  names: readonly BadgeName[],
  progress: readonly BadgeProgress[],
): Celebrated | null {
  const [first, ...others] = names.toSorted((one, other) => badgePoints[other] - badgePoints[one]);
  if (!first) return null;
  const earned = progress.filter(({ state }) => state === "completed").map(({ name }) => name);
  const all = [...new Set([...earned, ...names])];
  const points = pointsOf(all);
  const added = pointsOf(names);
  const [from, to] = [stageOf(points - added), stageOf(points)];
  const at = progress.findIndex(({ name }) => name === first);
  const neighbours = [progress[at - 1], progress[at + 1]].flatMap((each) => each ?? []);
  const stages = from === to ? null : { from, to };
  return {
    first,
    others,
    neighbours,
    points,
    added,
    stages,
    houses: all.length,
    of: progress.length,
  };
}
