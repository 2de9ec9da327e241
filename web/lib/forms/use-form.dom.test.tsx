import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import ui from "#messages/nl/ui.json" with { type: "json" };
import { hydratePart, renderPart } from "#tests/setup/dom/render-part.tsx";
import { ApiError } from "#web/lib/api/api-error.ts";
import { EmailField } from "#web/ui/forms/email-field.tsx";
import { Form } from "#web/ui/forms/form.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { ErrorBanner } from "#web/ui/page/error-banner.tsx";
import { writeDraft } from "./drafts.ts";
import { type FormDefinition, useForm } from "./use-form.ts";

type Values = { name: string; email: string; secret: string };
const draftKey = "profileForm-test";

function Sample(definition: Partial<FormDefinition<Values>>) {
  const form = useForm<Values>({
    initial: { name: "", email: "", secret: "" },
    failed: "Dat lukt nu niet.",
    check: ({ name, email }) => ({
      ...(name.trim() ? {} : { name: "Vul je naam in." }),
      ...(email.includes("@") ? {} : { email: "Dit is geen e-mailadres." }),
    }),
    send: async () => {},
    ...definition,
  });
  return (
    <Form form={form}>
      <ErrorBanner lines={form.messages} />
      <TextField label="Naam" {...form.field("name")} />
      <EmailField label="E-mail" {...form.field("email")} />
      <TextField label="Geheim" {...form.field("secret")} />
      <button type="submit">Opslaan</button>
      {form.pending && <p>Bezig</p>}
    </Form>
  );
}

const field = (label: string) => screen.getByRole<HTMLInputElement>("textbox", { name: label });
const save = () => screen.getByRole("button", { name: "Opslaan" });

describe("sending", () => {
  it("is stopped by what is wrong, said beside the field, and the first of them has the focus", async () => {
    const send = vi.fn(async () => {});
    const { user } = renderPart(<Sample send={send} />);
    await user.type(field("E-mail"), "tess");
    await user.click(save());

    await waitFor(() => expect(document.activeElement).toBe(field("Naam")));
    expect(field("Naam").getAttribute("aria-invalid")).toBe("true");
    const described = field("Naam").getAttribute("aria-describedby") ?? "";
    expect(document.getElementById(described)?.textContent).toBe("Vul je naam in.");
    expect(screen.getByText("Dit is geen e-mailadres.")).toBeTruthy();
    expect(send).not.toHaveBeenCalled();
  });

  it("happens once, however often the button is pressed, with what was typed", async () => {
    const answer = Promise.withResolvers<void>();
    const send = vi.fn(() => answer.promise);
    const onSaved = vi.fn();
    const { user } = renderPart(<Sample send={send} onSaved={onSaved} />);
    await user.type(field("Naam"), "Tess");
    await user.type(field("E-mail"), "tess@kwispel.test");
    await user.click(save());
    await user.click(save());
    await screen.findByText("Bezig");
    const typed = { name: "Tess", email: "tess@kwispel.test", secret: "" };
    expect(send.mock.calls).toEqual([[typed, expect.any(Function)]]);
    expect(onSaved).not.toHaveBeenCalled();

    await act(async () => answer.resolve());
    await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
    expect(screen.queryByText("Bezig")).toBeNull();
  });
});

/** As over a network: never within the press that sent it. */
async function answerWith(error: unknown): Promise<never> {
  await new Promise((arrived) => setTimeout(arrived));
  throw error;
}

describe("after a call that failed", () => {
  async function sendInto(error: unknown, more: Partial<FormDefinition<Values>> = {}) {
    const part = renderPart(<Sample {...more} send={() => answerWith(error)} />);
    await part.user.type(field("Naam"), "Tess");
    await part.user.type(field("E-mail"), "tess@kwispel.test");
    await part.user.click(save());
    return part;
  }

  it("keeps what was typed, and says the server's line under its field", async () => {
    const fieldErrors = { "profile.email": ["Dit adres is al in gebruik."] };
    await sendInto(new ApiError({ status: 422, fieldErrors }), { prefix: "profile." });
    await waitFor(() => expect(document.activeElement).toBe(field("E-mail")));
    expect(screen.getByText("Dit adres is al in gebruik.")).toBeTruthy();
    expect(screen.queryByRole("alert")).toBeNull();
    expect([field("Naam").value, field("E-mail").value]).toEqual(["Tess", "tess@kwispel.test"]);
  });

  it("says above the fields what belongs to none of them", async () => {
    const fieldErrors = { token: ["Deze link werkt niet meer."] };
    await sendInto(new ApiError({ status: 422, fieldErrors }));
    expect((await screen.findByRole("alert")).textContent).toBe("Deze link werkt niet meer.");
  });

  it.each([
    [
      "that nothing answered",
      new ApiError({ status: 0 }),
      "We kunnen Kwispel even niet bereiken. Kijk of je internet hebt en probeer het zo nog eens.",
    ],
    [
      "when to try again",
      new ApiError({ status: 429, messages: ["Te vaak."], retryAfterSeconds: 90 }),
      "Te vaak.Over 2 minuten kun je het weer proberen.",
    ],
    ["its own line where there is none", new ApiError({ status: 500 }), "Dat lukt nu niet."],
  ])("says %s", async (_case, error, line) => {
    await sendInto(error);
    expect((await screen.findByRole("alert")).textContent).toBe(line);
  });

  it("can be sent again", async () => {
    const send = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new ApiError({ status: 500 }));
    send.mockResolvedValue();
    const { user } = renderPart(<Sample send={send} initial={good} />);
    await user.click(save());
    await screen.findByRole("alert");
    await user.click(save());
    await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
    expect(send).toHaveBeenCalledTimes(2);
  });
});

const good = { name: "Tess", email: "tess@kwispel.test", secret: "" };

describe("leaving a field", () => {
  it("says what is wrong with it, and takes that back as soon as it is changed", async () => {
    const { user } = renderPart(<Sample />);
    await user.type(field("E-mail"), "tess");
    await user.tab();
    await screen.findByText("Dit is geen e-mailadres.");
    await user.type(field("E-mail"), "@");
    expect(screen.queryByText("Dit is geen e-mailadres.")).toBeNull();
  });

  it("says nothing of one that was passed through empty", async () => {
    const { user } = renderPart(<Sample />);
    await user.click(field("Naam"));
    await user.tab();
    await user.type(field("E-mail"), "x");
    await user.tab();
    await screen.findByText("Dit is geen e-mailadres.");
    expect(screen.queryByText("Vul je naam in.")).toBeNull();
  });
});

describe("pressing the button while still in a field", () => {
  const wrong = "Dit is geen e-mailadres.";

  it("keeps the field's line back until the press is over, or it would move the button away", async () => {
    const check = vi.fn(() => ({ email: wrong }));
    const { user } = renderPart(<Sample initial={good} check={check} />);
    await user.type(field("E-mail"), "!");
    await user.pointer({ keys: "[MouseLeft>]", target: save() });
    expect(document.activeElement).toBe(save());
    await waitFor(() => expect(check).toHaveBeenCalled());
    await act(async () => {});
    expect(screen.queryByText(wrong)).toBeNull();

    await user.pointer({ keys: "[/MouseLeft]", target: save() });
    await screen.findByText(wrong);
  });

  it("shows the line also when the press ends elsewhere, without a click", async () => {
    const check = vi.fn(() => ({ email: wrong }));
    const { user } = renderPart(<Sample initial={good} check={check} />);
    await user.type(field("E-mail"), "!");
    await user.pointer({ keys: "[MouseLeft>]", target: save() });
    await user.pointer({ keys: "[/MouseLeft]", target: document.body });
    expect(await screen.findByText(wrong)).toBeTruthy();
  });

  it.each(["[MouseLeft]", "[TouchA]"])("sends it, once, by %s", async (keys) => {
    const send = vi.fn(async () => {});
    const { user } = renderPart(<Sample initial={{ ...good, name: "" }} send={send} />);
    await user.click(field("Naam"));
    await user.pointer({ keys, target: save() });
    // Leaving it empty says nothing yet; only sending does.
    await waitFor(() => expect(document.activeElement).toBe(field("Naam")));
    expect(field("Naam").getAttribute("aria-invalid")).toBe("true");

    await user.keyboard("Tess");
    await user.pointer({ keys, target: save() });
    await waitFor(() => expect(send).toHaveBeenCalled());
    await user.tab();
    expect(send).toHaveBeenCalledOnce();
  });
});

describe("a draft", () => {
  const draft = { key: draftKey, leaveOut: ["secret"] as const };

  it("is there after a reload, without what is left out, and gone once it is sent", async () => {
    const { user, unmount } = renderPart(<Sample draft={draft} />);
    await user.type(field("Naam"), "Tess");
    await user.type(field("Geheim"), "sst");
    unmount();
    expect(JSON.parse(localStorage.getItem(draftKey) ?? "")).toEqual({ name: "Tess", email: "" });

    const again = renderPart(<Sample draft={draft} />);
    expect([field("Naam").value, field("Geheim").value]).toEqual(["Tess", ""]);
    await again.user.type(field("E-mail"), "tess@kwispel.test");
    await again.user.click(save());
    await waitFor(() => expect(localStorage.getItem(draftKey)).toBeNull());
  });

  it("stays when sending fails", async () => {
    const send = () => Promise.reject(new ApiError({ status: 0 }));
    const { user } = renderPart(<Sample draft={draft} initial={good} send={send} />);
    await user.type(field("Naam"), "!");
    await user.click(save());
    await screen.findByRole("alert");
    expect(JSON.parse(localStorage.getItem(draftKey) ?? "")).toMatchObject({ name: "Tess!" });
  });
});

describe("before its script was there", () => {
  it("what was typed is taken over, and sent with the rest", async () => {
    const send = vi.fn(async () => {});
    hydratePart(<Sample name="sample" send={send} />, () => {
      field("Naam").value = "Tess";
    });
    const user = userEvent.setup();
    await user.type(field("E-mail"), "tess@kwispel.test");
    expect(field("Naam").value).toBe("Tess");
    await user.click(save());
    await waitFor(() =>
      expect(send).toHaveBeenCalledWith(
        { name: "Tess", email: "tess@kwispel.test", secret: "" },
        expect.any(Function),
      ),
    );
  });

  it("what was typed counts more than an older draft", async () => {
    writeDraft(draftKey, { name: "Een ander", email: "oud@kwispel.test" });
    hydratePart(<Sample name="sample" draft={{ key: draftKey }} />, () => {
      field("Naam").value = "Tess";
    });
    await waitFor(() => expect(field("E-mail").value).toBe("oud@kwispel.test"));
    expect(field("Naam").value).toBe("Tess");
  });

  it("one that can't be sent without it waits, and says so where there is none", () => {
    hydratePart(<Sample />, () => {
      expect(document.querySelector("form")?.hasAttribute("inert")).toBe(true);
      expect(document.querySelector("form")?.textContent).toContain(ui.needsScript);
    });
    expect(document.querySelector("form")?.hasAttribute("inert")).toBe(false);
  });
});

describe("sent without script, and refused", () => {
  it("has what was typed, and the lines where they belong", async () => {
    const sent = {
      form: "sample",
      values: { name: "", email: "tess" },
      errors: { email: "Dit is geen e-mailadres." },
      messages: ["Dat lukt nu niet."],
      isDone: false,
      status: 422,
    };
    renderPart(<Sample name="sample" />, { sent });
    expect(field("E-mail").value).toBe("tess");
    await waitFor(() => expect(document.activeElement).toBe(field("E-mail")));
    expect(screen.getByText("Dit is geen e-mailadres.")).toBeTruthy();
    expect(screen.getByText("Dat lukt nu niet.")).toBeTruthy();
  });

  it("says nothing of another form", () => {
    const sent = {
      form: "other",
      values: { email: "x" },
      errors: {},
      messages: [],
      isDone: false,
      status: 422,
    };
    renderPart(<Sample name="sample" />, { sent });
    expect(field("E-mail").value).toBe("");
  });
});

describe("sent again when no answer came", () => {
  const keys: (string | null)[] = [];
  beforeEach(() => {
    keys.length = 0;
    vi.spyOn(globalThis, "fetch").mockImplementation(async (_input, init) => {
      keys.push(new Headers(init?.headers).get("Idempotency-Key"));
      // Nobody of ours: what became of it isn't known.
      return keys.length < 3 ? new Response("", { status: 502 }) : Response.json({ data: {} });
    });
  });
  afterEach(() => vi.restoreAllMocks());

  it("it goes by the same key, also after its screen was left, as its draft stays", async () => {
    const form = (
      <Sample
        draft={{ key: draftKey }}
        check={() => ({})}
        send={({ name, email }, call) =>
          call("references.ask", { body: { name, email, relation: "neighbour" } })
        }
      />
    );
    const { user, unmount } = renderPart(form);
    await user.type(field("Naam"), "Tess");
    await user.click(save());
    expect(await screen.findByText("Dat lukt nu niet.")).toBeTruthy();
    await user.click(save());
    await waitFor(() => expect(keys).toHaveLength(2));
    unmount();
    const again = renderPart(form);
    await again.user.click(save());
    await waitFor(() => expect(keys).toHaveLength(3));
    await waitFor(() => expect(screen.queryByText("Bezig")).toBeNull());
    await again.user.click(save());
    await waitFor(() => expect(keys).toHaveLength(4));
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(keys.slice(0, 3)).toEqual([keys[0], keys[0], keys[0]]);
    expect(keys[3]).not.toBe(keys[0]);
  });
});
