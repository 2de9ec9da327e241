import { render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { useHydrated } from "./use-hydrated.ts";

function Part({ drawn }: { drawn: boolean[] }) {
  const isHydrated = useHydrated();
  drawn.push(isHydrated);
  return <p>{isHydrated ? "taken over" : "as the server wrote it"}</p>;
}

describe("whether React runs where a part stands", () => {
  it("is no in what the server wrote, and yes soon after it was taken over", async () => {
    const container = document.body.appendChild(document.createElement("div"));
    container.innerHTML = renderToString(<Part drawn={[]} />);
    screen.getByText("as the server wrote it");
    const drawn: boolean[] = [];
    const problems: unknown[] = [];
    const onRecoverableError = (error: unknown) => problems.push(error);
    render(<Part drawn={drawn} />, { container, hydrate: true, onRecoverableError });
    await screen.findByText("taken over");
    expect([drawn[0], drawn.at(-1)]).toEqual([false, true]);
    expect(problems).toEqual([]);
  });

  it("is yes from the first moment in what the browser drew by itself", () => {
    const drawn: boolean[] = [];
    render(<Part drawn={drawn} />);
    expect(new Set(drawn)).toEqual(new Set([true]));
  });
});
