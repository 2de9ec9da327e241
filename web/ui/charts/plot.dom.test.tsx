import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { BarPlot, LinePlot, StepBars } from "./plot.tsx";

const values = [1, 3, 4];
const series = [{ id: "one", label: "Een", colour: "brand", values }] as const;
const common = { label: "Drie dagen", parts: ["1 nov", "2 nov", "3 nov"], series, format: String };

it("draws a line from the first part to the last, and says what it shows", () => {
  const { container } = render(<LinePlot {...common} />);
  expect(screen.getByRole("img", { name: "Drie dagen" })).toBeTruthy();
  const line = container.querySelector("polyline");
  expect(line?.getAttribute("points")).toBe("0,75 50,25 100,0");
  expect(screen.getByText("3 nov")).toBeTruthy();
});

it("draws a bar for each part, as high as it counts", () => {
  const { container } = render(<BarPlot {...common} />);
  const heights = [...container.querySelectorAll<HTMLElement>("span[style*='border-radius']")];
  expect(heights.map(({ style }) => style.height)).toEqual(["25%", "75%", "100%"]);
});

it("measures steps against the highest", () => {
  const steps = [
    { id: "a", label: "Zocht", value: 8, text: "8" },
    { id: "b", label: "Boekte", value: 2, text: "2", note: "25%" },
  ];
  const { container } = render(<StepBars label="Trechter" steps={steps} />);
  expect(screen.getByRole("list", { name: "Trechter" })).toBeTruthy();
  const bars = [...container.querySelectorAll<HTMLElement>(".bg-brand")];
  expect(bars.map(({ style }) => style.width)).toEqual(["100%", "25%"]);
});
