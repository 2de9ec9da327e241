import type { ReactNode } from "react";
import type { Figures, FiguresOfPeriod } from "#contract/admin/figures.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { formatMoney, formatNumber } from "#web/lib/text/formatting.ts";

/** The four that say most, and how they compare with the period before. Needs the words of `cms-figures`. */
export function FigureTiles({ figures }: { figures: FiguresOfPeriod }) {
  const { t } = useTranslation("cms-figures");
  const { total, before, period } = figures;
  const accepted = shareOf(total.contactsAccepted, total.contactsBegun);
  return (
    <ul className="grid gap-3 sm:grid-cols-2 md:grid-cols-4">
      <Tile
        label={t("tiles.signUps")}
        value={formatNumber(signUpsOf(total))}
        change={changeOf(signUpsOf(total), signUpsOf(before))}
        note={t(`against.${period}`)}
      />
      <Tile
        label={t("tiles.contacts")}
        value={formatNumber(total.contactsBegun)}
        change={changeOf(total.contactsBegun, before.contactsBegun)}
        note={accepted === null ? "" : t("tiles.accepted", { percent: accepted })}
      />
      <Tile
        label={t("tiles.bookings")}
        value={formatNumber(total.bookingsConfirmed)}
        change={changeOf(total.bookingsConfirmed, before.bookingsConfirmed)}
        note={t("tiles.cancelled", { number: formatNumber(total.bookingsCancelled) })}
      />
      <Tile
        label={t("tiles.revenue")}
        value={formatMoney(revenueOf(total))}
        change={changeOf(revenueOf(total), revenueOf(before))}
        note={t("tiles.active", {
          count: total.activeSubscriptions,
          number: formatNumber(total.activeSubscriptions),
        })}
      />
    </ul>
  );
}

type TileProps = { label: string; value: string; change: number | null; note: ReactNode };

function Tile({ label, value, change, note }: TileProps) {
  return (
    <li className="flex flex-col gap-1 rounded-card border border-line bg-surface p-4">
      <span className="text-sm text-ink-soft">{label}</span>
      <span className="tabular text-2xl font-bold">{value}</span>
      <span className="text-sm text-ink-soft">
        {change !== null && (
          <strong className={change < 0 ? "text-danger" : "text-brand-strong"}>
            {change > 0 && "+"}
            {change}%
          </strong>
        )}{" "}
        {note}
      </span>
    </li>
  );
}

/** What came in, less what went back. */
export function revenueOf(of: Figures): number {
  return of.paidMonthCents + of.paidQuarterCents + of.paidYearCents - of.returnedCents;
}

function signUpsOf({ signUpsOwners, signUpsSitters }: Figures): number {
  return signUpsOwners + signUpsSitters;
}

/** In whole percents, from what it was; null when there was nothing to compare with. */
export function changeOf(now: number, before: number): number | null {
  return before <= 0 ? null : Math.round(((now - before) / before) * 100);
}

/** Which part of the whole, in whole percents; null of nothing. */
export function shareOf(part: number, whole: number): number | null {
  return whole <= 0 ? null : Math.round((part / whole) * 100);
}

export const funnelSteps = [
  "searches",
  "sitterViews",
  "contactsBegun",
  "contactsAccepted",
  "bookingsConfirmed",
] as const satisfies (keyof Figures)[];
