import type { Random } from "../random.ts";
import type { Agenda } from "./agenda.ts";
import type { Expected } from "./expected.ts";
import type { Person } from "./facts.ts";
import type { Obeyed, Order } from "./orders.ts";

/** Somebody calls the server; throws unless it did what they wanted. */
export type Caller = (
  by: Person,
  method: "POST" | "PUT" | "DELETE",
  url: string,
  body: object,
  now: number,
) => Promise<Obeyed["body"]>;
export type Doing = {
  call: Caller;
  obey(order: Order): Promise<Obeyed>;
  agenda: Agenda;
  random: Random;
  expected: Expected;
};
