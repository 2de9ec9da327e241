import type { Locale } from "#contract/shared/locale.ts";

/**
 * The words for a value that does not fit, the same in the browser (on leaving a field) and from
 * the server. A schema's own rule names its text by key: `.refine(…, rule("unwantedCharacters"))`.
 */
export const validationTexts = {
  nl: {
    required: "Vul dit in.",
    email: "Dit is geen volledig e-mailadres. Kijk het nog eens na.",
    tooShort: (min: number) => `Gebruik minstens ${min} tekens.`,
    tooLong: (max: number) => `Gebruik hoogstens ${max} tekens.`,
    tooFew: (min: number) => `Kies er minstens ${min}.`,
    tooMany: (max: number) => `Kies er hoogstens ${max}.`,
    tooSmall: (min: number) => `Vul ${min} of meer in.`,
    tooBig: (max: number) => `Vul ${max} of minder in.`,
    number: "Vul een getal in.",
    time: "Vul een tijd in, zoals 09:30.",
    date: "Dit is geen datum die we kennen.",
    option: "Kies een van de mogelijkheden.",
    unwantedCharacters: "Hier staan tekens in die we niet kunnen gebruiken.",
    emailTaken: "Er is al een account met dit e-mailadres. Log in, of kies een ander adres.",
    emailInUse: "Er is al een account met dit e-mailadres. Kies een ander adres.",
    emailUnusable: "Met dit e-mailadres kun je geen account maken. Kies een ander adres.",
    emailSame: "Dit adres heb je al.",
    phone: "Dit is geen telefoonnummer dat we kennen. Begin met 06, of met + en het landnummer.",
    period: "Kies een eerste en een laatste dag, in die volgorde.",
    sixDigits: "De code heeft zes cijfers.",
    wrongCode: "Deze code klopt niet. Kijk hem nog eens na.",
    secondFactorCode:
      "Een code uit de app heeft zes cijfers, een herstelcode zestien letters en cijfers.",
    secondFactorWrong:
      "Deze code klopt niet, of je hebt hem al gebruikt. Neem de nieuwste uit je app.",
    imageUnsupported: "Dit bestand is geen foto die we kunnen gebruiken. Kies jpg, png of webp.",
    imageHeic: "Dit is een HEIC-foto. Zet hem op je telefoon om naar jpg en probeer het opnieuw.",
    imageTooManyPixels: "Deze foto is te groot. Maak hem kleiner en probeer het opnieuw.",
    imageBroken: "Deze foto is beschadigd. Kies een andere.",
    imageTooLarge: "Deze foto is te zwaar. Hij mag hoogstens 10 MB zijn.",
    certificateUnsupported: "Kies een foto (jpg, png of webp) of een pdf van je VOG.",
    tooManyImages: "Je kunt hoogstens 20 foto's bewaren.",
    postalCode: "Een postcode heeft vier cijfers en twee letters, zoals 1234 AB.",
    houseNumber: "Begin met het nummer, en zet een toevoeging erachter: 12 A.",
    ownAddress: "Dit is je eigen adres. Vraag het aan iemand anders.",
    alreadyAsked: "Deze persoon heb je al gevraagd.",
    mailBounces:
      "Mail naar dit adres komt terug. Kijk of het klopt, of vraag naar een ander adres.",
    wantsNoMail: "Deze persoon wil geen mail van Kwispel. Vraag het aan iemand anders.",
    yearAhead: "Dit jaar is er nog niet.",
    chipNumber: "Een chipnummer heeft 15 cijfers.",
    endBeforeStart: "De laatste dag ligt voor de eerste.",
    datePast: "Deze dag is al voorbij.",
    timePast: "Dit tijdstip is al voorbij.",
    longerThanAYear: "Een boeking duurt hoogstens een jaar.",
    calendarAddress:
      "Plak het adres van je agenda. Het begint met https:// of webcal:// en staat op internet.",
    beforeLogbook:
      "Dit is van voor het logboek er was. Kijk of de datum en de klok van je telefoon goed staan.",
    dateFuture: "Deze datum moet nog komen.",
    yearUnlikely: "Klopt dit jaar? Kijk het nog eens na.",
    beforeBirth: "Deze datum ligt voor de geboortedatum.",
    birthDateFixed: "Je geboortedatum staat al vast. Klopt hij niet? Neem contact met ons op.",
    postalCodeUnknown: "Deze postcode kennen we niet. Kijk hem nog eens na.",
    placeUnknown: "Deze plaats kennen we niet. Kijk de naam of de postcode nog eens na.",
    kvkNumber: "Een KvK-nummer heeft 8 cijfers.",
    vatNumber: "Een btw-nummer ziet eruit als NL123456789B01.",
    tooYoung: "Je moet 18 jaar of ouder zijn om mee te doen.",
    termsNeeded: "Zonder akkoord met de voorwaarden gaat het niet.",
    passwordsDiffer: "Dit is niet twee keer hetzelfde wachtwoord.",
    weakPassword:
      "Dit wachtwoord is te makkelijk te raden. Een paar losse woorden achter elkaar werkt goed.",
    pageSize: "Zoveel regels per pagina kan niet.",
    invalid: "Dit klopt nog niet.",
  },
  en: {
    required: "Please fill this in.",
    email: "This is not a complete e-mail address. Please check it.",
    tooShort: (min: number) => `Use at least ${min} characters.`,
    tooLong: (max: number) => `Use at most ${max} characters.`,
    tooFew: (min: number) => `Choose at least ${min}.`,
    tooMany: (max: number) => `Choose at most ${max}.`,
    tooSmall: (min: number) => `Enter ${min} or more.`,
    tooBig: (max: number) => `Enter ${max} or less.`,
    number: "Enter a number.",
    time: "Enter a time, like 09:30.",
    date: "This is not a date we know.",
    option: "Choose one of the options.",
    unwantedCharacters: "This contains characters that we can't use.",
    emailTaken: "There is an account with this e-mail address already. Log in, or use another one.",
    emailInUse: "There is an account with this e-mail address already. Use another one.",
    emailUnusable: "You can't make an account with this e-mail address. Use another one.",
    emailSame: "You have this address already.",
    phone: "This is not a phone number we know. Start with 06, or with + and the country code.",
    period: "Choose a first and a last day, in that order.",
    sixDigits: "The code has six digits.",
    wrongCode: "This code is not right. Please check it.",
    secondFactorCode:
      "A code from the app has six digits, a recovery code has sixteen letters and digits.",
    secondFactorWrong:
      "This code is not right, or you have used it before. Take the newest one from your app.",
    imageUnsupported: "This file is not a picture that we can use. Choose jpg, png or webp.",
    imageHeic: "This is a HEIC picture. Convert it to jpg on your phone and try again.",
    imageTooManyPixels: "This picture is too large. Make it smaller and try again.",
    imageBroken: "This picture is damaged. Please choose another one.",
    imageTooLarge: "This picture is too heavy. It may be 10 MB at most.",
    certificateUnsupported: "Choose a picture (jpg, png or webp) or a PDF of your certificate.",
    tooManyImages: "You can keep 20 pictures at most.",
    postalCode: "A postal code has four digits and two letters, like 1234 AB.",
    houseNumber: "Start with the number and put an addition behind it: 12 A.",
    ownAddress: "This is your own address. Ask somebody else.",
    alreadyAsked: "You have already asked this person.",
    mailBounces: "Mail to this address comes back. See if it is right, or ask for another one.",
    wantsNoMail: "This person doesn't want mail from Kwispel. Ask somebody else.",
    yearAhead: "That year is still to come.",
    chipNumber: "A chip number has 15 digits.",
    endBeforeStart: "The last day is before the first one.",
    datePast: "This day has passed already.",
    timePast: "This time has already passed.",
    longerThanAYear: "A booking lasts a year at most.",
    calendarAddress:
      "Paste the address of your calendar. It begins with https:// or webcal:// and is on the internet.",
    beforeLogbook:
      "This was before there was a logbook. Check whether the date and the clock of your phone are right.",
    dateFuture: "This date is still to come.",
    yearUnlikely: "Is this year right? Please check it.",
    beforeBirth: "This date is before the date of birth.",
    birthDateFixed: "Your date of birth is fixed already. Is it wrong? Get in touch with us.",
    postalCodeUnknown: "We don't know this postal code. Please check it.",
    placeUnknown: "We don't know this place. Please check the name or the postal code.",
    kvkNumber: "A chamber of commerce number has 8 digits.",
    vatNumber: "A VAT number looks like NL123456789B01.",
    tooYoung: "You have to be 18 or older to take part.",
    termsNeeded: "It doesn't work without agreeing to the terms.",
    passwordsDiffer: "These two passwords are not the same.",
    weakPassword: "This password is too easy to guess. A few unrelated words in a row work well.",
    pageSize: "That many lines a page is not possible.",
    invalid: "This is not right yet.",
  },
} as const satisfies Record<Locale, unknown>;

type Texts = (typeof validationTexts)[Locale];
/** The texts that a rule can name: those that need no number. */
export type RuleKey = {
  [Key in keyof Texts]: Texts[Key] extends string ? Key : never;
}[keyof Texts];

/** The message of a schema's own rule: a rule whose text is missing in a language does not compile. */
export function rule(key: RuleKey): { message: RuleKey } {
  return { message: key };
}

export function isRuleKey(key: string): key is RuleKey {
  const { nl } = validationTexts;
  return Object.hasOwn(nl, key) && typeof nl[key as keyof Texts] === "string";
}
