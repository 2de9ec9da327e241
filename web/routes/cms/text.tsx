import { useNavigate } from "react-router";
import { textShelves } from "#contract/content/admin-texts.ts";
import { cmsUrls } from "#contract/urls/cms-urls.ts";
import { urls, urlsFor } from "#contract/urls/urls.ts";
import { ActButton } from "#web/features/cms/acts/act-form.tsx";
import { removeText } from "#web/features/cms/texts/text-acts.ts";
import { TextEditor } from "#web/features/cms/texts/text-editor.tsx";
import { heroes } from "#web/features/content/hero-picture.tsx";
import { actsAction } from "#web/lib/forms/form-action.server.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { notFound, openPage } from "#web/lib/page/page.server.ts";
import type { RouteHandle } from "#web/lib/page/route-handle.ts";
import type { Route } from "./+types/text.ts";

export const handle: RouteHandle = { namespaces: ["cms-texts", "care", "content"], forms: true };

export async function loader(args: Route.LoaderArgs) {
  const page = openPage(args);
  const shelf = textShelves.find((name) => args.url.pathname.includes(`/${name}/`)) ?? "pages";
  const found = await page.find("adminTexts.get", { params: { id: args.params.id } });
  if (!found) return notFound(page);
  const { kind, slug, nl } = found.data;
  const path = pathOf(kind, slug);
  const title = nl.title || page.texts("cms-texts")("untitled");
  return { text: found.data, shelf, path, meta: page.meta({ title }) };
}

/** Where readers find it. */
function pathOf(kind: string, slug: string): string {
  if (kind === "article") return urls.article(slug);
  if (kind === "faq") return urls.faq();
  if (kind === "legal") return urlsFor("nl").legalText(slug as "terms");
  return urls.textPage(slug);
}

export const action = actsAction(removeText);

/** What is saved while somebody writes, the editor knows by itself. */
export const shouldRevalidate = () => false;

export default function Text({ loaderData: { text, shelf, path } }: Route.ComponentProps) {
  const { t } = useTranslation("cms-texts");
  const { t: cms } = useTranslation("cms");
  const navigate = useNavigate();
  return (
    <TextEditor
      key={text.id}
      text={text}
      path={path}
      back={{ to: cmsUrls[shelf](), label: cms("back") }}
      drawings={Object.keys(heroes)}
    >
      {text.mayBeRemoved && (
        <ActButton
          act={removeText}
          which={{ textId: String(text.id) }}
          variant="ghost"
          done={t("remove.done")}
          onDone={() => navigate(cmsUrls[shelf]())}
        >
          {t("remove.button")}
        </ActButton>
      )}
    </TextEditor>
  );
}
