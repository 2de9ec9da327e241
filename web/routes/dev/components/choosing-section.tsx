import { House } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { ChipsField } from "#web/ui/choices/chips-field.tsx";
import { ChoiceGrid } from "#web/ui/choices/choice-grid.tsx";
import { TagsField } from "#web/ui/choices/tags-field.tsx";
import { TickCard } from "#web/ui/choices/tick-card.tsx";
import { TickListField } from "#web/ui/choices/tick-list-field.tsx";
import { TypedDateField } from "#web/ui/dates/typed-date-field.tsx";
import { SliderField } from "#web/ui/forms/slider-field.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { animalPictures } from "#web/ui/pictures/animal-pictures.ts";
import { PictureCards } from "#web/ui/pictures/picture-cards.tsx";
import { PictureField } from "#web/ui/uploads/picture-field.tsx";
import { Columns, Section } from "./section.tsx";

const animals = ["dog", "cat", "rabbit"] as const;
type Animal = (typeof animals)[number];

/** Where several things can be chosen at once, and what comes along with a choice. */
export function ChoosingSection() {
  const { t } = useTranslation("dev");
  const [chosen, setChosen] = useState<Animal[]>(["dog"]);
  const [one, setOne] = useState<Animal[]>(["cat"]);
  const [isOn, setOn] = useState(true);
  const [km, setKm] = useState(5);
  const [cells, setCells] = useState<readonly string[]>(["monday morning"]);
  const [breeds, setBreeds] = useState<string[]>(["labrador"]);
  const [birthDate, setBirthDate] = useState("1990-5-");
  const [picture, setPicture] = useState<string | null>(null);
  const cards = animals.map((id) => ({
    id,
    label: t(`choosing.${id}`),
    picture: animalPictures[id],
  }));
  const chips = cards.map(({ id, label }) => ({ id, label }));
  const label = t("choosing.animals");

  return (
    <Section id="choosing" title={t("choosing.title")}>
      <Columns title={t("choosing.chips")}>
        <ChipsField label={label} options={chips} value={chosen} onChange={setChosen} />
        <ChipsField label={label} options={cards} value={one} onChange={setOne} single />
        <ChipsField
          label={label}
          options={chips}
          value={[]}
          onChange={setChosen}
          error={t("choosing.error")}
        />
        <ChipsField label={label} options={chips} value={chosen} onChange={setChosen} columns={3} />
        <TickListField label={label} options={chips} value={chosen} onChange={setChosen} />
        <TickListField
          label={label}
          options={chips}
          value={[]}
          onChange={setChosen}
          error={t("choosing.error")}
        />
      </Columns>
      <Columns title={t("choosing.cards")} two>
        <PictureCards label={label} options={cards} value={chosen} onChange={setChosen} />
        <PictureCards
          label={label}
          shape="wide"
          options={cards.map((card) => ({ ...card, hint: t("choosing.visitHint") }))}
          value={chosen}
          onChange={setChosen}
        />
        <TickCard
          label={t("choosing.visit")}
          hint={t("choosing.visitHint")}
          icon={<House />}
          checked={isOn}
          onChange={setOn}
        >
          <TextField label={t("choosing.price")} lead="€" defaultValue="12,00" />
        </TickCard>
      </Columns>
      <Columns title={t("choosing.grid")} two>
        <ChoiceGrid
          label={t("choosing.week")}
          keysHint={t("choosing.keys")}
          rows={(["monday", "tuesday"] as const).map((id) => ({ id, label: t(`choosing.${id}`) }))}
          columns={(["morning", "afternoon", "evening"] as const).map((id) => ({
            id,
            label: t(`choosing.${id}`),
          }))}
          isChosen={(row, column) => cells.includes(`${row} ${column}`)}
          onToggle={(row, column) => {
            const cell = `${row} ${column}`;
            setCells(
              cells.includes(cell) ? cells.filter((each) => each !== cell) : [...cells, cell],
            );
          }}
        />
        <SliderField
          label={t("choosing.distance")}
          min={1}
          max={50}
          value={km}
          onChange={setKm}
          text={`${km} km`}
        />
      </Columns>
      <Columns title={t("choosing.typed")}>
        <TagsField
          label={t("choosing.breeds")}
          options={[
            { id: "labrador", label: "Labrador" },
            { id: "teckel", label: "Teckel" },
          ]}
          value={breeds}
          onChange={setBreeds}
        />
        <TypedDateField
          label={t("choosing.birthDate")}
          value={birthDate}
          onChange={setBirthDate}
          required
        />
        <PictureField
          label={t("choosing.picture")}
          current={animalPictures.cat}
          failed={t("choosing.pictureFailed")}
          value={picture}
          onChange={setPicture}
          round
        />
      </Columns>
    </Section>
  );
}
