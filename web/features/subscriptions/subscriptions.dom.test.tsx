import { act, screen, waitFor, within } from "@testing-library/react";
import { useLocation } from "react-router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Payment } from "#contract/subscriptions/payments.ts";
import type { Subscription } from "#contract/subscriptions/subscriptions.ts";
import { hydratePart, renderPart } from "#tests/setup/dom/render-part.tsx";
import { Toaster } from "#web/ui/overlays/toaster.tsx";
import type { Offer } from "./offer.ts";
import { PaymentList } from "./payment-list.tsx";
import { PaymentOutcome } from "./payment-outcome.tsx";
import { Paywall } from "./paywall.tsx";
import { SubscribeForm } from "./subscribe-form.tsx";
import { SubscriptionScreen } from "./subscription-screen.tsx";
import { WithdrawScreen } from "./withdraw-screen.tsx";

type Sent = { call: string; body: unknown };
let sent: Sent[];
let answer: { status: number; body: unknown };
beforeEach(() => {
  sent = [];
  answer = { status: 200, body: {} };
  vi.stubGlobal("fetch", async (path: string, init: RequestInit = {}) => {
    const body = typeof init.body === "string" ? JSON.parse(init.body) : undefined;
    sent.push({ call: `${init.method} ${path}`, body });
    const headers = { "content-type": "application/json" };
    return new Response(JSON.stringify(answer.body), { status: answer.status, headers });
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const offer: Offer = {
  vatPercent: 21,
  plans: [
    { plan: "month", months: 1, priceCents: 995, vatCents: 173, perMonthCents: 995 },
    { plan: "quarter", months: 3, priceCents: 1995, vatCents: 346, perMonthCents: 665 },
    { plan: "year", months: 12, priceCents: 4995, vatCents: 867, perMonthCents: 416 },
  ],
  own: { profileType: "pet_owner", nextFreeOn: "2027-01-04" },
  today: "2026-12-12",
};

const payment: Payment = {
  id: 12,
  kind: "first",
  plan: "month",
  amountCents: 995,
  status: "open",
  refunds: [],
  createdAt: "2026-12-12T10:00:00Z",
};

function Where() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

const order = () => screen.getByRole("button", { name: /^Bestelling met betalingsverplichting/ });

describe("the paywall", () => {
  it("tells what stays free, when the next one is there, and every price with its tax", () => {
    renderPart(<Paywall offer={offer} backTo="/chats/1" about={{ name: "Sanne" }} />);
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(
      "Sanne is je derde nieuwe contact",
    );
    expect(screen.getByText(/Op 4 januari 2027 kun je weer gratis/)).toBeTruthy();
    expect(screen.getByText("Antwoorden, altijd en op iedereen")).toBeTruthy();
    const quarter = screen.getByRole("radio", { name: "Kwartaal" });
    const described = quarter.getAttribute("aria-describedby")?.split(" ") ?? [];
    const words = described.map((id) => document.getElementById(id)?.textContent);
    expect(words).toEqual(["€\u00a03,46 is btw", "€\u00a019,95€\u00a06,65 per maand"]);
    expect(screen.getByRole("radio", { name: "Maand" })).toHaveProperty("checked", true);
    expect(screen.getByRole("radio", { name: "iDEAL | Wero" })).toHaveProperty("checked", true);
  });

  it("orders what was chosen, and leaves for the checkout", async () => {
    answer = { status: 201, body: { checkout_url: "https://pay.example/12", payment_id: 12 } };
    const assign = vi.spyOn(window.location, "assign").mockImplementation(() => {});
    const { user } = renderPart(<Paywall offer={offer} backTo="/chats/1" />);
    await user.click(screen.getByRole("radio", { name: "Jaar" }));
    await user.click(screen.getByRole("radio", { name: "Bancontact" }));
    await user.click(order());
    await waitFor(() => expect(assign).toHaveBeenCalledWith("https://pay.example/12"));
    const body = { plan: "year", method: "bancontact", back_to: "/chats/1" };
    expect(sent).toEqual([{ call: "POST /api/subscription", body }]);
    // Pressed again while the browser is on its way: nothing more is ordered.
    await user.click(order());
    expect(sent).toHaveLength(1);
    // Back by the browser's button: it can be pressed again.
    act(() => void window.dispatchEvent(new Event("pageshow")));
    await waitFor(() => expect(order().getAttribute("aria-disabled")).toBeNull());
  });

  it("goes on where they were when it was bought already", async () => {
    const error = { message: "Je hebt al een abonnement.", error: "alreadySubscribed" };
    answer = { status: 409, body: error };
    const { user } = renderPart(
      <>
        <SubscribeForm offer={offer} backTo="/chats/1" />
        <Where />
        <Toaster />
      </>,
    );
    await user.click(order());
    expect(await screen.findByText("/chats/1")).toBeTruthy();
    expect(await screen.findByText("Je abonnement loopt al.")).toBeTruthy();
  });

  it("says so and keeps the choice when nothing can be paid just now", async () => {
    answer = { status: 503, body: { message: "Betalen lukt nu even niet." } };
    const { user } = renderPart(<SubscribeForm offer={offer} />);
    await user.click(screen.getByRole("radio", { name: "Kwartaal" }));
    await user.click(order());
    expect(await screen.findByText("Betalen lukt nu even niet.")).toBeTruthy();
    expect(screen.getByRole("radio", { name: "Kwartaal" })).toHaveProperty("checked", true);
  });

  it("is a plain form to the page of subscriptions, and takes over what was chosen before", () => {
    hydratePart(<SubscribeForm offer={offer} backTo="/chats/1" />, () => {
      const form = order().closest("form");
      expect(form?.getAttribute("action")).toBe("/subscriptions");
      const fields = Object.fromEntries(new FormData(form ?? undefined).entries());
      expect(fields).toMatchObject({ plan: "month", method: "ideal", backTo: "/chats/1" });
      (screen.getByRole("radio", { name: "Jaar" }) as HTMLInputElement).checked = true;
    });
    expect(screen.getByRole("radio", { name: "Jaar" })).toHaveProperty("checked", true);
  });
});

const running: Subscription = {
  profileType: "pet_owner",
  status: "active",
  plan: "quarter",
  endDate: "2027-03-12",
  method: "ideal",
  allowedActions: ["cancel", "changePlan", "withdraw"],
  next: { plan: "quarter", amountCents: 1995, chargeOn: "2027-03-05" },
  withdrawal: { until: "2026-12-26", refundCents: 1906, t: "12.secret" },
};

function renderScreen(subscription: Subscription, payments: Payment[] = []) {
  const rest = { offer, payments, returned: null, backTo: null };
  return renderPart(
    <>
      <SubscriptionScreen subscription={subscription} {...rest} />
      <Toaster />
    </>,
  );
}

describe("a subscription", () => {
  it("says what runs, what comes next and with what it was paid", () => {
    renderScreen(running);
    const card = within(screen.getByRole("region", { name: "Kwartaal" }));
    expect(card.getByText("12 maart 2027")).toBeTruthy();
    expect(card.getByText("€ 19,95 op 5 maart 2027")).toBeTruthy();
    expect(card.getByText("iDEAL | Wero")).toBeTruthy();
    expect(screen.getByText(/vandaag € 19,06/)).toBeTruthy();
    const withdraw = screen.getByRole("link", { name: "Herroep je aankoop" });
    expect(withdraw.getAttribute("href")).toBe("/withdraw?t=12.secret");
  });

  it("asks kindly before it stops", async () => {
    const { user } = renderScreen(running);
    await user.click(screen.getByRole("button", { name: "Stop de verlenging" }));
    const dialog = within(await screen.findByRole("dialog"));
    expect(dialog.getByText(/blijft werken tot en met 12 maart 2027/)).toBeTruthy();
    expect(sent).toEqual([]);
    await user.click(dialog.getByRole("button", { name: "Stop de verlenging" }));
    await screen.findByText(/Gestopt/);
    expect(sent.map(({ call }) => call)).toEqual(["DELETE /api/subscription"]);
  });

  it("says the server's words when it can't be stopped", async () => {
    answer = { status: 409, body: { message: "Dat kan nu niet meer." } };
    const { user } = renderScreen(running);
    await user.click(screen.getByRole("button", { name: "Stop de verlenging" }));
    const dialog = within(await screen.findByRole("dialog"));
    await user.click(dialog.getByRole("button", { name: "Stop de verlenging" }));
    expect(await screen.findByText("Dat kan nu niet meer.")).toBeTruthy();
  });

  it("changes to another plan from the day after its end", async () => {
    const { user } = renderScreen(running);
    const year = screen.getByRole("button", { name: /^Kies Jaar/ });
    expect(year.textContent).toContain("vanaf 13 maart 2027");
    await user.click(year);
    await user.click(await screen.findByRole("button", { name: "Wissel" }));
    await screen.findByText("Gewisseld. Vanaf 13 maart 2027 heb je Jaar.");
    expect(sent).toEqual([{ call: "PUT /api/subscription", body: { plan: "year" } }]);
  });

  it("goes on again with one press", async () => {
    const { next: _next, withdrawal: _withdrawal, ...rest } = running;
    const { user } = renderScreen({ ...rest, status: "cancelled", allowedActions: ["resume"] });
    expect(screen.queryByText("Ander abonnement")).toBeNull();
    await user.click(screen.getByRole("button", { name: "Laat toch doorlopen" }));
    await screen.findByText(/Fijn dat je blijft/);
    expect(sent.map(({ call }) => call)).toEqual(["POST /api/subscription/resume"]);
  });

  it("that nobody could charge offers no way back before its end", () => {
    const { next: _next, withdrawal: _withdrawal, ...rest } = running;
    renderScreen({ ...rest, status: "cancelled", allowedActions: [] });
    expect(screen.getByText(/lukte niet om de verlenging af te schrijven/)).toBeTruthy();
    const card = within(screen.getByRole("region", { name: "Kwartaal" }));
    expect(card.queryByRole("button")).toBeNull();
  });

  it.each([
    [2, undefined, "Je kunt nu nog 2 nieuwe mensen gratis schrijven."],
    [1, undefined, "Je kunt nu nog één nieuwe persoon gratis schrijven."],
    [0, "2027-01-04", /zijn op\. Op 4 januari 2027/],
  ])("that is not there: %i free beginnings left", (freeBeginningsLeft, nextFreeOn, words) => {
    renderScreen({
      profileType: "pet_owner",
      status: "inactive",
      allowedActions: ["subscribe"],
      freeBeginningsLeft,
      ...(nextFreeOn ? { nextFreeOn } : {}),
    });
    expect(screen.getByText(words)).toBeTruthy();
    expect(order()).toBeTruthy();
  });
});

describe("payments", () => {
  const paid: Payment = {
    ...payment,
    status: "paid",
    method: "directdebit",
    kind: "renewal",
    paidAt: "2026-12-12T10:00:00Z",
    invoiceNumber: "2026-000007",
    chargedBackCents: 200,
    refunds: [
      {
        id: 3,
        amountCents: 770,
        reason: "withdrawn",
        status: "asked",
        createdAt: "2026-12-13T10:00:00Z",
        invoiceNumber: "2026-000008",
      },
    ],
  };

  it("have their state in words, their invoice, and what came back", () => {
    renderPart(<PaymentList payments={[paid, { ...payment, id: 13, status: "failed" }]} />);
    const rows = screen.getAllByRole("listitem").map((row) => row.textContent);
    expect(rows).toEqual([
      "MaandBetaaldza 12 dec 2026, verlenging, SEPA-incasso€\u00a09,95",
      "TeruggaveHerroepenzo 13 dec 2026, Onderweg-€\u00a07,70",
      "MaandTeruggehaald door je bank-€\u00a02",
      "MaandMislukt" + "za 12 dec 2026€\u00a09,95",
    ]);
    expect(screen.getByRole("button", { name: "Download factuur 2026-000007" })).toBeTruthy();
    expect(screen.getByRole("link").getAttribute("href")).toBe("/subscriptions?payment=13");
  });

  it("say that money is back, with its credit note, only when it is", () => {
    const note = { name: "Download creditfactuur 2026-000008" };
    const shown = (status: "asked" | "done" | "failed") => {
      const refunds = paid.refunds.map((refund) => ({ ...refund, status }));
      const { unmount } = renderPart(<PaymentList payments={[{ ...paid, refunds }]} />);
      const text = screen.getAllByRole("listitem")[1]?.textContent;
      const hasNote = screen.queryByRole("button", note) !== null;
      unmount();
      return [text, hasNote];
    };
    const row = "Herroepenzo 13 dec 2026";
    expect(shown("asked")).toEqual([`Teruggave${row}, Onderweg-€\u00a07,70`, false]);
    expect(shown("failed")).toEqual([`Teruggave${row}, Niet gelukt-€\u00a07,70`, false]);
    expect(shown("done")).toEqual([`Terugbetaald${row}-€\u00a07,70`, true]);
  });

  it("say so when an invoice doesn't come", async () => {
    answer = { status: 500, body: {} };
    const { user } = renderPart(
      <>
        <PaymentList payments={[paid]} />
        <Toaster />
      </>,
    );
    await user.click(screen.getByRole("button", { name: "Download factuur 2026-000007" }));
    expect(await screen.findByText(/De factuur downloaden lukt nu niet/)).toBeTruthy();
    expect(sent.map(({ call }) => call)).toEqual(["GET /api/payments/12/invoice"]);
  });
});

describe("coming back from the checkout", () => {
  it("asks the provider again and again, and then says that a mail will come", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    answer = { status: 200, body: { data: snake(payment) } };
    renderPart(<PaymentOutcome payment={payment} isOrdered={false} mayBuy />);
    expect(screen.getByRole("heading").textContent).toBe("Even wachten op je bank");
    for (let turn = 0; turn < 8; turn += 1) await vi.advanceTimersByTimeAsync(60_000);
    await waitFor(() =>
      expect(screen.getByRole("heading").textContent).toBe("Je bank heeft meer tijd nodig"),
    );
    expect(sent.length).toBeGreaterThan(3);
    expect(new Set(sent.map(({ call }) => call))).toEqual(new Set(["POST /api/payments/12/check"]));
  });

  it("leads on to where they were once it is paid, and nowhere else", () => {
    const paid = { ...payment, status: "paid" as const, backTo: "/gezocht/utrecht/7/contact" };
    const { unmount } = renderPart(<PaymentOutcome payment={paid} isOrdered={false} mayBuy />);
    expect(screen.getByRole("heading").textContent).toBe("Je abonnement loopt");
    expect(screen.getByRole("link").getAttribute("href")).toBe("/gezocht/utrecht/7/contact");
    expect(sent).toEqual([]);
    unmount();
    const foreign = { ...paid, backTo: "//evil.example" };
    renderPart(<PaymentOutcome payment={foreign} isOrdered={false} mayBuy />);
    expect(screen.queryByRole("link")).toBeNull();
  });

  it("leads to the plans again after one that failed", () => {
    const failed = { ...payment, status: "failed" as const };
    renderPart(<PaymentOutcome payment={failed} isOrdered={false} mayBuy />);
    expect(screen.getByText(/Er is niets afgeschreven/)).toBeTruthy();
    expect(screen.getByRole("link").getAttribute("href")).toBe("#plans");
  });
});

/** As the API writes it. */
function snake({ amountCents, createdAt, ...rest }: Payment) {
  return { ...rest, amount_cents: amountCents, created_at: createdAt };
}

describe("withdrawing", () => {
  const withdrawal = {
    plan: "quarter" as const,
    amountCents: 1995,
    refundCents: 1906,
    boughtOn: "2026-12-08",
    until: "2026-12-22",
  };
  const shown = { t: "12.secret", withdrawal, dead: null, today: "2026-12-12" };

  it("shows first what it comes to", () => {
    renderPart(<WithdrawScreen {...shown} step="look" />);
    expect(screen.getByText("€ 19,06")).toBeTruthy();
    const next = screen.getByRole("link", { name: "Herroep je aankoop" });
    expect(next.getAttribute("href")).toBe("/withdraw?t=12.secret&step=confirm");
    expect(screen.queryByRole("button")).toBeNull();
  });

  it("is done with the second press", async () => {
    answer = { status: 200, body: { data: { refund_cents: 1906 } } };
    const { user } = renderPart(<WithdrawScreen {...shown} step="confirm" />);
    await user.click(screen.getByRole("button", { name: "Bevestig de herroeping" }));
    expect(await screen.findByText("Je aankoop is herroepen")).toBeTruthy();
    expect(screen.getByText(/We storten € 19,06 terug/)).toBeTruthy();
    expect(sent).toEqual([{ call: "POST /api/withdrawal", body: { t: "12.secret" } }]);
  });

  it("tells what came back to who pressed without script", () => {
    renderPart(<WithdrawScreen {...shown} withdrawal={null} dead="gone" step="confirm" />, {
      sent: {
        form: "withdraw",
        values: { refundCents: "1906" },
        messages: [],
        errors: {},
        isDone: true,
        status: 200,
      },
    });
    expect(screen.getByRole("heading").textContent).toBe("Je aankoop is herroepen");
  });

  it.each([
    ["gone", "Herroepen kan niet meer"],
    ["unknown", "Deze link kennen we niet"],
  ] as const)("says in kind words that a link is %s", (dead, words) => {
    renderPart(<WithdrawScreen {...shown} withdrawal={null} dead={dead} step="look" />);
    expect(screen.getByRole("heading").textContent).toBe(words);
    expect(screen.getByRole("link").getAttribute("href")).toBe("/subscriptions");
  });
});
