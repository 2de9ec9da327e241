import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useUrls } from "#web/lib/use-urls.ts";
import bird from "#web/ui/art/bird.svg?no-inline";
import cat from "#web/ui/art/cat.svg?no-inline";
import chicken from "#web/ui/art/chicken.svg?no-inline";
import dog from "#web/ui/art/dog.svg?no-inline";
import fish from "#web/ui/art/fish.svg?no-inline";
import hamster from "#web/ui/art/hamster.svg?no-inline";
import horse from "#web/ui/art/horse.svg?no-inline";
import rabbit from "#web/ui/art/rabbit.svg?no-inline";
import snake from "#web/ui/art/snake.svg?no-inline";

const animals = [
  { id: "dog", picture: dog },
  { id: "cat", picture: cat },
  { id: "rabbit", picture: rabbit },
  { id: "rodent", picture: hamster },
  { id: "bird", picture: bird },
  { id: "fish", picture: fish },
  { id: "reptile", picture: snake },
  { id: "horse", picture: horse },
  { id: "farm", picture: chicken },
] as const;

export function AnimalsSection() {
  const { t } = useTranslation("home");
  const urls = useUrls();
  return (
    <section className="py-section">
      <div className="wrap">
        <h2>{t("animals.title")}</h2>
        <ul className="mt-6 grid grid-cols-3 gap-x-3 gap-y-4 sm:grid-cols-5 md:mt-8 md:grid-cols-9 md:gap-4">
          {animals.map(({ id, picture }) => (
            <li key={id}>
              <Link
                to={urls.search()}
                className="group block text-center text-sm font-semibold text-ink no-underline md:text-base"
              >
                <img
                  src={picture}
                  alt=""
                  width={240}
                  height={240}
                  loading="lazy"
                  className="mb-2 w-full rounded-bubble transition-transform duration-200 group-hover:-translate-y-1 group-hover:-rotate-2"
                />
                {t(`animals.${id}`)}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
