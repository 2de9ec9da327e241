import { lookup } from "node:dns/promises";
import { connect, type Socket } from "node:net";

/** The network as calls to strangers see it. Tests bring their own names, wires and authorities. */
export type Network = {
  /** All addresses of a name. */
  resolve(hostname: string): Promise<string[]>;
  /** A wire to exactly this address: no name is looked up here any more. */
  connect(to: { address: string; port: number }): Socket;
  /** Who may vouch for a server; absent: those that Node trusts. */
  authorities?: string;
};

export const systemNetwork: Network = {
  async resolve(hostname) {
    return (await lookup(hostname, { all: true })).map(({ address }) => address);
  },
  connect: ({ address, port }) => connect({ host: address, port }),
};
