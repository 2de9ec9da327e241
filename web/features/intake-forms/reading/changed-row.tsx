import { Eye, EyeOff, Phone } from "lucide-react";
import { useState } from "react";
import { secretHouseFields } from "#contract/intake-forms/intake-sections.ts";
import type { IntakeChange } from "#contract/intake-forms.ts";
import { formatPhone } from "#contract/shared/validation/phone-text.ts";
import { useLocale, useTranslation } from "#web/lib/i18n/use-translation.ts";
import { formatMoment } from "#web/lib/text/formatting.ts";
import { Button } from "#web/ui/button.tsx";
import { cx } from "#web/ui/cx.ts";
import { ScriptButton } from "#web/ui/script-button.tsx";
import { fieldName, type ReadingRow, valueInWords } from "./reading-rows.ts";

/** A change that waits to be seen, and when it was made. */
export type OpenChange = IntakeChange & { savedAt: string };

export type RowProps = {
  row: ReadingRow;
  /** Of this row; the earliest first. */
  changes: readonly OpenChange[];
  /** Whose doing they are. */
  by: string;
  now: Date;
  /** Absent: the reader is the one who wrote it. */
  onSeen?: ((changeIds: number[]) => void) | undefined;
  isBusy: boolean;
};

/** One thing that the form tells. What was changed is yellow until the sitter has said to have seen it. */
export function Row({ row, changes, by, now, onSeen, isBusy }: RowProps) {
  const { t } = useTranslation("intake-forms");
  const locale = useLocale();
  const latest = changes.at(-1);
  return (
    <div
      id={latest && `change-${latest.id}`}
      className={cx(
        "grid gap-x-6 gap-y-1 py-3.5 sm:grid-cols-[10rem_minmax(0,1fr)] print:grid-cols-[9rem_minmax(0,1fr)] print:break-inside-avoid print:py-1.5",
        latest
          ? "-mx-3 my-1 scroll-mt-24 rounded-card bg-warn-soft px-3 print:mx-0 print:rounded-none print:border-l-4 print:border-ink print:bg-transparent"
          : "border-t border-line first:border-t-0",
      )}
    >
      <dt className={cx("text-sm", latest ? "font-semibold" : "text-ink-soft")}>{row.label}</dt>
      <dd className="grid min-w-0 justify-items-start gap-1.5 wrap-anywhere">
        {row.text && <span className="whitespace-pre-line">{row.text}</span>}
        {row.note && <span className="text-sm text-ink-soft">{row.note}</span>}
        {row.phone && <PhoneLink phone={row.phone} />}
        {row.secret && (
          // What is new has to be read before it can be confirmed.
          <Secret {...row.secret} isShownAtFirst={latest !== undefined} />
        )}
        {changes.length > 0 && <Was changes={changes} isNamed={row.isMany === true} />}
        {latest && (
          <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-2 print:hidden">
            {onSeen && (
              <Button
                variant="secondary"
                size="sm"
                pending={isBusy}
                onClick={() => onSeen(changes.map(({ id }) => id))}
              >
                {t("reading.seen")}
              </Button>
            )}
            <span className="text-xs text-ink-soft">
              {t("reading.by", { name: by, when: formatMoment(latest.savedAt, locale, now) })}
            </span>
          </div>
        )}
      </dd>
    </div>
  );
}

/** What stood there when the sitter last looked: of each field the oldest of what they have not seen. */
function Was({ changes, isNamed }: { changes: readonly OpenChange[]; isNamed: boolean }) {
  const { t } = useTranslation(["intake-forms", "care"]);
  const locale = useLocale();
  const first = changes.filter((change, nr) => changes.findIndex(isLike(change)) === nr);
  return (
    <ul className="text-sm text-ink-soft">
      {first.map((change) => {
        const old = valueInWords(change, change.old, { t, locale });
        return (
          <li key={change.id}>
            {(isNamed || change.field === "rules") && (
              <span className="first-letter:uppercase inline-block">
                {fieldName(change, { t })}:
              </span>
            )}{" "}
            {old === undefined ? (
              t("reading.wasEmpty")
            ) : (
              <>
                {t("reading.was")}{" "}
                <s className={isSecret(change) ? "tracking-widest" : ""}>{old}</s>
              </>
            )}
          </li>
        );
      })}
    </ul>
  );
}

const isLike = (change: OpenChange) => (other: OpenChange) =>
  change.field === other.field && change.item === other.item && change.part === other.part;

function isSecret({ section, field }: IntakeChange): boolean {
  return section === "house" && secretHouseFields.some((name) => name === field);
}

function PhoneLink({ phone }: { phone: string }) {
  return (
    <a
      href={`tel:${phone}`}
      className="inline-flex min-h-11 items-center gap-2 font-semibold print:min-h-0"
    >
      <Phone className="size-4.5 print:hidden" />
      {formatPhone(phone)}
    </a>
  );
}

type SecretProps = { label: string; value: string; isShownAtFirst: boolean };

/** Covered on a screen, where others may look along; on paper it has to be readable. */
function Secret({ label, value, isShownAtFirst }: SecretProps) {
  const { t } = useTranslation("intake-forms");
  const [isShown, setShown] = useState(isShownAtFirst);
  const Icon = isShown ? EyeOff : Eye;
  const what = label.toLowerCase();
  return (
    <span className="flex flex-wrap items-center gap-x-4">
      <span
        className={cx(
          "text-lg font-bold tracking-widest",
          !isShown && "hidden noscript:inline print:inline",
        )}
      >
        {value}
      </span>
      <ScriptButton
        onClick={() => setShown(!isShown)}
        className="inline-flex min-h-11 items-center gap-2 font-semibold text-brand-strong underline print:hidden"
      >
        <Icon className="size-5" />
        {isShown ? t("hide", { what }) : t("show", { what })}
      </ScriptButton>
    </span>
  );
}
