import { LocateFixed, MapPin, MapPinOff, TriangleAlert } from "lucide-react";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { cx } from "#web/ui/cx.ts";
import type { Whereabouts } from "./location.ts";

const icons = {
  ask: MapPinOff,
  finding: LocateFixed,
  found: MapPin,
  rough: MapPin,
  at_home: MapPin,
  close: MapPin,
  far: TriangleAlert,
  refused: MapPinOff,
  failed: MapPinOff,
};

const grounds = {
  light: {
    good: "bg-brand-soft text-brand-strong",
    off: "bg-sunken text-ink",
    far: "bg-warn-soft text-warn",
  },
  deep: {
    good: "bg-brand text-on-brand dark:bg-page dark:text-on-deep",
    off: "bg-brand text-on-brand dark:bg-page dark:text-on-deep",
    far: "bg-warn-soft text-warn",
  },
};

export type LocationChipProps = { where: Whereabouts; onDeep?: boolean };

/** Where the sitter is, beside the time. */
export function LocationChip({ where, onDeep }: LocationChipProps) {
  const { t } = useTranslation("logbook-visit");
  const Icon = icons[where.kind];
  const ground = grounds[onDeep ? "deep" : "light"][groundOf(where)];
  return (
    <span
      className={cx(
        "inline-flex min-h-9 items-center gap-1.5 rounded-full px-3 py-1 text-xs font-semibold",
        ground,
        where.kind === "finding" && "animate-breathe",
      )}
    >
      <Icon className="size-4.5 shrink-0" />
      {t(`where.${wordOf[where.kind]}`)}
    </span>
  );
}

const wordOf = {
  ask: "ask",
  finding: "finding",
  found: "found",
  rough: "found",
  at_home: "atHome",
  close: "close",
  far: "far",
  refused: "none",
  failed: "none",
} as const;

function groundOf({ kind }: Whereabouts): "good" | "off" | "far" {
  if (kind === "far") return "far";
  return ["at_home", "close", "found", "rough"].includes(kind) ? "good" : "off";
}
