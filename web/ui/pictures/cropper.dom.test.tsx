import { fireEvent, screen } from "@testing-library/react";
import { useState } from "react";
import { expect, it, vi } from "vitest";
import { renderPart } from "#tests/setup/dom/render-part.tsx";
import type { Crop } from "./crop-frame.ts";
import { Cropper } from "./cropper.tsx";

const start: Crop = { x: 0.5, y: 0.5, zoom: 1 };

function Sample({ onCrop }: { onCrop: (crop: Crop) => void }) {
  const [crop, setCrop] = useState(start);
  function change(next: Crop) {
    setCrop(next);
    onCrop(next);
  }
  return <Cropper src="dog.png" size={{ width: 800, height: 400 }} crop={crop} onChange={change} />;
}

/** A picture twice as wide as high in a frame of 200 pixels; `crop` tells how it lies now. */
function renderCropper() {
  let shown = start;
  const part = renderPart(<Sample onCrop={(crop) => (shown = crop)} />);
  const frame = screen.getByRole("group");
  vi.spyOn(frame, "clientWidth", "get").mockReturnValue(200);
  return { ...part, frame, crop: () => shown };
}

it("follows one finger", () => {
  const { frame, crop } = renderCropper();
  fireEvent.pointerDown(frame, { pointerId: 1, clientX: 100, clientY: 100 });
  fireEvent.pointerMove(frame, { pointerId: 1, clientX: 80, clientY: 100 });
  expect(crop().x).toBeGreaterThan(start.x);
  expect(crop().zoom).toBe(1);

  const moved = crop();
  fireEvent.pointerUp(frame, { pointerId: 1 });
  fireEvent.pointerMove(frame, { pointerId: 1, clientX: 10, clientY: 100 });
  expect(crop()).toEqual(moved);
});

it("is zoomed by two fingers that part, and by two that come together", () => {
  const { frame, crop } = renderCropper();
  fireEvent.pointerDown(frame, { pointerId: 1, clientX: 90, clientY: 100 });
  fireEvent.pointerDown(frame, { pointerId: 2, clientX: 110, clientY: 100 });
  fireEvent.pointerMove(frame, { pointerId: 2, clientX: 130, clientY: 100 });
  expect(crop().zoom).toBe(2);
  fireEvent.pointerMove(frame, { pointerId: 2, clientX: 120, clientY: 100 });
  expect(crop().zoom).toBeCloseTo(1.5);
});

it("is moved and zoomed by keys", async () => {
  const { user, frame, crop } = renderCropper();
  frame.focus();
  await user.keyboard("+");
  expect(crop().zoom).toBeCloseTo(1.2);
  await user.keyboard("{ArrowRight}");
  expect(crop().x).toBeGreaterThan(start.x);
});
