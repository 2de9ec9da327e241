import type { BadgeStage } from "#contract/badges/badge-catalogue.ts";
import bronze from "#web/ui/art/stage-bronze.svg?no-inline";
import highFive from "#web/ui/art/stage-high-five.svg?no-inline";
import silver from "#web/ui/art/stage-silver.svg?no-inline";
import { cx } from "#web/ui/cx.ts";

const pictures = { bronze, silver, high_five: highFive } as const satisfies Record<
  BadgeStage,
  string
>;

export function StageMark({
  stage,
  size,
  className,
}: {
  stage: BadgeStage;
  size: number;
  className?: string;
}) {
  const square = { width: size, height: size };
  return <img src={pictures[stage]} alt="" {...square} loading="lazy" className={className} />;
}

export type StageTagProps = { stage: BadgeStage; label: string; className?: string };

/** How far somebody has come with their badges, in a word. */
export function StageTag({ stage, label, className }: StageTagProps) {
  return (
    <span
      className={cx(
        "inline-flex shrink-0 items-center gap-1.5 rounded-full px-2.5 py-0.5 text-xs font-semibold text-ink",
        className,
      )}
      style={{ backgroundColor: `var(--color-${stage.replace("_", "-")}-soft)` }}
    >
      <StageMark stage={stage} size={24} />
      {label}
    </span>
  );
}
