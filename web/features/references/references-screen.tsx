import { useRevalidator } from "react-router";
import { mostReferences, type OwnReference, relations } from "#contract/references.ts";
import { useFormOf } from "#web/lib/forms/use-form-of.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { showLoading } from "#web/lib/page/loading.ts";
import coffee from "#web/ui/art/scene-coffee.svg?no-inline";
import { Button } from "#web/ui/button.tsx";
import { RadioCards } from "#web/ui/choices/radio-cards.tsx";
import { EmailField } from "#web/ui/forms/email-field.tsx";
import { Form } from "#web/ui/forms/form.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { showToast } from "#web/ui/overlays/toast-store.ts";
import { Banner } from "#web/ui/page/banner.tsx";
import { CardSection } from "#web/ui/page/card-section.tsx";
import { EmptyState } from "#web/ui/page/empty-state.tsx";
import { ErrorBanner } from "#web/ui/page/error-banner.tsx";
import { askForm } from "./plain-forms.ts";
import { ReferenceRow } from "./reference-row.tsx";

/** Whom a sitter asked, what they wrote, and room to ask somebody else. */
export function ReferencesScreen({ references }: { references: OwnReference[] }) {
  const { t } = useTranslation("references");
  const { revalidate } = useRevalidator();
  const written = references.filter(({ status }) => status === "written");
  const waiting = references.filter(({ status }) => status !== "written");
  const isFull = references.filter(({ status }) => status !== "expired").length >= mostReferences;
  return (
    <>
      <h1>{t("title")}</h1>
      <p className="mt-2 mb-6 max-w-text text-ink-soft md:mb-8">{t("lead")}</p>
      <div className="grid items-start gap-8 md:grid-cols-[minmax(0,22rem)_minmax(0,1fr)]">
        <CardSection heading={t("ask.heading")}>
          {isFull ? (
            <Banner>{t("ask.full")}</Banner>
          ) : (
            <AskForm onAsked={() => showLoading(revalidate())} />
          )}
        </CardSection>
        <div className="grid gap-8">
          {references.length === 0 && (
            <EmptyState
              title={t("list.empty")}
              art={<img src={coffee} alt="" width={320} height={240} />}
            >
              {t("list.emptyText")}
            </EmptyState>
          )}
          {[
            { heading: t("list.written"), rows: written },
            { heading: t("list.waiting"), rows: waiting },
          ].map(
            ({ heading, rows }) =>
              rows.length > 0 && (
                <section key={heading} aria-label={heading} className="grid gap-4">
                  <h2 className="text-xl">{heading}</h2>
                  {rows.map((reference) => (
                    <ReferenceRow key={reference.id} reference={reference} />
                  ))}
                </section>
              ),
          )}
        </div>
      </div>
    </>
  );
}

const loadRules = () => import("./reference-rules.ts");
/** Somebody who knows the sitter is mailed a link. */
function AskForm({ onAsked }: { onAsked: () => Promise<void> }) {
  const { t } = useTranslation("references");
  const form = useFormOf(askForm, {
    check: async (values, locale) => (await loadRules()).checkRequest(values, locale),
    async onDone(_, { name }) {
      showToast({ text: t("ask.asked", { name: name.trim() }) });
      form.change(askForm.initial);
      await onAsked();
    },
  });
  return (
    <Form form={form} onFocus={() => void loadRules()} className="grid gap-5">
      <ErrorBanner lines={form.messages} />
      <TextField label={t("ask.name")} required maxLength={80} {...form.field("name")} />
      <EmailField
        label={t("ask.email")}
        hint={t("ask.emailHint")}
        required
        autoComplete="off"
        {...form.field("email")}
      />
      <RadioCards
        label={t("ask.relation")}
        options={relations.map((id) => ({ id, label: t(`relation.${id}`) }))}
        required
        {...form.field("relation")}
      />
      <Button type="submit" wide pending={form.pending}>
        {t("ask.submit")}
      </Button>
    </Form>
  );
}
