import { useState } from "react";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { useAction } from "#web/ui/actions/use-action.ts";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { changeSlug } from "../text-calls.ts";
import type { TextDraft } from "../use-text-draft.ts";

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
