import type { ReactNode } from "react";
import { Link } from "react-router";
import type { AnimalCategory } from "#contract/shared/animals.ts";
import type { StoredImage } from "#contract/shared/images.ts";
import { type RequestStep, requestSteps } from "#contract/urls/urls.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { Card } from "#web/ui/card.tsx";
import { animalPictures } from "#web/ui/pictures/animal-pictures.ts";
import { Picture } from "#web/ui/pictures/picture.tsx";
import { type Needed, useNeededFacts } from "./editor/needed-section.tsx";
import { FactList } from "./fact-list.tsx";
import { RequestWeek } from "./request-week.tsx";

export type LookedOver = Needed & {
  title: string;
  description: string;
  animals: readonly {
    id: number;
    name: string;
    category: AnimalCategory;
    image?: StoredImage | undefined;
  }[];
  image?: StoredImage | undefined;
};

export type LookOverProps = {
  request: LookedOver;
  today: string;
  /** A picture that is not saved yet. */
  src?: string | null;
  /** The way to change a part. */
  linkTo: (step: RequestStep) => string;
  /** 2, or 3 where the parts stand under a heading. */
  level?: 2 | 3;
};

type Part = Exclude<RequestStep, "look">;
const parts = requestSteps.filter((step): step is Part => step !== "look");

/** A whole request in the parts that it was asked in, each with the way to change it. */
export function LookOver({ request, today, src, linkTo, level = 2 }: LookOverProps) {
  const { t } = useTranslation("requests");
  const facts = useNeededFacts(request, today, "owner");
  const Heading = `h${level}` as const;
  const contents: Record<Part, ReactNode> = {
    animals: <Animals animals={request.animals} />,
    care: <FactList facts={facts.filter(({ key }) => key !== "when" && key !== "budget")} plain />,
    when: (
      <>
        <FactList facts={facts.filter(({ key }) => key === "when")} plain />
        <RequestWeek request={request} className="-mx-1 mt-4" />
      </>
    ),
    story: (
      <div className="grid gap-3">
        <p className="font-semibold break-words">{request.title}</p>
        <Paragraphs text={request.description} />
        <FactList facts={facts.filter(({ key }) => key === "budget")} plain />
        <OwnPicture image={request.image} src={src ?? null} />
      </div>
    ),
  };
  return (
    <div className="grid grid-cols-1 gap-4">
      {parts.map((part) => (
        <Card key={part} as="section" edged aria-labelledby={`part-${part}`}>
          <div className="flex min-h-11 items-center justify-between gap-4">
            <Heading id={`part-${part}`} className="text-lg">
              {t(`manage.sections.${part}`)}
            </Heading>
            <Link
              to={linkTo(part)}
              className="-my-2 -mr-2 grid min-h-11 place-items-center px-2 font-semibold"
            >
              <span>
                {t("manage.edit")}
                <span className="sr-only"> {t(`manage.editOf.${part}`)}</span>
              </span>
            </Link>
          </div>
          <div className="mt-3">{contents[part]}</div>
        </Card>
      ))}
    </div>
  );
}

function Animals({ animals }: Pick<LookedOver, "animals">) {
  const { t } = useTranslation("requests");
  if (animals.length === 0) return <p className="text-ink-soft">{t("manage.noAnimals")}</p>;
  const look = "mb-1.5 aspect-square w-full rounded-full bg-sunken object-cover";
  return (
    <ul className="flex flex-wrap gap-4">
      {animals.map(({ id, name, category, image }) => (
        <li key={id} className="w-20 text-center text-sm font-semibold">
          {image ? (
            <Picture image={image} alt="" sizes="80px" className={look} />
          ) : (
            <img src={animalPictures[category]} alt="" width={240} height={240} className={look} />
          )}
          <span className="block truncate">{name}</span>
        </li>
      ))}
    </ul>
  );
}

function Paragraphs({ text }: { text: string }) {
  return text.split(/\n+/).map((paragraph) => (
    <p key={paragraph} className="break-words">
      {paragraph}
    </p>
  ));
}

function OwnPicture({ image, src }: { image: StoredImage | undefined; src: string | null }) {
  const look = "aspect-4/3 w-full max-w-list rounded-field object-cover";
  if (src) return <img src={src} alt="" width={320} height={240} className={look} />;
  if (!image) return null;
  return <Picture image={image} alt="" sizes="320px" className={look} />;
}
