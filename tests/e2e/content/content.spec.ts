import { checkScreen, expect, test } from "../parts/fixtures.ts";

/*
  Somebody who knows nothing yet reads: how it works, a question, an article, the page of their animal,
  from where they search. And writes to us when the answer was not there.
*/

test("a question is found by a word, an article by its topic", async ({
  visit,
  page,
  texts: { content, shell },
}) => {
  await visit("/");
  const footer = page.getByRole("contentinfo");
  await footer.getByRole("link", { name: shell.footer.faq }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(content.faq.heading);
  await checkScreen(page);
  const word = content.faq.example.split(/[:,] /)[1] ?? "";
  await page.getByRole("searchbox", { name: content.faq.search }).fill(word);
  await page.getByRole("button", { name: content.faq.find }).click();
  await page.waitForURL(/\?q=/);
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 2 }).first()).toContainText(word);
  await expect(main.locator("details").first()).toHaveAttribute("open");

  await footer.getByRole("link", { name: shell.footer.blog }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(content.blog.heading);
  await checkScreen(page);
  const topic = main.getByRole("link", { name: content.topics.cat, exact: true });
  await topic.click();
  // The address changes a moment before the list does.
  await expect(topic).toHaveAttribute("aria-current", "page");
  const article = main.getByRole("article").first().getByRole("link");
  const title = await article.textContent();
  await article.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title ?? "");
  await checkScreen(page);
});

test("the page of an animal begins its search with that animal @desk", async ({
  visit,
  page,
  texts: { content, "search-block": block },
}) => {
  await visit("/kattenoppas-aan-huis");
  await checkScreen(page);
  const main = page.getByRole("main");
  await expect(main.getByText(content.animal.legend)).toBeVisible();
  await expect(main.getByLabel(block.animal)).toHaveValue("cat");
  await expect(main.getByLabel(block.service)).toHaveValue("house_visit");
  await main.getByRole("combobox", { name: block.place }).fill("Utrecht");
  await main.getByRole("button", { name: block.submit }).click();
  await page.waitForURL(/\/(zoeken|search)\/utrecht.*filters=.*cat/);
});

test("a message to us says what is missing, and that it came", async ({
  visit,
  page,
  texts: { "contact-us": t },
}) => {
  await visit("/contact");
  await checkScreen(page);
  const main = page.getByRole("main");
  await main.getByLabel(t.name).fill("Wilhelmina-Josephine van der Meulen-Oosterhuis");
  await main.getByLabel(t.email).fill("wilhelmina@example");
  await main
    .getByRole("textbox", { name: t.text })
    .fill("Mijn oppas heeft de sleutel nog. Hoe krijg ik die terug?");
  await main.getByRole("button", { name: t.submit }).click();
  await expect(main.getByLabel(t.email)).toHaveAttribute("aria-invalid", "true");
  await main.getByLabel(t.email).fill("wilhelmina@example.test");
  await main.getByRole("button", { name: t.submit }).click();
  await expect(main.getByRole("heading", { name: t.done.heading })).toBeFocused();
  await checkScreen(page);
});
