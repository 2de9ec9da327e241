import { secondFactorEndpoints } from "#contract/account/second-factor.ts";
import type { DomainEntries } from "#server/platform/domain.ts";
import {
  changeSecondFactor,
  getSecondFactor,
  prepareChange,
  prepareSwitchingOff,
  switchOff,
} from "./second-factor.service.ts";
import { finishSignIn } from "./sign-in.service.ts";

export function bindSecondFactor({ bind }: DomainEntries<object>): void {
  bind(secondFactorEndpoints.get, (ctx) => getSecondFactor(ctx));

  bind(secondFactorEndpoints.change, {
    prepare: (ctx, { body }) => prepareChange(ctx, body),
    run: (ctx, { body }) => changeSecondFactor(ctx, body),
  });

  bind(secondFactorEndpoints.switchOff, {
    prepare: (ctx, { body }) => prepareSwitchingOff(ctx, body),
    run: (ctx) => switchOff(ctx),
  });

  bind(secondFactorEndpoints.login, {
    // By itself: a wrong code counts though the answer is that it is wrong.
    prepare: (ctx, { body }) => {
      const device = body.device ?? ctx.visit.device;
      return ctx.inTransaction((inside) => finishSignIn(inside, { ...body, device }));
    },
    run: async (_ctx, { prepared }) => {
      if ("problem" in prepared) throw prepared.problem;
      return prepared;
    },
  });
}
