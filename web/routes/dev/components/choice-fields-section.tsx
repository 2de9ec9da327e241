import { Dog, House, KeyRound, MapPin, Moon, Sun } from "lucide-react";
import { useRef, useState } from "react";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { ComboboxField } from "#web/ui/choices/combobox-field.tsx";
import { RadioCards } from "#web/ui/choices/radio-cards.tsx";
import { StarsField } from "#web/ui/choices/stars-field.tsx";
import { CheckboxField } from "#web/ui/forms/checkbox-field.tsx";
import { SelectField } from "#web/ui/forms/select-field.tsx";
import { SwitchField } from "#web/ui/forms/switch-field.tsx";
import { Columns, Section } from "./section.tsx";

const places = ["Amersfoort", "Amsterdam", "Delft", "Groningen", "Haarlem", "Leiden", "Utrecht"];
const placeOptions = places.map((name) => ({ id: name.toLowerCase(), label: name }));

const numbers = ["one", "two", "three", "four", "five"] as const;

export function ChoiceFieldsSection() {
  const { t } = useTranslation("dev");
  const services = [
    { id: "visit", label: t("choice.visit"), hint: t("choice.visitHint"), icon: <House /> },
    { id: "walk", label: t("choice.walk"), hint: t("choice.walkHint"), icon: <Dog /> },
    { id: "day", label: t("choice.day"), hint: t("choice.dayHint"), icon: <Sun /> },
    { id: "night", label: t("choice.night"), icon: <Moon />, disabled: true },
  ] as const;

  const words = numbers.map((number) => t(`choice.starWords.${number}`));

  return (
    <Section id="choice-fields" title={t("choice.title")}>
      <Columns title={t("choice.select")}>
        <SelectField label={t("choice.service")} options={services} required />
        <SelectField label={t("choice.service")} options={services} defaultValue="walk" />
        <SelectField
          label={t("choice.service")}
          options={services}
          error={t("choice.serviceError")}
        />
        <SelectField label={t("choice.service")} options={services} defaultValue="day" disabled />
      </Columns>
      <Columns title={t("choice.combobox")}>
        <ComboboxField
          label={t("choice.place")}
          options={placeOptions}
          hint={t("choice.placeHint")}
        />
        <SlowCombobox />
        <ComboboxField
          label={t("choice.place")}
          options={placeOptions}
          defaultValue="delft"
          error={t("choice.placeError")}
        />
        <ComboboxField
          label={t("choice.place")}
          options={placeOptions}
          defaultValue="delft"
          disabled
        />
      </Columns>
      <Columns title={t("choice.radio")} two>
        <RadioCards label={t("choice.service")} options={services} defaultValue="visit" />
        <RadioCards
          label={t("choice.where")}
          hint={t("choice.whereHint")}
          error={t("choice.serviceError")}
          options={[
            { id: "mine", label: t("choice.mine"), icon: <House /> },
            { id: "theirs", label: t("choice.theirs"), icon: <KeyRound /> },
          ]}
        />
      </Columns>
      <Columns title={t("choice.stars")} two>
        <StarsField label={t("choice.howWasIt")} words={words} defaultValue="4" large />
        <StarsField label={t("choice.howWasIt")} words={words} defaultValue="2" />
        <StarsField label={t("choice.howWasIt")} words={words} error={t("choice.starsError")} />
        <StarsField label={t("choice.howWasIt")} words={words} defaultValue="5" disabled />
      </Columns>
      <Columns title={t("choice.checkbox")}>
        <CheckboxField label={t("choice.smokeFree")} defaultChecked />
        <CheckboxField label={t("choice.children")} hint={t("choice.childrenHint")} />
        <CheckboxField
          label={
            <>
              {t("choice.terms")} <a href="#choice-fields">{t("choice.termsLink")}</a>
            </>
          }
          error={t("choice.termsError")}
        />
        <CheckboxField label={t("choice.smokeFree")} defaultChecked disabled />
      </Columns>
      <Columns title={t("choice.switch")}>
        <SwitchField label={t("choice.visible")} defaultChecked />
        <SwitchField label={t("choice.mail")} hint={t("choice.mailHint")} />
        <SwitchField label={t("choice.mail")} trailing defaultChecked />
        <SwitchField label={t("choice.visible")} disabled />
      </Columns>
    </Section>
  );
}

/** Options that come from elsewhere: a pause, then what matches. */
function SlowCombobox() {
  const { t } = useTranslation("dev");
  const [found, setFound] = useState(placeOptions);
  const [isLoading, setLoading] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  function search(text: string) {
    clearTimeout(timer.current);
    setLoading(true);
    timer.current = setTimeout(() => {
      setFound(placeOptions.filter((place) => place.id.includes(text.toLowerCase())));
      setLoading(false);
    }, 800);
  }

  return (
    <ComboboxField
      label={t("choice.remote")}
      hint={t("choice.remoteHint")}
      options={found}
      onSearch={search}
      loading={isLoading}
      lead={<MapPin />}
    />
  );
}
