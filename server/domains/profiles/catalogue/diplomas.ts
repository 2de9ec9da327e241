import type { NamedCode } from "./named-code.ts";

/** What one can learn about animals in the Netherlands; the English names are descriptions. */
export const diplomas: readonly NamedCode[] = [
  ["animal-ambulance", "Medewerker dierenambulance", "Animal ambulance attendant"],
  ["animal-care-2", "Dierverzorging (mbo niveau 2)", "Animal care (mbo level 2)"],
  ["animal-care-3", "Dierverzorging (mbo niveau 3)", "Animal care (mbo level 3)"],
  ["animal-care-4", "Dierverzorging (mbo niveau 4)", "Animal care (mbo level 4)"],
  ["animal-husbandry-hbo", "Dier- en veehouderij (hbo)", "Animal husbandry (hbo)"],
  ["animal-management-hbo", "Diermanagement (hbo)", "Animal management (hbo)"],
  ["animal-physiotherapy", "Dierfysiotherapie", "Animal physiotherapy"],
  ["applied-biology-hbo", "Toegepaste biologie (hbo)", "Applied biology (hbo)"],
  ["canine-knowledge-1", "Kynologische kennis 1 (KK1)", "Canine knowledge 1 (KK1)"],
  ["canine-knowledge-2", "Kynologische kennis 2 (KK2)", "Canine knowledge 2 (KK2)"],
  ["cat-behaviourist", "Kattengedragstherapeut", "Cat behaviourist"],
  ["cat-groomer", "Kattentrimmer", "Cat groomer"],
  [
    "companion-animals-birds",
    "Vakbekwaamheid gezelschapsdieren: vogels",
    "Certificate of competence for companion animals: birds",
  ],
  [
    "companion-animals-dogs-cats",
    "Vakbekwaamheid gezelschapsdieren: honden en katten",
    "Certificate of competence for companion animals: dogs and cats",
  ],
  [
    "companion-animals-fish",
    "Vakbekwaamheid gezelschapsdieren: vissen",
    "Certificate of competence for companion animals: fish",
  ],
  [
    "companion-animals-others",
    "Vakbekwaamheid gezelschapsdieren: overige zoogdieren, reptielen en amfibieën",
    "Certificate of competence for companion animals: other mammals, reptiles and amphibians",
  ],
  ["dog-behaviourist", "Kynologisch gedragstherapeut", "Dog behaviourist"],
  ["dog-groomer", "Hondentrimmer", "Dog groomer"],
  ["dog-instructor", "Kynologisch instructeur", "Dog training instructor"],
  ["dog-massage", "Hondenmasseur", "Dog massage therapist"],
  ["dog-walker", "Professioneel hondenuitlater", "Professional dog walker"],
  ["equine-mbo", "Paardensport en -houderij (mbo)", "Equestrian sports and horse keeping (mbo)"],
  ["first-aid-horses", "EHBO bij paarden", "First aid for horses"],
  ["first-aid-pets", "EHBO bij huisdieren", "First aid for pets"],
  ["livestock-mbo", "Veehouderij (mbo)", "Livestock farming (mbo)"],
  ["riding-instructor", "Instructeur paardensport", "Riding instructor"],
  ["veterinary-medicine", "Diergeneeskunde (universiteit)", "Veterinary medicine (university)"],
  ["veterinary-nurse", "Paraveterinair (mbo niveau 4)", "Veterinary nurse (mbo level 4)"],
];
