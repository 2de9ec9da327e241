import { expect, it } from "vitest";
import type { FaqText } from "#contract/content/texts.ts";
import { searchQuestions } from "#web/routes/content/faq.tsx";

const question = (id: string, title: string, html: string) => ({ id, title, html });
const texts: FaqText[] = [
  {
    title: "Baasjes",
    description: "",
    lead: "",
    groups: [
      {
        id: "finding",
        title: "Vinden",
        questions: [
          question(
            "key",
            "Hoe geef ik mijn sleutel?",
            "<p>Bij de <strong>kennismaking</strong>.</p>",
          ),
          question("cafe", "Drinken we koffie?", "<p>In een café mag ook.</p>"),
        ],
      },
    ],
  },
];

it.each([
  ["sleutel", ["key"]],
  ["SLEUTEL kennismaking", ["key"]],
  ["sleutel koffie", []],
  ["cafe", ["cafe"]],
  // Markup is not text.
  ["strong", []],
  ["  ", []],
])("finds by the words %j", (q, ids) => {
  expect(searchQuestions(texts, q).map(({ id }) => id)).toEqual(ids);
});
