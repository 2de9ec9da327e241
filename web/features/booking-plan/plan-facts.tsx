import { CalendarDays, MapPin, NotebookPen, PawPrint } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { Pet } from "#contract/pets.ts";
import type { PlanStep } from "#contract/urls/urls.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { careIcons } from "#web/ui/care-icons.ts";
import { animalPictures } from "#web/ui/pictures/animal-pictures.ts";
import { Picture } from "#web/ui/pictures/picture.tsx";
import type { PlanFields } from "./plan-fields.ts";
import { usePlanWords } from "./plan-words.ts";

type Fact = { step: PlanStep; icon: ReactNode; name: string; value: ReactNode; more?: string };

export type PlanFactsProps = Omit<PlanFields, "form"> & {
  values: PlanFields["form"]["values"];
  /** The way to change a part: then all of it is shown; else only what was chosen, in short. */
  linkTo?: (step: PlanStep) => string;
};

/** What was chosen so far, part by part. */
export function PlanFacts({ linkTo, ...plan }: PlanFactsProps) {
  const { t } = useTranslation("booking-plan");
  const facts = useFacts(plan, linkTo !== undefined);
  if (facts.length === 0) return null;
  return (
    <dl className="grid">
      {facts.map(({ step, icon, name, value, more }) => (
        <div
          key={name}
          className="relative grid grid-cols-[1fr_auto] gap-x-3 border-t border-line py-3.5 pl-10 first:border-t-0 first:pt-0"
        >
          <dt className="text-sm text-ink-soft">
            <span className="absolute left-0 text-brand [&>svg]:size-5.5">{icon}</span>
            {name}
          </dt>
          <dd className="col-start-1 min-w-0">
            <div className="font-semibold break-words whitespace-pre-line">{value}</div>
            {more && <div className="text-sm text-ink-soft">{more}</div>}
          </dd>
          {linkTo && (
            <dd className="col-start-2 row-start-1">
              <Link
                to={linkTo(step)}
                className="-my-3 -mr-2 inline-flex min-h-11 items-center px-2 font-semibold"
              >
                {t("summary.change")}
                <span className="sr-only">: {name}</span>
              </Link>
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}

function useFacts({ kind, sitter, pets, today, values }: PlanFactsProps, isWhole: boolean): Fact[] {
  const { t } = useTranslation(["booking-plan", "care"]);
  const { daysIn, shortTimes, timesIn } = usePlanWords(today);
  const name = sitter.firstName;
  const facts: Fact[] = [];
  if (kind === "booking" && values.serviceType) {
    const Icon = careIcons[values.serviceType];
    const service = sitter.services.find((each) => each.serviceType === values.serviceType);
    facts.push({
      step: "service",
      icon: <Icon />,
      name: t("summary.service"),
      value: t(`care:services.${values.serviceType}.wishName`),
      ...(isWhole && service?.minutes
        ? { more: t("service.minutes", { minutes: service.minutes }) }
        : {}),
    });
  }
  const chosen = pets.filter(({ id }) => values.petIds.includes(String(id)));
  if (kind === "booking" && chosen.length > 0) {
    facts.push({
      step: "pets",
      icon: <PawPrint />,
      name: t("summary.pets"),
      value: <PetRow pets={chosen} />,
    });
  }
  const days = daysIn(values);
  if (days) {
    const more = isWhole || kind === "introduction" ? timesIn(values, kind) : shortTimes(values);
    facts.push({
      step: "when",
      icon: <CalendarDays />,
      name: t("summary.when"),
      value: days,
      ...(more ? { more } : {}),
    });
  }
  if (isWhole && values.place) {
    const more =
      values.place === "elsewhere"
        ? values.placeText
        : values.place === "owner_home"
          ? t("place.ownerHint", { name })
          : values.place === "sitter_home"
            ? t("place.sitterHint", { name })
            : t("place.videoHint");
    facts.push({
      step: "place",
      icon: <MapPin />,
      name: t("summary.place"),
      value: t(`place.${values.place}`, { name }),
      more,
    });
  }
  if (isWhole) {
    const details = values.details.trim();
    facts.push({
      step: kind === "introduction" ? "place" : "details",
      icon: <NotebookPen />,
      name: t("summary.details", { name }),
      value: <span className="font-normal">{details || t("summary.noDetails")}</span>,
    });
  }
  return facts;
}

/** The chosen animals by their faces. */
function PetRow({ pets }: { pets: readonly Pet[] }) {
  const look = "size-9 shrink-0 rounded-full bg-sunken object-cover";
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-2">
      {pets.map(({ id, name, category, images: [image] }) => (
        <li key={id} className="flex min-w-0 items-center gap-2 font-semibold">
          {image ? (
            <Picture image={image} alt="" sizes="36px" className={look} />
          ) : (
            <img src={animalPictures[category]} alt="" width={36} height={36} className={look} />
          )}
          <span className="min-w-0 break-words">{name}</span>
        </li>
      ))}
    </ul>
  );
}
