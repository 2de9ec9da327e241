import { History } from "lucide-react";
import type { IntakeForm } from "#contract/intake-forms.ts";
import type { StoredImage } from "#contract/shared/images.ts";
import { useLocale, useTranslation } from "#web/lib/i18n/use-translation.ts";
import { formatMoment } from "#web/lib/text/formatting.ts";
import { joinWords } from "#web/lib/text/join-words.ts";
import { Button } from "#web/ui/button.tsx";
import { Avatar } from "#web/ui/pictures/avatar.tsx";
import type { OpenChange } from "./changed-row.tsx";
import { changeName, type Words } from "./reading-rows.ts";

export type Person = { name: string; picture?: StoredImage | undefined };

export type VersionListProps = { form: IntakeForm; owner: Person; now: Date };

/** Every version with what it changed, and whether the sitter has seen that. */
export function VersionList({ form, owner, now }: VersionListProps) {
  const { t } = useTranslation(["intake-forms", "care"]);
  const locale = useLocale();
  if (form.versions.length === 0) return null;
  return (
    <section aria-label={t("reading.versions")} className="print:hidden">
      <ul className="grid gap-4">
        {form.versions.map(({ number, savedAt, changes }) => (
          <li key={number} className="flex gap-3">
            <Avatar name={owner.name} picture={owner.picture} size="sm" />
            <div className="min-w-0 text-sm">
              <p className="font-semibold">
                {t("reading.version", { number, when: formatMoment(savedAt, locale, now) })}
              </p>
              {changes.length === 0 ? (
                <p className="text-ink-soft">{t("reading.firstVersion")}</p>
              ) : (
                <ul className="text-ink-soft">
                  {changes.map((change) => (
                    <li key={change.id} className="wrap-anywhere">
                      <span className="first-letter:uppercase inline-block">
                        {changeName(change, form.pets, { t })}
                      </span>
                      {", "}
                      {change.seenAt
                        ? t("reading.changeSeen", {
                            when: formatMoment(change.seenAt, locale, now),
                          })
                        : t("reading.changeUnseen")}
                    </li>
                  ))}
                </ul>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A few are said by their names; the rest is found further down. */
const mostNamed = 4;

function shortened(names: readonly string[], t: Words["t"]): string[] {
  if (names.length <= mostNamed) return [...names];
  const more = t("reading.andMore", { count: names.length - mostNamed + 1 });
  return [...names.slice(0, mostNamed - 1), more];
}

export type ChangesBannerProps = {
  form: IntakeForm;
  changes: readonly OpenChange[];
  owner: string;
  now: Date;
  isBusy: boolean;
  onSeenAll: () => void;
};

/** For the sitter: what is otherwise since they read it, each with its place on the page. */
export function ChangesBanner(props: ChangesBannerProps) {
  const { form, changes, owner, now, isBusy, onSeenAll } = props;
  const { t } = useTranslation(["intake-forms", "care"]);
  const locale = useLocale();
  const latest = changes.at(-1);
  if (!latest) return null;
  const names = [...new Set(changes.map((change) => changeName(change, form.pets, { t })))];
  return (
    <div role="status" className="flex gap-3 rounded-card bg-warn-soft p-4 text-sm print:hidden">
      <History className="mt-0.5 size-5 shrink-0 text-warn" />
      <div className="grid min-w-0 justify-items-start gap-2">
        <p className="font-semibold">{t("reading.changes", { count: changes.length })}</p>
        <p className="wrap-anywhere">
          {t("reading.changedWhat", {
            name: owner,
            when: formatMoment(latest.savedAt, locale, now),
            what: joinWords(shortened(names, t), t("and")),
          })}{" "}
          {changes.length === 1 ? t("reading.confirmOne") : t("reading.confirmAll")}
        </p>
        {changes.length > 1 && (
          <Button variant="secondary" size="sm" pending={isBusy} onClick={onSeenAll}>
            {t("reading.seenAll")}
          </Button>
        )}
      </div>
    </div>
  );
}
