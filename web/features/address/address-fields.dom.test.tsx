import { screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { expect, it, vi } from "vitest";
import texts from "#messages/nl/address.json" with { type: "json" };
import { renderPart } from "#tests/setup/dom/render-part.tsx";
import { AddressFields } from "./address-fields.tsx";
import { emptyAddress } from "./address-lookup.ts";
import { useAddressLookup } from "./use-address-lookup.ts";

function Address() {
  const [values, setValues] = useState(emptyAddress);
  const change = (changed: Partial<typeof emptyAddress>) =>
    setValues((before) => ({ ...before, ...changed }));
  const lookup = useAddressLookup(values, change);
  return (
    <AddressFields
      values={values}
      errors={{}}
      lookup={lookup}
      onChange={change}
      onLeave={() => {}}
    />
  );
}

/** A register that knows a street for each house number, and answers when it is told to. */
function startRegister(streets: Record<string, Promise<string>>) {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (input: string | URL | Request) => {
    const address = String(input instanceof Request ? input.url : input);
    const number = new URL(address, "http://here").searchParams.get("house_number") ?? "";
    asked.push(number);
    const street = await streets[number];
    return Response.json({ street, city: "Utrecht" });
  });
  return asked;
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

it("a late answer does not overwrite a newer address, or one that is read back", async () => {
  const first = Promise.withResolvers<string>();
  const asked = startRegister({ "1": first.promise, "2": Promise.resolve("Tweede straat") });
  const { user } = renderPart(<Address />);
  await user.type(field(texts.postalCode), "3511 LX");
  await user.type(field(texts.houseNumber), "1");
  await waitFor(() => expect(asked).toEqual(["1"]));
  await user.clear(field(texts.houseNumber));
  await user.type(field(texts.houseNumber), "2");
  expect(await screen.findByText("Tweede straat 2, Utrecht")).toBeTruthy();
  first.resolve("Eerste straat");
  await user.click(screen.getByRole("button", { name: texts.wrong }));
  await waitFor(() => expect(document.activeElement).toBe(field(texts.street)));
  expect(field(texts.street).value).toBe("Tweede straat");
});

it("a register that is away is said in words, and the address typed by hand", async () => {
  const logged = vi.spyOn(console, "error").mockImplementation(() => {});
  vi.stubGlobal("fetch", async () =>
    Response.json({ message: "Invalid response status", error: "internal" }, { status: 502 }),
  );
  const { user } = renderPart(<Address />);
  await user.type(field(texts.postalCode), "3511 LX");
  await user.type(field(texts.houseNumber), "12");
  expect(await screen.findByText(texts.unreachable)).toBeTruthy();
  expect(screen.queryByText("Invalid response status")).toBeNull();
  expect(logged.mock.calls.map(([message]) => message)).toEqual(["address not looked up"]);
  logged.mockRestore();
  await user.type(field(texts.street), "Oudegracht");
  await user.type(field(texts.city), "Utrecht");
  expect([field(texts.street).value, field(texts.city).value]).toEqual(["Oudegracht", "Utrecht"]);
});
