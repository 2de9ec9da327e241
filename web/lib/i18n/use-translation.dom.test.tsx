import { act, render, screen } from "@testing-library/react";
import { Suspense, use, useState } from "react";
import { expect, it } from "vitest";
import { createTextStore } from "./text-store.ts";
import { TextsProvider } from "./texts-provider.tsx";
import { TextsContext, useTranslation } from "./use-translation.ts";

const texts = {
  nl: { shell: { skipLink: "Naar de inhoud" }, care: { animals: { dog: "Hond" } } },
  en: { shell: { skipLink: "Skip to content" }, care: { animals: { dog: "Dog" } } },
} as const;

/** As in the browser: some texts are there, the others come when they are asked for. */
function somePage() {
  const asked: string[] = [];
  const store = createTextStore({ nl: { shell: texts.nl.shell } }, async (locale, namespace) => {
    asked.push(`${locale}/${namespace}`);
    if (namespace !== "shell" && namespace !== "care") throw new Error("not here");
    return texts[locale][namespace];
  });
  const page = (
    <TextsProvider store={store} locale="nl">
      <Suspense fallback="…">
        <Words />
      </Suspense>
    </TextsProvider>
  );
  return { asked, store, page };
}

function Words() {
  const { t } = useTranslation(["shell", "care"]);
  const { store, changeLocale } = use(TextsContext);
  // A state after the texts: a component that has waited for them must find it where it left it.
  const [count, setCount] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setCount(count + 1)}>
        {`${t("skipLink")} ${t("care:animals.dog")} ${count}`}
      </button>
      <button
        type="button"
        onClick={() => void store.fetchAll("en").then(() => changeLocale("en"))}
      >
        English
      </button>
    </>
  );
}

it("waits for texts that are not there, asks for each once, and changes the language in place", async () => {
  const { asked, page } = somePage();
  await act(async () => void render(page));
  const words = await screen.findByRole("button", { name: "Naar de inhoud Hond 0" });
  expect(asked).toEqual(["nl/care"]);
  await act(async () => words.click());
  expect(words.textContent).toBe("Naar de inhoud Hond 1");
  await act(async () => screen.getByRole("button", { name: "English" }).click());
  expect(await screen.findByRole("button", { name: "Skip to content Dog 1" })).toBe(words);
  expect(asked).toEqual(["nl/care", "en/shell", "en/care"]);
});

it("asks again for texts that did not come", async () => {
  let tries = 0;
  const store = createTextStore({}, async () => {
    tries += 1;
    if (tries === 1) throw new Error("offline");
    return texts.nl.shell;
  });
  await expect(store.fetched("nl", "shell")).rejects.toThrow("offline");
  await store.fetched("nl", "shell");
  expect(store.translator("nl", "shell")("skipLink")).toBe("Naar de inhoud");
});
