import { useState } from "react";
import { type AddedKind, anchorOf, textLengths } from "#contract/content/text-drafts.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Form } from "#web/ui/forms/form.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { ErrorBanner } from "#web/ui/page/error-banner.tsx";
import { useAct } from "../acts/use-act.ts";
import { createText } from "./text-acts.ts";

/** Begins a page or an article: a title, and an address that is made of it until somebody says otherwise. */
export function NewTextForm({ kind }: { kind: AddedKind }) {
  const { t } = useTranslation("cms-texts");
  const [isOwnSlug, setOwnSlug] = useState(false);
  const form = useAct(createText, { which: { kind }, done: t("new.done") });
  const title = form.field("title");
  const slug = form.field("slug");
  return (
    <Card as="section" edged className="mb-5 max-w-page">
      <details>
        <summary className="font-semibold">{t(`new.${kind}`)}</summary>
        <Form form={form} className="mt-4 grid gap-4">
          <ErrorBanner lines={form.messages} />
          <input type="hidden" name="kind" value={kind} />
          <TextField
            label={t("head.title")}
            required
            maxLength={textLengths.title.max}
            {...title}
            onChange={(value) => {
              title.onChange(value);
              if (!isOwnSlug) slug.onChange(value.trim() === "" ? "" : anchorOf(value));
            }}
          />
          <TextField
            label={t("slug.label")}
            hint={t("slug.hint")}
            required
            spellCheck={false}
            maxLength={textLengths.slug.max}
            {...slug}
            onChange={(value) => {
              setOwnSlug(true);
              slug.onChange(value);
            }}
          />
          <div>
            <Button type="submit" pending={form.pending}>
              {t("new.make")}
            </Button>
          </div>
        </Form>
      </details>
    </Card>
  );
}
