import { waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { hydratePart } from "#tests/setup/dom/render-part.tsx";
import { writeDraft } from "#web/lib/forms/drafts.ts";
import { useForm } from "#web/lib/forms/use-form.ts";
import { Form } from "#web/ui/forms/form.tsx";
import { ServicesFields } from "./services-fields.tsx";
import { readServices, type ServicesValues, servicesValuesOf } from "./services-values.ts";

const draftKey = "registrationForm-test";

function Sample() {
  const form = useForm<ServicesValues>({
    name: "sample",
    initial: servicesValuesOf({ services: [] }),
    read: readServices,
    draft: { key: draftKey },
    failed: "",
    check: () => ({}),
    send: async () => {},
  });
  return (
    <Form form={form}>
      <ServicesFields
        values={form.values}
        errors={form.errors}
        onChange={form.change}
        onLeave={() => {}}
      />
    </Form>
  );
}

const input = (selector: string) => document.querySelector<HTMLInputElement>(`input${selector}`);
const tick = () => input("[value=house_visit]");
const price = (type: string) => input(`[name=price-${type}]`);

it("has a price for every service before the script is there, and takes over what was filled in", async () => {
  hydratePart(<Sample />, () => {
    expect(price("dog_walking_service")?.value).toBe("14,00");
    const [box, text] = [tick(), price("house_visit")];
    if (!box || !text) throw new Error("the fields are not on the page");
    box.checked = true;
    text.value = "15,00";
  });
  await waitFor(() => expect(price("dog_walking_service")).toBeNull());
  expect([tick()?.checked, price("house_visit")?.value]).toEqual([true, "15,00"]);
});

it("takes no suggested price for one that somebody typed: the draft counts", async () => {
  const { chosen, prices } = { chosen: ["house_visit"], prices: { house_visit: "17,00" } };
  writeDraft(draftKey, { chosen, prices });
  hydratePart(<Sample />, () => {});
  await waitFor(() => expect(price("house_visit")?.value).toBe("17,00"));
  expect(tick()?.checked).toBe(true);
});
