import { bookingsEndpoints } from "#contract/bookings.ts";
import { pageWindow, toPage, wireQuery } from "#contract/shared/paging.ts";
import type { DomainEntries } from "#server/platform/domain.ts";
import { describeOwn } from "./booking-views.service.ts";
import type { BookingPorts } from "./bookings.ports.ts";
import * as service from "./bookings.service.ts";
import { canCreate, createBooking, getSitterToAsk } from "./create-booking.service.ts";
import { sayHome } from "./handover/running-stays.service.ts";
import { findConflicts } from "./stays/booking-conflicts.service.ts";

export function bindBookings({ bind }: DomainEntries<{ ports: BookingPorts }>): void {
  bind(bookingsEndpoints.list, async (ctx, { query }) => {
    const { page, limit, ...shown } = query;
    const { filter, date: from, until = from } = shown;
    const window = pageWindow({ page, limit });
    const { data, total, ...rest } = await service.listBookings(ctx, {
      filter,
      from,
      until,
      window,
    });
    const { path } = bookingsEndpoints.list;
    return { ...toPage(data, total, { page, limit }, path, wireQuery(shown)), ...rest };
  });

  bind(bookingsEndpoints.create, async (ctx, { body }) => ({
    data: await createBooking(ctx, { form: body }),
  }));
  bind(bookingsEndpoints.canCreate, (ctx, { body }) => canCreate(ctx, body));
  bind(bookingsEndpoints.hasConflictingBookings, (ctx, { body }) => findConflicts(ctx, body));
  bind(bookingsEndpoints.getSitter, async (ctx, { params }) => ({
    data: await getSitterToAsk(ctx, { profileId: params.profileId }),
  }));
  bind(bookingsEndpoints.listWith, async (ctx, { params }) => ({
    data: await service.listBookingsWith(ctx, { profileId: params.profileId }),
  }));
  bind(bookingsEndpoints.get, async (ctx, { params }) => ({
    data: await describeOwn(ctx, { bookingId: params.id }),
  }));
  bind(bookingsEndpoints.setStatus, async (ctx, { params, body }) => ({
    data: await service.answerBooking(ctx, { bookingId: params.id, ...body }),
  }));
  bind(bookingsEndpoints.changeDates, async (ctx, { params, body }) => ({
    data: await service.changeDates(ctx, { bookingId: params.id, ...body }),
  }));
  bind(bookingsEndpoints.update, async (ctx, { params, body }) => ({
    data: await service.updateBooking(ctx, { bookingId: params.id, ...body }),
  }));
  bind(bookingsEndpoints.withdrawProposal, async (ctx, { params, body }) => ({
    data: await service.withdrawProposal(ctx, { bookingId: params.id, ...body }),
  }));
  bind(bookingsEndpoints.cancel, async (ctx, { params, body }) => ({
    data: await service.cancelBooking(ctx, { bookingId: params.id, ...body }),
  }));
  bind(bookingsEndpoints.sayHome, async (ctx, { params }) => ({
    data: await sayHome(ctx, { bookingId: params.id }),
  }));
  bind(bookingsEndpoints.markAsSeen, async (ctx, { params, body }) => ({
    data: await service.markAsSeen(ctx, { bookingId: params.id, ...body }),
  }));
  bind(bookingsEndpoints.requestNotDeactivated, async (ctx, { params, body }) => ({
    data: await service.answerAboutRequest(ctx, { bookingId: params.id, ...body }),
  }));
}
