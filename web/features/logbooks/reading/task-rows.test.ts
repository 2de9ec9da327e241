import { expect, it } from "vitest";
import { errorsByRow, newRow, rowsOf, taskForms } from "./task-rows.ts";

const pill = { id: 4, text: "Pil", date: "2026-12-21", time: "08:00", petId: 2 };
const empty = { key: "new 1", text: " ", date: null, time: "", petId: null };

it("sends tasks as they came, in their order", () => {
  expect(taskForms(rowsOf([pill, { id: 5, text: "Planten" }]))).toEqual([
    pill,
    { id: 5, text: "Planten" },
  ]);
});

it("writes a time out, and sends what is none as it was typed", () => {
  expect(taskForms([{ ...empty, text: "Eten", time: "8" }])).toEqual([
    { text: "Eten", time: "08:00" },
  ]);
  expect(taskForms([{ ...empty, text: "Eten", time: "laat" }])).toEqual([
    { text: "Eten", time: "laat" },
  ]);
});

it("leaves out a new row that was left empty, but says so of a task that was emptied", () => {
  expect(taskForms([empty, { ...empty, key: "task 4", id: 4, text: "" }])).toEqual([
    { id: 4, text: "" },
  ]);
});

it("puts a line at the row that it is about, past those that were not sent", () => {
  const rows = [empty, ...rowsOf([pill]), { ...empty, key: "new 2", text: "Post" }];
  const errors = { "tasks.0.time": "a", "tasks.1.text": "b", notes: "c" };
  expect(errorsByRow(errors, rows)).toEqual({
    "tasks.1.time": "a",
    "tasks.2.text": "b",
    notes: "c",
  });
});

it("gives a new row a key of its own, also after one has gone", () => {
  expect(newRow([]).key).toBe("new 1");
  expect(newRow([{ ...empty, key: "new 3" }, empty]).key).toBe("new 4");
});
