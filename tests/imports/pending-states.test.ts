import { join } from "node:path";
import { describe, expect, it, test } from "vitest";
import { pendingStates, strayPendingStates } from "../../scripts/repository/pending-states.ts";

describe("a pending state made by hand is noticed", () => {
  it.each([
    ["by its name", "const [isBusy, setBusy] = useState(false);", "isBusy"],
    [
      "by the name of what it holds",
      "const [busyId, setBusyId] = useState<number | null>(null);",
      "busyId",
    ],
    [
      "by what is done with it",
      "const [row, setRow] = useState(0); async function go() { setRow(3); try { await send(); } finally { setRow(null); } }",
      "row",
    ],
    [
      "in an arrow function",
      "const [on, setOn] = useState(false); const go = async () => { setOn(true); await send(); setOn(false); };",
      "on",
    ],
  ])("%s", (_, source, name) => {
    expect(pendingStates(source)).toEqual([name]);
  });

  it.each([
    "const [isAsking, setAsking] = useState(false);",
    "const [shown, setShown] = useState(given); async function go() { setShown(next); await send(); }",
    "const [lines, setLines] = useState([]); async function go() { setLines([]); await send(); setLines(null); }",
  ])("and %j is none", (source) => {
    expect(pendingStates(source)).toEqual([]);
  });
});

test("what is on its way is known by useAction and useForm alone", async () => {
  expect(await strayPendingStates(join(import.meta.dirname, "../.."))).toEqual([]);
});
