/**
 * Who may call what, written by hand and apart from the endpoints' own declarations: a slip in one
 * shows against the other. An endpoint that is not listed fails the test.
 */
export const roles = ["guest", "unconfirmed", "owner", "sitter", "stranger", "admin"] as const;
export type Role = (typeof roles)[number];
export type Outcome = "in" | "must log in" | "must confirm" | "may not" | "not there";
type Row = Record<Role, Outcome>;

const row = (guest: Outcome, everybodyElse: Outcome, exceptions: Partial<Row> = {}): Row => ({
  guest,
  unconfirmed: everybodyElse,
  owner: everybodyElse,
  sitter: everybodyElse,
  stranger: everybodyElse,
  admin: everybodyElse,
  ...exceptions,
});

const everybody = row("in", "in");
const loggedIn = row("must log in", "in");
/** A thing of the owner's: for others it isn't there. */
const ownersOnly = row("must log in", "not there", { owner: "in" });

/** For everybody else it is as if it were not there. */
const adminsOnly = row("must log in", "not there", { admin: "in" });

export const outcomes: Record<string, Row> = {
  "account.csrfCookie": everybody,
  "account.login": everybody,
  "account.logout": loggedIn,
  "account.getUser": loggedIn,
  "account.updateUser": loggedIn,
  "access.checkEmail": everybody,
  "access.sendVerificationEmail": everybody,
  "access.confirmAccount": everybody,
  "access.forgotPassword": everybody,
  "access.resetPassword": everybody,
  "access.sendLoginLink": everybody,
  "access.loginToken": everybody,
  "access.changePassword": loggedIn,
  "access.listSessions": loggedIn,
  "access.endSession": ownersOnly,
  "care.changeEmail": loggedIn,
  // Nobody here waits for a new address to be confirmed.
  "care.resendEmailChange": row("must log in", "not there"),
  "care.cancelEmailChange": loggedIn,
  "care.sendDeletionCode": loggedIn,
  "care.deleteUser": loggedIn,
  "care.findInvitation": everybody,
  "secondFactor.get": loggedIn,
  "secondFactor.change": loggedIn,
  "secondFactor.switchOff": loggedIn,
  "secondFactor.login": everybody,
  "personalData.ask": loggedIn,
  // Nobody here has had one made.
  "personalData.download": row("must log in", "not there"),
  "personalData.getState": loggedIn,
  "socialSignIn.listProviders": everybody,
  "socialSignIn.start": everybody,
  "socialSignIn.finish": everybody,
  "socialSignIn.finishByPost": everybody,
  // Asked with nothing in hand; a link that is none would not be there for anybody.
  "socialSignIn.confirmLink": everybody,
  "profiles.registerUser": everybody,
  "profiles.listTypes": loggedIn,
  "profiles.switchProfile": loggedIn,
  "profiles.addProfile": loggedIn,
  // Asked to remove an owner profile: who has none finds none.
  "profiles.removeProfile": row("must log in", "in", { sitter: "not there", admin: "not there" }),
  "profiles.updateImage": ownersOnly,
  "profiles.deleteImage": ownersOnly,
  // An admin has no profile of their own.
  "profiles.deleteImages": row("must log in", "in", { admin: "not there" }),
  // Asked about an owner, who has no page.
  "sitters.get": row("not there", "not there"),
  "search.sitters": everybody,
  "search.pins": everybody,
  "search.figures": everybody,
  "search.place": everybody,
  "publicRequests.list": everybody,
  "publicRequests.pins": everybody,
  // Asked about a request of an owner without an address, which has no place to be shown at.
  "publicRequests.get": row("not there", "not there"),
  // Likewise: who can't be found invites nobody.
  "invitations.get": row("not there", "not there", { owner: "in" }),
  // Nobody here has a sitter profile with an address yet.
  "poster.download": row("must log in", "not there"),
  "favorites.list": loggedIn,
  "favorites.add": row("must log in", "not there"),
  "favorites.remove": loggedIn,
  "addresses.update": loggedIn,
  "addresses.lookup": everybody,
  "addresses.suggest": everybody,
  "contact.registerUserAsNewContact": everybody,
  "catalogue.get": everybody,
  "content.website": everybody,
  "content.faq": everybody,
  "content.blog": everybody,
  // There is none in the test; texts.routes.test.ts reads one.
  "content.article": row("not there", "not there"),
  "content.appData": everybody,
  // Pets are of an owner profile; who has none finds none.
  "pets.list": row("must log in", "in", { sitter: "not there", admin: "not there" }),
  "pets.create": loggedIn,
  "pets.get": ownersOnly,
  "pets.update": ownersOnly,
  "pets.remove": ownersOnly,
  // One's own request; only the owner has one here.
  "requests.getOwn": ownersOnly,
  "requests.create": loggedIn,
  "requests.update": ownersOnly,
  "requests.remove": ownersOnly,
  "requests.activate": loggedIn,
  "requests.stillWanted": ownersOnly,
  "chat.list": loggedIn,
  "chat.listDeleted": loggedIn,
  // Asked about the owner, with whom nobody here has a room but the sitter of theirs.
  "chat.findWithProfile": row("must log in", "not there"),
  // The path names a profile, the owner's: those of the same kind, and the owner, hear that it can't be.
  "chat.open": row("must log in", "in", { admin: "not there" }),
  "chat.get": ownersOnly,
  "chat.listMessages": ownersOnly,
  "chat.archive": row("must log in", "in"),
  "chat.markAsRead": ownersOnly,
  // Asked with nothing to send: a room is looked for once there is something.
  "bookings.list": loggedIn,
  "bookings.create": loggedIn,
  "bookings.canCreate": loggedIn,
  "bookings.hasConflictingBookings": loggedIn,
  // None of them may ask this sitter: they have no pet, or are none who ask.
  "bookings.getSitter": row("must log in", "not there"),
  // Whoever has a profile has no bookings with a stranger; an admin has none at all.
  "bookings.listWith": row("must log in", "in", { admin: "not there" }),
  "bookings.get": ownersOnly,
  // Asked with nothing in hand; that a stranger's booking isn't there, the routes' own tests say.
  "bookings.setStatus": loggedIn,
  "bookings.changeDates": loggedIn,
  "bookings.update": ownersOnly,
  "bookings.withdrawProposal": ownersOnly,
  "bookings.cancel": loggedIn,
  "bookings.markAsSeen": loggedIn,
  "bookings.requestNotDeactivated": loggedIn,
  "intakeForms.get": ownersOnly,
  "intakeForms.update": ownersOnly,
  // The sitter of the booking confirms, who is none of these.
  "intakeForms.confirm": row("must log in", "not there", { owner: "may not" }),
  "intakeForms.getStanding": row("must log in", "in", { sitter: "not there", admin: "not there" }),
  "intakeForms.updateStanding": row("must log in", "in", {
    sitter: "not there",
    admin: "not there",
  }),
  "calendars.downloadEvent": ownersOnly,
  "calendars.getFeed": loggedIn,
  "calendars.renewFeed": loggedIn,
  "calendars.revokeFeed": loggedIn,
  "calendars.listBusy": loggedIn,
  "calendars.listCalendars": loggedIn,
  // Asked with nothing in hand; who is no sitter finds no place for one.
  "calendars.addCalendar": loggedIn,
  "calendars.removeCalendar": loggedIn,
  "logbooks.list": loggedIn,
  "logbooks.introduction": loggedIn,
  // Asked about the owner, with whom nobody here has one.
  "logbooks.lastWithProfile": row("must log in", "not there"),
  "logbooks.get": ownersOnly,
  // Asked with nothing in hand.
  "logbooks.create": loggedIn,
  "logbooks.update": ownersOnly,
  // What the sitter of it does, who is none of these.
  "logbooks.tickTask": loggedIn,
  "logbooks.checkInOut": row("must log in", "not there"),
  "logbooks.createActivity": loggedIn,
  "logbooks.updateActivity": row("must log in", "not there"),
  "logbooks.addImage": row("must log in", "not there"),
  "logbooks.removeImage": row("must log in", "not there"),
  "logbooks.track": loggedIn,
  "logbooks.read": ownersOnly,
  "logbooks.heartImage": ownersOnly,
  "logbooks.unheartImage": ownersOnly,
  "logbooks.addImagesToOwnerProfile": loggedIn,
  "logbooks.listImages": ownersOnly,
  "logbooks.ofBooking": ownersOnly,
  "logbooks.updateByOwner": ownersOnly,
  "logbooks.updateBySitter": row("must log in", "not there"),
  // Asked with nothing in hand: whose it is shows in the domain's own tests.
  "reviews.create": loggedIn,
  "reviews.update": loggedIn,
  "reviews.answer": loggedIn,
  "reviews.find": ownersOnly,
  "reviews.listToWrite": loggedIn,
  "reviews.listBy": loggedIn,
  "reviews.listOwn": loggedIn,
  "reviews.listFor": everybody,
  "reviews.best": everybody,
  "reviews.bestBySitters": everybody,
  "reports.get": ownersOnly,
  "reports.download": ownersOnly,
  "reports.share": ownersOnly,
  "reports.unshare": ownersOnly,
  "reports.getShared": everybody,
  // References are of a sitter profile; who has none finds none.
  "references.list": row("must log in", "not there", { sitter: "in" }),
  "references.ask": row("must log in", "in", { unconfirmed: "must confirm" }),
  // Asked about one that none of these asked for.
  "references.remove": row("must log in", "not there"),
  "references.remind": row("must log in", "not there", { unconfirmed: "must confirm" }),
  // Asked with nothing in hand; a link that is none would not be there for anybody.
  "references.getInvitation": everybody,
  "references.write": everybody,
  "references.listForProfile": everybody,
  // Asked with nothing in hand: whose it is shows in the domain's own tests.
  "ownReports.list": loggedIn,
  "ownReports.appeal": loggedIn,
  // A certificate is of a sitter profile; who has none finds none.
  "certificates.get": row("must log in", "not there", { sitter: "in" }),
  "certificates.send": row("must log in", "not there", { sitter: "in" }),
  "productReviews.list": everybody,
  "productReviews.write": row("must log in", "in", { unconfirmed: "must confirm" }),
  "productReviews.getOwn": loggedIn,
  // Asked with nothing in hand; a link that is none would not be there for anybody.
  "contactMessages.send": everybody,
  "banAppeals.getBan": everybody,
  "banAppeals.appeal": everybody,
  "admin.listReports": adminsOnly,
  "admin.getReport": adminsOnly,
  "admin.decideReport": adminsOnly,
  "admin.decideAppeal": adminsOnly,
  "admin.listUsers": adminsOnly,
  "admin.createUser": adminsOnly,
  "admin.getUser": adminsOnly,
  "admin.banUser": adminsOnly,
  "admin.unbanUser": adminsOnly,
  "admin.listBanAppeals": adminsOnly,
  "admin.decideBanAppeal": adminsOnly,
  "admin.listCertificates": adminsOnly,
  // Asked about one that nobody sent.
  "admin.downloadCertificate": row("must log in", "not there"),
  "admin.decideCertificate": adminsOnly,
  "admin.listProductReviews": adminsOnly,
  "admin.decideProductReview": adminsOnly,
  "admin.listAudit": adminsOnly,
  "adminQueue.get": adminsOnly,
  "adminUsers.logOut": adminsOnly,
  "adminUsers.export": adminsOnly,
  "adminJobs.list": adminsOnly,
  "adminJobs.counts": adminsOnly,
  // Nothing was given up here.
  "adminJobs.get": row("must log in", "not there"),
  "adminJobs.retry": row("must log in", "not there"),
  "adminJobs.retryAll": adminsOnly,
  "adminJobs.drop": row("must log in", "not there"),
  "adminFigures.get": adminsOnly,
  "adminMails.list": adminsOnly,
  "adminMails.counts": adminsOnly,
  // Nobody here was sent one.
  "adminMails.get": row("must log in", "not there"),
  "adminMails.resend": row("must log in", "not there"),
  "adminMails.listSuppressions": adminsOnly,
  "adminMails.addSuppression": adminsOnly,
  "adminMails.liftSuppression": row("must log in", "not there"),
  "adminMessages.list": adminsOnly,
  // Nobody here wrote to us.
  "adminMessages.get": row("must log in", "not there"),
  "adminMessages.markDone": row("must log in", "not there"),
  "adminMessages.reopen": row("must log in", "not there"),
  "adminBadges.figures": adminsOnly,
  "adminBadges.listHolders": adminsOnly,
  "adminBadges.getHolder": adminsOnly,
  "adminBadges.recount": adminsOnly,
  "adminBadges.takeBack": adminsOnly,
  "badges.catalogue": everybody,
  // Badges, too.
  "badges.listOwn": row("must log in", "not there", { sitter: "in" }),
  "badges.claim": row("must log in", "not there", { sitter: "in" }),
  // Asked with nothing in hand.
  "badges.celebrate": loggedIn,
  "messages.send": loggedIn,
  "messages.markAsRead": ownersOnly,
  "messages.hide": ownersOnly,
  "messages.decline": loggedIn,
  "messages.indicateInterest": loggedIn,
  "messages.refuseIndication": loggedIn,
  "safety.report": loggedIn,
  // Asked with nothing in hand: what one may not see is shown in the domain's own tests.
  "safety.getSubject": loggedIn,
  "safety.listBlocks": loggedIn,
  "safety.block": loggedIn,
  "safety.unblock": loggedIn,
  "notifications.list": loggedIn,
  "notifications.get": ownersOnly,
  "notifications.markAsRead": loggedIn,
  "notifications.getPreferences": loggedIn,
  "notifications.updatePreferences": loggedIn,
  "notifications.getPushKey": everybody,
  "notifications.subscribeToPush": loggedIn,
  "notifications.unsubscribeFromPush": loggedIn,
  // Without a signature there is nothing to stop.
  "notifications.unsubscribe": row("not there", "not there"),
  // The mail provider's, by a secret; asked with nothing in hand, which is refused before it is looked at.
  "mailEvents.take": everybody,
  "alerts.list": loggedIn,
  "alerts.create": loggedIn,
  "alerts.update": ownersOnly,
  "alerts.remove": ownersOnly,
  // Asked with nothing in hand; a link that is none would not be there for anybody.
  "alerts.pause": everybody,
  "subscriptions.plans": everybody,
  // An admin acts as nobody who could have one.
  "subscriptions.get": row("must log in", "in", { admin: "not there" }),
  "subscriptions.subscribe": row("must log in", "in", { unconfirmed: "must confirm" }),
  // Asked without a plan, which is refused before anything is looked up.
  "subscriptions.changePlan": loggedIn,
  "subscriptions.cancel": ownersOnly,
  "subscriptions.resume": ownersOnly,
  "payments.list": loggedIn,
  "payments.get": ownersOnly,
  "payments.check": ownersOnly,
  "payments.invoice": ownersOnly,
  // The provider's; whatever it says is asked of itself.
  "payments.webhook": everybody,
  // Asked with nothing in hand, which is refused before any link is read.
  "withdrawal.get": everybody,
  "withdrawal.withdraw": everybody,
  "adminTexts.list": adminsOnly,
  "adminTexts.get": adminsOnly,
  "adminTexts.create": adminsOnly,
  "adminTexts.saveDraft": adminsOnly,
  "adminTexts.publish": adminsOnly,
  "adminTexts.unschedule": adminsOnly,
  "adminTexts.restore": adminsOnly,
  "adminTexts.changeSlug": adminsOnly,
  "adminTexts.remove": adminsOnly,
  "adminTexts.preview": adminsOnly,
  "adminTexts.addPicture": adminsOnly,
  "adminPayments.list": adminsOnly,
  "adminPayments.get": adminsOnly,
  "adminPayments.refund": adminsOnly,
};
