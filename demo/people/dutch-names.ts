/** First names as they were given: whoever is called Truus was not born in 2001. */
const words = (text: string) => text.trim().split(/\s+/);

export const dutchFirstNames = {
  FEMALE: {
    young: words(`Lotte Fleur Sanne Iris Femke Anouk Merel Roos Noor Lieke Eva Emma Julia Sophie Isa
      Maud Jasmijn Floor Britt Nina Amber Eline Maaike Veerle Romy Pien Tessa Kiki Lisanne Marit Evi
      Loes Puck Jip Silke Hanna Charlotte Renske Vera Danique`),
    middle:
      words(`Marieke Esther Mirjam Linda Petra Saskia Monique Ingrid Wendy Karin Sandra Annemarie
      Bianca Judith Nicole Astrid Patricia Chantal Marjolein Suzanne Barbara Ilse Margriet Danielle
      Kirsten Mariska Jolanda Angelique Yvonne Manon Heleen Carolien Irene Nienke Jacqueline Claudia
      Liesbeth Susan Ellen Miranda`),
    old: words(`Riet Truus Gerda Ria Wil Joke Tineke Corrie Annie Marijke Nel Bep Hennie Anneke Willy
      Ineke Lenie Toos Greet Dini Janny Els Thea Jannie Coby Tonny Marga Hetty Nelleke Trudy Loes Marian
      Henny Elly Lies Ank`),
  },
  MALE: {
    young:
      words(`Daan Thijs Bram Sem Lars Jesse Ruben Niels Stijn Luuk Tim Max Bas Joris Koen Floris
      Teun Gijs Sander Jelle Mees Wouter Rick Tom Bart Casper Pim Olivier Jasper Guus Hidde Thomas
      Mats Lucas Olaf Stan Joep Victor Siem Timo`),
    middle:
      words(`Mark Marcel Erik Dennis Patrick Edwin Ronald Martijn Jeroen Michel Richard Bastiaan
      Frank Peter Marco Robert Arjan Vincent Remco Sjoerd Maarten Ramon Ferdinand Paul Erwin Alex
      Michiel Roland Stefan Rob Ruud Eelco Menno Gerben Diederik Harald Onno Raymond Hans Dirk`),
    old: words(`Wim Henk Piet Jan Kees Gerrit Cor Joop Ton Nico Bert Theo Ad Leo Jaap Arie Harrie Sjaak
      Koos Ben Fred Hans Gerard Dick Rinus Klaas Huub Frans Ger Jos Teun Aart Bertus Chris Herman Lou`),
  },
} as const;

export const dutchLastNames = `de Jong, Jansen, de Vries, van den Berg, Bakker, van Dijk, Visser, Janssen,
Smit, Meijer, de Boer, Mulder, de Groot, Bos, Vos, Peters, Hendriks, van Leeuwen, Dekker, Brouwer, de Wit,
Dijkstra, Smits, de Graaf, van der Meer, van der Linden, Kok, Jacobs, de Haan, Vermeulen, van den Heuvel,
van der Veen, van den Broek, de Bruijn, van der Heijden, Schouten, van Beek, Willems, van Vliet,
van de Ven, Hoekstra, Maas, Verhoeven, Koster, van Dam, van der Wal, Prins, Blom, Huisman, Peeters,
Kuipers, van Veen, Veenstra, Kramer, van den Bosch, Post, van der Velden, Postma, Timmermans, Groen,
Gerritsen, Bosch, Martens, Scholten, van Wijk, Sanders, van der Horst, van der Laan, Ruiter, Evers,
Verbeek, Wolters, Kuiper, Schipper, Molenaar, Bosman, Driessen, Wijnands, van Loon, Roos, Kroon, Pronk,
Zwart, van Rijn, Kooij, Goossens, Slot, Korteweg, Hofman, Blok, Schaap, Vink, Haverkamp, te Riele, Nijhuis,
Rutten, Claessen, Lubbers, Berendsen, van Gelder, Terpstra, Zijlstra, Boersma, Wiersma, Oosterhuis,
Duijvestein, Ketelaars, van Schaik, Rozendaal, Steenbergen, van Hoof, Huijbregts, Leenders`;
