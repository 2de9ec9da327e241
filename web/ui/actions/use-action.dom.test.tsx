import { act, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import shell from "#messages/nl/shell.json" with { type: "json" };
import { renderPart } from "#tests/setup/dom/render-part.tsx";
import { readyApi } from "#web/lib/api/browser-api.ts";
import { toastStore } from "#web/ui/overlays/toast-store.ts";
import { type ActionDefinition, useAction } from "./use-action.ts";

type Sent = { path: string; key: string | null; answer: (answer: Response) => void };
let sent: (Sent & { fail: () => void })[] = [];

/** The network's edge: what would be sent, for the test to answer. */
beforeAll(() => readyApi());
beforeEach(() => {
  sent = [];
  vi.spyOn(globalThis, "fetch").mockImplementation((input, init) => {
    const key = new Headers(init?.headers).get("Idempotency-Key");
    return new Promise((answer, reject) => {
      const fail = () => reject(new TypeError("no network"));
      sent.push({ path: String(input), key, answer, fail });
    });
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  for (const { id } of toastStore.current()) toastStore.dismiss(id);
});

const done = () => new Response(null, { status: 204 });
const refused = (messages: readonly string[], errors?: object) =>
  Response.json({ error: "changedMeanwhile", messages, errors }, { status: 409 });
/** Nobody of ours: what became of it isn't known. */
const lost = () => new Response("<h1>Bad gateway</h1>", { status: 502 });
const toasts = () => toastStore.current().map(({ text }) => text);

const names = ["Moos", "Bo"] as const;

/** One hook behind two buttons. */
function Reminders(action: Partial<ActionDefinition<string, unknown>>) {
  const { press, pending, running, lines } = useAction<string, unknown>({
    send: (call, id) => call("references.remind", { params: { id } }),
    failed: (name) => `${name} lukt nu niet.`,
    ...action,
  });
  return (
    <>
      {names.map((name) => (
        <button key={name} type="button" onClick={() => void press(name)}>
          {running.includes(name) ? `${name} is onderweg` : name}
        </button>
      ))}
      {pending && <p>Bezig</p>}
      {lines.map((line) => (
        <p key={line} role="alert">
          {line}
        </p>
      ))}
    </>
  );
}

const button = (name: string) => screen.getByRole("button", { name });
/** Presses, and answers what was sent by it. */
async function pressAndAnswer(user: { click: (on: Element) => Promise<void> }, answer: Response) {
  const before = sent.length;
  await user.click(button("Moos"));
  await waitFor(() => expect(sent).toHaveLength(before + 1));
  await act(async () => sent.at(-1)?.answer(answer));
  await waitFor(() => expect(screen.queryByText("Bezig")).toBeNull());
}

describe("a press", () => {
  it("is done once however often it is made, and only its own button shows it", async () => {
    const onDone = vi.fn();
    const { user } = renderPart(<Reminders done="Verstuurd." onDone={onDone} />);
    await user.dblClick(button("Moos"));
    await user.click(button("Bo"));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(button("Moos is onderweg")).toBeTruthy();
    expect(button("Bo")).toBeTruthy();
    expect(onDone).not.toHaveBeenCalled();
    expect(toasts()).toEqual([]);

    await act(async () => sent[0]?.answer(done()));
    await waitFor(() => expect(button("Moos")).toBeTruthy());
    expect(sent.map(({ path }) => path)).toEqual(["/api/references/Moos/remind"]);
    expect(onDone).toHaveBeenCalledOnce();
    expect(toasts()).toEqual(["Verstuurd."]);
  });

  it("may run beside one about something else, where the screen says so", async () => {
    const { user } = renderPart(<Reminders about={(name) => name} />);
    await user.dblClick(button("Moos"));
    await user.click(button("Bo"));
    await waitFor(() => expect(sent).toHaveLength(2));
    expect([button("Moos is onderweg"), button("Bo is onderweg")]).toHaveLength(2);
    await act(async () => sent[0]?.answer(done()));
    expect(await screen.findByRole("button", { name: "Moos" })).toBeTruthy();
    expect(button("Bo is onderweg")).toBeTruthy();
  });

  it("works until what follows is there, also after a refusal", async () => {
    const loaded = Promise.withResolvers<void>();
    const { user } = renderPart(<Reminders onEnd={() => loaded.promise} />);
    await user.click(button("Moos"));
    await waitFor(() => expect(sent).toHaveLength(1));
    await act(async () => sent[0]?.answer(refused(["Te laat."])));
    expect(toasts()).toEqual(["Te laat."]);
    expect(screen.getByText("Bezig")).toBeTruthy();
    await act(async () => loaded.resolve());
    expect(screen.queryByText("Bezig")).toBeNull();
  });
});

describe("what went wrong", () => {
  it.each<[string, () => Response, string]>([
    ["in the API's words", () => refused(["Te laat."]), "Te laat."],
    ["in the screen's, where it has none", () => refused([]), "Moos lukt nu niet."],
    [
      "of a field, which a press doesn't have",
      () => refused([], { name: ["Naam ontbreekt."] }),
      "Naam ontbreekt.",
    ],
  ])("is said %s", async (_, answer, words) => {
    const { user } = renderPart(<Reminders />);
    await pressAndAnswer(user, answer());
    expect(toasts()).toEqual([words]);
  });

  it("stands where the screen has a place for it, and goes at the next press", async () => {
    const { user } = renderPart(<Reminders lines={["Dat was te vroeg."]} />);
    expect(screen.getByRole("alert").textContent).toBe("Dat was te vroeg.");
    await pressAndAnswer(user, refused(["Te laat."]));
    expect(screen.getByRole("alert").textContent).toBe("Te laat.");
    expect(toasts()).toEqual([]);
    await pressAndAnswer(user, done());
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("is said without asking, where the screen knows it already", async () => {
    const { user } = renderPart(<Reminders check={(name) => `${name} slaapt.`} />);
    await user.click(button("Moos"));
    expect(toasts()).toEqual(["Moos slaapt."]);
    expect(sent).toEqual([]);
  });

  it("is explained by the screen, or shown there in another way", async () => {
    let explained: string | false = "Die is er al.";
    const { user } = renderPart(<Reminders explain={() => explained} />);
    await pressAndAnswer(user, refused(["Te laat."]));
    expect(toasts()).toEqual(["Die is er al."]);
    explained = false;
    await pressAndAnswer(user, refused(["Te laat."]));
    expect(toasts()).toEqual(["Die is er al."]);
  });

  it("is said in general words, and logged, when it was no answer at all", async () => {
    const log = vi.spyOn(console, "error").mockImplementation(() => {});
    const broken = new Error("broken");
    const send = () => {
      throw broken;
    };
    const { user } = renderPart(<Reminders send={send} failed={shell.pressFailed} />);
    await user.click(button("Moos"));
    await waitFor(() => expect(toasts()).toEqual([shell.pressFailed]));
    expect(log).toHaveBeenCalledWith(expect.any(String), broken);
    expect(screen.queryByText("Bezig")).toBeNull();
  });
});

function Heart() {
  const [isOn, setOn] = useState(false);
  const { press } = useAction({
    send: (call) => call("references.remind", { params: { id: "1" } }),
    atOnce: () => {
      setOn(true);
      return () => setOn(false);
    },
  });
  return (
    <button type="button" aria-pressed={isOn} onClick={() => void press()}>
      Moos
    </button>
  );
}

describe("what is shown at once", () => {
  const isOn = () => button("Moos").getAttribute("aria-pressed");

  it.each([
    ["stays when it is done", done, "true"],
    ["is taken back when it is refused", () => refused(["Te laat."]), "false"],
  ])("%s", async (_, answer, stays) => {
    const { user } = renderPart(<Heart />);
    await user.click(button("Moos"));
    expect(isOn()).toBe("true");
    await waitFor(() => expect(sent).toHaveLength(1));
    await act(async () => sent[0]?.answer(answer()));
    expect(isOn()).toBe(stays);
  });
});

describe("the key that tells the API that it is the same press", () => {
  it("is the same after an answer that was lost on its way, and another one after an answer", async () => {
    const { user } = renderPart(<Reminders />);
    await pressAndAnswer(user, lost());
    await pressAndAnswer(user, lost());
    await pressAndAnswer(user, done());
    await pressAndAnswer(user, refused(["Te laat."]));
    await pressAndAnswer(user, done());
    const keys = sent.map(({ key }) => key);
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(keys.slice(0, 3)).toEqual([keys[0], keys[0], keys[0]]);
    expect(new Set(keys).size).toBe(3);
  });

  it("is another one for another wish", async () => {
    const { user } = renderPart(<Reminders />);
    await pressAndAnswer(user, lost());
    await user.click(button("Bo"));
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]?.key).not.toBe(sent[0]?.key);
  });

  it("stays when another press, about something else, is done meanwhile", async () => {
    const { user } = renderPart(<Reminders about={(name) => name} />);
    await user.click(button("Moos"));
    await user.click(button("Bo"));
    await waitFor(() => expect(sent).toHaveLength(2));
    await act(async () => sent[1]?.answer(done()));
    await act(async () => sent[0]?.answer(lost()));
    await waitFor(() => expect(screen.queryByText("Bezig")).toBeNull());
    await pressAndAnswer(user, done());
    expect(sent[2]?.key).toBe(sent[0]?.key);
  });

  it("is another one for another file of the same size", async () => {
    let name = "moos.jpg";
    const { user } = renderPart(
      <Reminders
        send={(call) =>
          call("certificates.send", { body: {} }, { files: { file: [new File(["x"], name)] } })
        }
      />,
    );
    await pressAndAnswer(user, lost());
    name = "bo.jpg";
    await pressAndAnswer(user, lost());
    expect(sent[1]?.key).not.toBe(sent[0]?.key);
  });

  it("stays through the tries that are made by themselves where there is no network", async () => {
    const { user } = renderPart(<Reminders />);
    await user.click(button("Moos"));
    for (const count of [1, 2, 3]) {
      await waitFor(() => expect(sent).toHaveLength(count), { timeout: 3_000 });
      await act(async () => sent.at(-1)?.fail());
    }
    await waitFor(() => expect(toasts()).toEqual([shell.noConnection]));
    await pressAndAnswer(user, done());
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
  });
});

it("goes on when its screen is left: it is said how it went, and nothing is drawn", async () => {
  const log = vi.spyOn(console, "error");
  const onDone = vi.fn();
  const { user, unmount } = renderPart(<Reminders done="Verstuurd." onDone={onDone} />);
  await user.click(button("Moos"));
  await waitFor(() => expect(sent).toHaveLength(1));
  unmount();
  await act(async () => sent[0]?.answer(done()));
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(toasts()).toEqual(["Verstuurd."]);
  expect(log).not.toHaveBeenCalled();
});
