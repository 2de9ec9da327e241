import { screen, waitFor, within } from "@testing-library/react";
import { type ReactNode, useState } from "react";
import { describe, expect, it } from "vitest";
import { renderPart } from "#tests/setup/dom/render-part.tsx";
import { ChipsField } from "#web/ui/choices/chips-field.tsx";
import { RadioCards } from "#web/ui/choices/radio-cards.tsx";
import { DateField } from "#web/ui/dates/date-field.tsx";
import { TypedDateField } from "#web/ui/dates/typed-date-field.tsx";
import { CheckboxField } from "./checkbox-field.tsx";
import { EmailField } from "./email-field.tsx";
import { SelectField } from "./select-field.tsx";
import { TextAreaField } from "./text-area-field.tsx";
import { TextField } from "./text-field.tsx";

const options = [
  { id: "dog", label: "Hond" },
  { id: "cat", label: "Kat" },
] as const;

/** What a screen reader says of it after its name. */
function descriptionOf(element: HTMLElement): string[] {
  const ids = element.getAttribute("aria-describedby")?.split(" ") ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent ?? `nothing has the id ${id}`);
}

/** As most forms do: the value is outside. */
function Held<Value>(props: {
  initial: Value;
  children: (value: Value, onChange: (value: Value) => void) => ReactNode;
}) {
  const [value, setValue] = useState(props.initial);
  return props.children(value, setValue);
}

const notes = { hint: "Zo kort als je wilt.", error: "Dat kan niet." };

describe("label, hint and error belong to the control", () => {
  it.each([
    ["a text", <TextField key="1" label="Naam" {...notes} />, "textbox"],
    ["an e-mail address", <EmailField key="1" label="Naam" {...notes} />, "textbox"],
    ["a long text", <TextAreaField key="1" label="Naam" {...notes} />, "textbox"],
    ["a box to tick", <CheckboxField key="1" label="Naam" {...notes} />, "checkbox"],
  ])("%s", (_case, part, role) => {
    renderPart(part);
    const control = screen.getByRole(role, { name: /^Naam/ });
    expect(descriptionOf(control)).toEqual([notes.error, notes.hint]);
    expect(control.getAttribute("aria-invalid")).toBe("true");
  });

  it.each([
    ["radio buttons", true, "radiogroup", "true"],
    // A group of boxes has no state of its own to be wrong.
    ["boxes", false, "group", null],
  ])("chips that are %s", (_case, single, role, invalid) => {
    renderPart(
      <ChipsField
        label="Naam"
        {...notes}
        single={single}
        options={options}
        value={[]}
        onChange={() => {}}
      />,
    );
    const group = screen.getByRole(role, { name: "Naam" });
    expect(descriptionOf(group)).toEqual([notes.error, notes.hint]);
    expect(group.getAttribute("aria-invalid")).toBe(invalid);
  });

  it("cards to choose one of", () => {
    renderPart(<RadioCards label="Naam" {...notes} options={options} value={null} required />);
    const group = screen.getByRole("radiogroup", { name: "Naam" });
    expect(descriptionOf(group)).toEqual([notes.error, notes.hint]);
    expect(group.getAttribute("aria-required")).toBe("true");
  });

  it("a list", () => {
    renderPart(<SelectField label="Naam" {...notes} options={options} value="cat" />);
    const button = screen.getByRole("button", { name: /Naam/ });
    expect(button.textContent).toBe("Kat");
    expect(descriptionOf(button).toSorted()).toEqual([notes.error, notes.hint].toSorted());
  });

  it("the three boxes of a date", () => {
    renderPart(<TypedDateField label="Naam" {...notes} value="" onChange={() => {}} />);
    const group = screen.getByRole("group", { name: "Naam" });
    for (const box of within(group).getAllByRole("textbox")) {
      expect(descriptionOf(box)).toEqual([notes.error, notes.hint]);
    }
  });

  it("a date with a calendar", () => {
    renderPart(<DateField label="Naam" {...notes} value="2027-03-14" onChange={() => {}} />);
    const day = screen.getByRole("spinbutton", { name: /^dag/i });
    expect(day.textContent).toBe("14");
    expect(descriptionOf(day).join(" ")).toContain(notes.error);
    expect(descriptionOf(day).join(" ")).toContain(notes.hint);
  });

  it("without them nothing is promised", () => {
    renderPart(<TextField label="Naam" optional />);
    const box = screen.getByRole("textbox", { name: "Naam (niet verplicht)" });
    expect(box.hasAttribute("aria-describedby")).toBe(false);
    expect(box.hasAttribute("aria-invalid")).toBe(false);
  });
});

describe("what is chosen", () => {
  it("chips: one more, one less", async () => {
    const { user } = renderPart(
      <Held<("dog" | "cat")[]> initial={["dog"]}>
        {(value, onChange) => (
          <>
            <ChipsField label="Dieren" options={options} value={value} onChange={onChange} />
            <output>{value.join()}</output>
          </>
        )}
      </Held>,
    );
    const chosen = screen.getByRole("status");
    await user.click(screen.getByRole("checkbox", { name: "Kat" }));
    expect(chosen.textContent).toBe("dog,cat");
    await user.click(screen.getByRole("checkbox", { name: "Hond" }));
    expect(chosen.textContent).toBe("cat");
  });

  it("chips of which one counts: the last", async () => {
    const { user } = renderPart(
      <Held<("dog" | "cat")[]> initial={["dog"]}>
        {(value, onChange) => (
          <ChipsField label="Dier" single options={options} value={value} onChange={onChange} />
        )}
      </Held>,
    );
    await user.click(screen.getByRole("radio", { name: "Kat" }));
    expect(screen.getByRole<HTMLInputElement>("radio", { name: "Kat" }).checked).toBe(true);
    expect(screen.getByRole<HTMLInputElement>("radio", { name: "Hond" }).checked).toBe(false);
  });

  it("a list opens by the keyboard, and gives the focus back with the choice", async () => {
    const { user } = renderPart(<SelectField label="Dier" options={options} />);
    await user.tab();
    await user.keyboard("{Enter}");
    const list = await screen.findByRole("listbox");
    await user.click(within(list).getByRole("option", { name: "Kat" }));
    const button = screen.getByRole("button", { name: /Dier/ });
    expect(button.textContent).toBe("Kat");
    expect(document.activeElement).toBe(button);
  });

  it("a typed date goes out as far as it is typed", async () => {
    const { user } = renderPart(
      <Held initial="">
        {(value, onChange) => (
          <>
            <TypedDateField label="Geboren" value={value} onChange={onChange} />
            <output>{value}</output>
          </>
        )}
      </Held>,
    );
    const [day, month, year] = screen.getAllByRole("textbox");
    if (!day || !month || !year) throw new Error("a date has three boxes");
    await user.type(day, "5");
    await user.type(month, "12");
    await user.tab();
    expect(document.activeElement).toBe(year);
    await user.keyboard("1990");
    expect(screen.getByRole("status").textContent).toBe("1990-12-5");
  });
});

describe("checks of a field's own", () => {
  it("an asked-for field says so once it is left empty, not before", async () => {
    const { user } = renderPart(<TextField label="Naam" required />);
    await user.tab();
    expect(screen.getByRole("textbox").hasAttribute("aria-invalid")).toBe(false);
    await user.tab();
    expect(screen.getByRole("textbox").getAttribute("aria-invalid")).toBe("true");
    expect(descriptionOf(screen.getByRole("textbox"))).toEqual(["Vul nog in: Naam"]);
  });

  it("says so only after the press that it was left by", async () => {
    const { user } = renderPart(
      <>
        <TextField label="Naam" required />
        <button type="button">Verder</button>
      </>,
    );
    await user.tab();
    const button = screen.getByRole("button");
    await user.pointer({ keys: "[MouseLeft>]", target: button });
    expect(document.activeElement).toBe(button);
    expect(screen.getByRole("textbox").hasAttribute("aria-invalid")).toBe(false);
    await user.pointer({ keys: "[/MouseLeft]", target: button });
    await waitFor(() =>
      expect(screen.getByRole("textbox").getAttribute("aria-invalid")).toBe("true"),
    );
  });

  it("a long text says how much room is left, near the end", async () => {
    const { user } = renderPart(<TextAreaField label="Over jou" maxLength={10} />);
    await user.type(screen.getByRole("textbox"), "acht let");
    expect(screen.getByRole("status").textContent).toBe("Nog 2 tekens over");
    await user.type(screen.getByRole("textbox"), "ters en meer");
    expect(screen.getByRole<HTMLTextAreaElement>("textbox").value).toBe("acht lette");
  });
});
