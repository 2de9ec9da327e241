import { paymentsEndpoints } from "#contract/subscriptions/payments.ts";
import type { Sent } from "../http-client.ts";
import type { Random } from "../random.ts";

const url = paymentsEndpoints.webhook.path;
const form = "application/x-www-form-urlencoded";

function post(body: string, type = form): Sent {
  return { method: "POST", url, headers: { "content-type": type }, body: Buffer.from(body) };
}

/** As the provider sends it: nothing but which one. */
export function webhookFor(id: string): Sent {
  return post(new URLSearchParams({ id }).toString());
}

/** What anybody who knows the address could send. */
export function forgedWebhook(random: Random): Sent {
  const hex = (length: number) => Buffer.from(random.bytes(length)).toString("hex");
  const bodies = [
    () => `id=tr_${hex(10)}`,
    () => `id=cst_${hex(10)}`,
    () => `id=tr_${hex(40)}`,
    () => "id=../customers",
    () => "id=tr_1%00",
    () => "id=tr_1'%20or%201=1--",
    () => `id=tr_${hex(4)}&status=paid&amount=0.01`,
    () => "id=",
    () => "id",
    () => "",
    () => `nothing=${hex(6)}`,
    () => hex(20),
  ];
  const body = random.pick(bodies)();
  if (random.chance(0.1)) return post(JSON.stringify({ id: `tr_${hex(10)}` }), "application/json");
  if (random.chance(0.05)) return post(`<id>tr_${hex(10)}</id>`, "text/xml");
  return post(body);
}
