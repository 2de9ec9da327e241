import { act, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { renderPart } from "#tests/setup/dom/render-part.tsx";
import { UploadField, type UploadFieldProps } from "./upload-field.tsx";
import type { Upload, Uploaded } from "./use-uploads.ts";

type Track = Parameters<Upload>[1];
type Under = Track & PromiseWithResolvers<Uploaded> & { file: File };

const fileOf = (name: string, type = "image/png") => new File(["x".repeat(2_000)], name, { type });

/** The field, and the uploads that it has begun, for the test to let go on or fail. */
function renderField(props: Partial<UploadFieldProps> = {}) {
  const under: Under[] = [];
  const upload: Upload = (file, track) => {
    const answer = Promise.withResolvers<Uploaded>();
    under.push({ file, ...track, ...answer });
    return answer.promise;
  };
  const onChange = vi.fn<(value: Uploaded[]) => void>();
  const part = renderPart(
    <UploadField
      label="Foto's"
      accept={["image/png"]}
      maxBytes={5_000}
      maxFiles={4}
      upload={upload}
      onChange={onChange}
      {...props}
    />,
  );
  const input = () => screen.getByLabelText<HTMLInputElement>(/Foto's/);
  return { ...part, under, onChange, input };
}

function rowOf(name: string): HTMLElement {
  const row = screen.getByText(name).closest("li");
  if (!row) throw new Error(`${name} has no row`);
  return row;
}

describe("files on their way", () => {
  it("show how far they are, two at a time, and are handed on when they are there", async () => {
    const { user, under, onChange, input } = renderField();
    await user.upload(input(), [fileOf("a.png"), fileOf("b.png"), fileOf("c.png")]);
    await waitFor(() => expect(under.map(({ file }) => file.name)).toEqual(["a.png", "b.png"]));

    act(() => under[0]?.onProgress(42));
    const bar = within(rowOf("a.png")).getByRole("progressbar");
    expect(bar.getAttribute("aria-valuenow")).toBe("42");

    await act(async () => under[0]?.resolve({ id: "7", name: "a.png" }));
    await waitFor(() => expect(under).toHaveLength(3));
    expect(onChange.mock.lastCall).toEqual([[{ id: "7", name: "a.png" }]]);
    expect(within(rowOf("a.png")).queryByRole("progressbar")).toBeNull();
  });

  it("say when they failed, and go again when asked to", async () => {
    const { user, under, onChange, input } = renderField();
    await user.upload(input(), fileOf("a.png"));
    await waitFor(() => expect(under).toHaveLength(1));
    await act(async () => under[0]?.reject(new Error("no connection")));
    expect(rowOf("a.png").textContent).toContain("Dit bestand kwam niet aan.");
    expect(onChange).not.toHaveBeenCalled();

    await user.click(screen.getByRole("button", { name: "Probeer a.png nog eens" }));
    await waitFor(() => expect(under).toHaveLength(2));
    await act(async () => under[1]?.resolve({ id: "8", name: "a.png" }));
    expect(onChange.mock.lastCall).toEqual([[{ id: "8", name: "a.png" }]]);
  });

  it("are cut off when taken away, and when the page goes", async () => {
    const { user, under, onChange, input, unmount } = renderField();
    await user.upload(input(), [fileOf("a.png"), fileOf("b.png")]);
    await waitFor(() => expect(under).toHaveLength(2));
    const [first, second] = under;
    await user.click(within(rowOf("a.png")).getByRole("button"));
    expect(first?.signal.aborted).toBe(true);
    expect(screen.queryByText("a.png")).toBeNull();
    await act(async () => first?.resolve({ id: "7", name: "a.png" }));
    expect(onChange).not.toHaveBeenCalled();

    expect(second?.signal.aborted).toBe(false);
    unmount();
    expect(second?.signal.aborted).toBe(true);
  });
});

it("a file that is too large is refused with the reason, and never sent", async () => {
  const { user, under, input } = renderField({ maxBytes: 1_000 });
  await user.upload(input(), fileOf("a.png"));
  expect(rowOf("a.png").textContent).toContain("1 kB");
  expect(under).toHaveLength(0);
  await user.click(within(rowOf("a.png")).getByRole("button"));
  expect(screen.queryByText("a.png")).toBeNull();
});

it("what is there can be taken away, and the place to choose another has the focus", async () => {
  const onRemove = vi.fn();
  const defaultValue = [{ id: "7", name: "a.png" }];
  const { user, onChange, input } = renderField({ defaultValue, onRemove, maxFiles: 1 });
  expect(screen.queryByLabelText(/Foto's/)).toBeNull();
  await user.click(within(rowOf("a.png")).getByRole("button"));
  expect(onRemove.mock.lastCall).toEqual(defaultValue);
  expect(onChange.mock.lastCall).toEqual([[]]);
  await waitFor(() => expect(document.activeElement).toBe(input()));
});
