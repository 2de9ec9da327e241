import { useState } from "react";
import { textFields, textLengths } from "#contract/content/text-drafts.ts";
import type { Locale } from "#contract/shared/locale.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { useAction } from "#web/ui/actions/use-action.ts";
import { Button } from "#web/ui/button.tsx";
import { TextAreaField } from "#web/ui/forms/text-area-field.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { changeSlug } from "../text-calls.ts";
import type { EditedWords } from "../text-draft.ts";
import type { TextDraft } from "../use-text-draft.ts";

type Props = Pick<TextDraft, "text" | "draft" | "change" | "errors"> & { locale: Locale };

function useWords({ draft, change, errors, locale }: Props) {
  return {
    words: draft[locale],
    set: (words: Partial<EditedWords>) =>
      change((now) => ({ ...now, [locale]: { ...now[locale], ...words } })),
    errorOf: (field: string) => errors[`${locale}.${field}`]?.join(" "),
  };
}

/** What a page opens with. */
export function HeadFields(props: Props) {
  const { t } = useTranslation("cms-texts");
  const { words, set, errorOf } = useWords(props);
  const own: readonly string[] = textFields[props.text.kind].words;
  return (
    <section className="grid gap-4 rounded-card border border-line bg-surface p-4">
      <h2 className="text-lg">{t("head.heading")}</h2>
      <TextField
        label={t("head.title")}
        value={words.title}
        maxLength={textLengths.title.max}
        error={errorOf("title")}
        onChange={(title) => set({ title })}
      />
      {own.includes("lead") && (
        <TextAreaField
          label={t("head.lead")}
          rows={2}
          value={words.lead ?? ""}
          maxLength={textLengths.lead.max}
          error={errorOf("lead")}
          onChange={(lead) => set({ lead })}
        />
      )}
      {own.includes("author") && (
        <TextField
          label={t("head.author")}
          value={words.author ?? ""}
          maxLength={textLengths.author.max}
          error={errorOf("author")}
          onChange={(author) => set({ author })}
        />
      )}
    </section>
  );
}

/** What search engines and lists show: the title is the page's own. */
export function SearchFields(props: Props) {
  const { t } = useTranslation("cms-texts");
  const { words, set, errorOf } = useWords(props);
  return (
    <section className="grid gap-4 rounded-card border border-line bg-surface p-4">
      <h2 className="text-lg">{t("search.heading")}</h2>
      <p className="text-sm text-ink-soft">
        {t("search.title", { title: words.title })}{" "}
        {t("search.count", { count: words.title.length, most: textLengths.title.fits })}
      </p>
      <TextAreaField
        label={t("search.description")}
        hint={t("search.count", {
          count: words.description.length,
          most: textLengths.description.max,
        })}
        rows={3}
        value={words.description}
        maxLength={textLengths.description.max}
        error={errorOf("description")}
        onChange={(description) => set({ description })}
      />
    </section>
  );
}

/** Where a text stands; its old addresses lead to the new one. */
export function SlugField({ text, errors, act }: Pick<TextDraft, "text" | "errors" | "act">) {
  const { t } = useTranslation("cms-texts");
  const [slug, setSlug] = useState(text.slug);
  const { press, pending } = useAction({
    send: (call) => act((revision) => changeSlug(call, text.id, { slug, revision })),
  });

  if (!text.mayChangeSlug) return null;
  return (
    <section className="grid gap-4 rounded-card border border-line bg-surface p-4">
      <h2 className="text-lg">{t("slug.heading")}</h2>
      <TextField
        label={t("slug.label")}
        hint={t("slug.hint")}
        lead="/"
        value={slug}
        error={errors.slug?.join(" ")}
        onChange={setSlug}
        spellCheck={false}
        autoCapitalize="none"
      />
      <div>
        <Button
          size="sm"
          variant="secondary"
          pending={pending}
          disabled={slug === text.slug}
          onClick={() => void press()}
        >
          {t("slug.change")}
        </Button>
      </div>
    </section>
  );
}
