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
    date: "We herkennen deze datum niet. Schrijf hem als 31-12-2026.",
    option: "Kies een van de mogelijkheden.",
    unwantedCharacters: "Hier staan tekens in die we niet kunnen gebruiken. Typ de tekst opnieuw.",
    emailTaken: "Er is al een account met dit e-mailadres. Log in, of kies een ander adres.",
    emailInUse: "Er is al een account met dit e-mailadres. Kies een ander adres.",
    emailUnusable: "Met dit e-mailadres kun je geen account maken. Kies een ander adres.",
    emailSame: "Dit adres heb je al. Vul een ander in.",
    phone: "We herkennen dit telefoonnummer niet. Begin met 06, of met + en het landnummer.",
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
    imageTooLarge: "Deze foto is te groot. Hij mag hoogstens 10 MB zijn.",
    certificateUnsupported: "Kies een foto (jpg, png of webp) of een pdf van je VOG.",
    tooManyImages: "Je kunt hoogstens 20 foto’s bewaren. Haal er eerst een weg.",
    postalCode: "Een postcode heeft vier cijfers en twee letters, zoals 3511 AB.",
    houseNumber: "Begin met het nummer, en zet een toevoeging erachter: 12 A.",
    ownAddress: "Dit is je eigen adres. Vraag het aan iemand anders.",
    publicCode:
      "Hier staat een code of wachtwoord in. Iedereen kan dit lezen, dus haal die eerst weg.",
    alreadyAsked: "Deze persoon heb je al gevraagd. Vraag iemand anders.",
    mailBounces:
      "Mail naar dit adres komt terug. Kijk of het klopt, of vraag naar een ander adres.",
    wantsNoMail: "Deze persoon wil geen mail van Kwispel. Vraag het aan iemand anders.",
    yearAhead: "Dit jaar moet nog komen. Vul een eerder jaar in.",
    chipNumber: "Een chipnummer heeft 15 cijfers.",
    endBeforeStart: "De laatste dag ligt voor de eerste. Kies een latere.",
    datePast: "Deze dag is al voorbij. Kies een andere.",
    timePast: "Dit tijdstip is al voorbij. Kies een later moment.",
    longerThanAYear: "Een boeking duurt hoogstens een jaar. Kies een eerdere laatste dag.",
    calendarAddress:
      "Plak het adres van je agenda. Het begint met https:// of webcal:// en staat op internet.",
    beforeLogbook:
      "Dit is van voor het logboek er was. Kijk of de datum en de klok van je telefoon goed staan.",
    dateFuture: "Deze datum moet nog komen. Vul een eerdere in.",
    yearUnlikely: "Klopt dit jaar? Kijk het nog eens na.",
    beforeBirth: "Deze datum ligt voor de geboortedatum. Kijk ze allebei na.",
    birthDateFixed: "Je geboortedatum staat al vast. Klopt hij niet? Neem contact met ons op.",
    postalCodeUnknown: "Deze postcode kennen we niet. Kijk hem nog eens na.",
    placeUnknown: "Deze plaats kennen we niet. Kijk de naam of de postcode nog eens na.",
    kvkNumber: "Een KvK-nummer heeft 8 cijfers.",
    vatNumber: "Een btw-nummer ziet eruit als NL123456789B01.",
    tooYoung: "Je moet 18 jaar of ouder zijn om mee te doen.",
    termsNeeded: "Ga akkoord met de voorwaarden, dan kun je verder.",
    passwordsDiffer: "Deze wachtwoorden zijn niet gelijk. Vul twee keer hetzelfde in.",
    weakPassword:
      "Dit wachtwoord is te makkelijk te raden. Een paar losse woorden achter elkaar werkt goed.",
    slug: "Gebruik kleine letters, cijfers en streepjes, zoals hond-in-de-zomer.",
    slugTaken: "Dit adres is al van een andere tekst. Kies een ander.",
    slugReserved: "Dit adres hoort bij een pagina van de site zelf. Kies een ander.",
    slugFixed: "Het adres van deze tekst ligt vast.",
    headingAnchor: "Een kop in deze tekst heeft geen anker. Zet er een achter, zoals {#afspreken}.",
    headingAnchorTwice: "Twee koppen in deze tekst hebben hetzelfde anker. Geef elk een eigen.",
    headingTitle: "Een blok in deze tekst heeft geen titel.",
    headingTooLarge: "De grootste kop is de titel zelf. Gebruik in de tekst kleinere koppen.",
    sectionsDiffer: "Het Nederlands en het Engels hebben niet dezelfde blokken.",
    pictureUnknown: "Een van de foto’s in deze tekst is er niet meer. Voeg hem opnieuw toe.",
    pictureAlternative: "Zeg bij elke foto wat erop te zien is.",
    articleUnknown: "Een van deze artikelen is er niet.",
    pageSize: "Zoveel per pagina kunnen we niet laten zien. Kies een kleiner aantal.",
    pageTooFar:
      "Zo ver kun je niet bladeren. Zoek wat preciezer, dan staat het eerder in de lijst.",
    invalid: "Dit kunnen we zo niet gebruiken. Kijk het nog eens na.",
  },
  en: {
    required: "Please fill this in.",
    email: "This email address isn’t complete. Please check it.",
    tooShort: (min: number) => `Use at least ${min} characters.`,
    tooLong: (max: number) => `Use at most ${max} characters.`,
    tooFew: (min: number) => `Choose at least ${min}.`,
    tooMany: (max: number) => `Choose at most ${max}.`,
    tooSmall: (min: number) => `Enter ${min} or more.`,
    tooBig: (max: number) => `Enter ${max} or less.`,
    number: "Enter a number.",
    time: "Enter a time, like 09:30.",
    date: "We can’t read this as a date. Write it as 31-12-2026.",
    option: "Choose one of the options.",
    unwantedCharacters: "There are characters in this that we can’t use. Type it again.",
    emailTaken: "There’s already an account with this email address. Log in, or use another one.",
    emailInUse: "There’s already an account with this email address. Use another one.",
    emailUnusable: "You can’t create an account with this email address. Use another one.",
    emailSame: "This is already your address. Fill in another one.",
    phone: "We can’t read this phone number. Start with 06, or with + and the country code.",
    period: "Choose a first and a last day, in that order.",
    sixDigits: "The code has six digits.",
    wrongCode: "This code isn’t right. Please check it.",
    secondFactorCode:
      "A code from the app has six digits, a recovery code sixteen letters and digits.",
    secondFactorWrong:
      "This code isn’t right, or you’ve already used it. Take the newest one from your app.",
    imageUnsupported: "We can’t use this file as a photo. Choose JPG, PNG or WebP.",
    imageHeic: "This is a HEIC photo. Convert it to JPG on your phone and try again.",
    imageTooManyPixels: "This photo is too large. Make it smaller and try again.",
    imageBroken: "This photo is damaged. Please choose another one.",
    imageTooLarge: "This photo is too large. It can be 10 MB at most.",
    certificateUnsupported: "Choose a photo (JPG, PNG or WebP) or a PDF of your VOG.",
    tooManyImages: "You can keep up to 20 photos. Remove one first.",
    postalCode: "A postcode has four digits and two letters, like 3511 AB.",
    houseNumber: "Start with the number, then any addition: 12 A.",
    ownAddress: "This is your own address. Ask someone else.",
    publicCode: "This has a code or password in it. Everyone can read this, so take it out first.",
    alreadyAsked: "You’ve already asked this person. Ask someone else.",
    mailBounces: "Emails to this address bounce. Check that it’s right, or ask for another one.",
    wantsNoMail: "This person doesn’t want emails from Kwispel. Ask someone else.",
    yearAhead: "This year is in the future. Fill in an earlier one.",
    chipNumber: "A chip number has 15 digits.",
    endBeforeStart: "The last day is before the first. Choose a later one.",
    datePast: "This day has already passed. Choose another.",
    timePast: "This time has already passed. Choose a later one.",
    longerThanAYear: "A booking can last a year at most. Choose an earlier last day.",
    calendarAddress:
      "Paste your calendar’s address. It starts with https:// or webcal:// and is on the internet.",
    beforeLogbook:
      "This is from before the logbook started. Check that your phone’s date and clock are right.",
    dateFuture: "This date is in the future. Fill in an earlier one.",
    yearUnlikely: "Is this year right? Please check it.",
    beforeBirth: "This date is before the date of birth. Check both.",
    birthDateFixed: "Your date of birth can’t be changed any more. Is it wrong? Contact us.",
    postalCodeUnknown: "We don’t know this postcode. Please check it.",
    placeUnknown: "We don’t know this town. Please check the name or postcode.",
    kvkNumber: "A Chamber of Commerce number (KvK) has 8 digits.",
    vatNumber: "A VAT number looks like NL123456789B01.",
    tooYoung: "You must be 18 or older to join.",
    termsNeeded: "Please agree to the terms to continue.",
    passwordsDiffer: "These passwords don’t match. Type the same one twice.",
    weakPassword: "This password is too easy to guess. A few unrelated words in a row work well.",
    slug: "Use small letters, digits and hyphens, like dog-in-summer.",
    slugTaken: "This address belongs to another text. Choose another one.",
    slugReserved: "This address belongs to a page of the site itself. Choose another one.",
    slugFixed: "The address of this text is fixed.",
    headingAnchor: "A heading in this text has no anchor. Put one behind it, like {#agree}.",
    headingAnchorTwice: "Two headings in this text have the same anchor. Give each its own.",
    headingTitle: "A block in this text has no title.",
    headingTooLarge: "The largest heading is the title itself. Use smaller ones in the text.",
    sectionsDiffer: "The Dutch and the English text don’t have the same blocks.",
    pictureUnknown: "One of the pictures in this text is no longer there. Please add it again.",
    pictureAlternative: "Say for each picture what it shows.",
    articleUnknown: "One of these articles doesn’t exist.",
    pageSize: "We can’t show that many per page. Choose a smaller number.",
    pageTooFar: "You can’t page that far. Narrow your search and it will be nearer the top.",
    invalid: "We can’t use this as it is. Please check it.",
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
