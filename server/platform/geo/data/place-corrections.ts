/**
 * What GeoNames' list of Dutch places needs before people would call it a list of places: its
 * neighbourhoods taken out, Dutch names, the towns that it lacks, and the sizes to rank by.
 * Read by scripts/generate/extract-places.ts only; municipalities are spelled as GeoNames spells them.
 */

/** Neighbourhoods and municipalities that nobody writes on an envelope, by municipality. */
export const notPlaces = `
Assen: Marsdijk, Peelo
Coevorden: Ballast, De Loo
Emmen: Angelslo, Barger-Oosterveld, Bargeres, Emmer-Erfscheidenveen, Emmerhout, Emmermeer, Emmerschans, Noordbarge
Hoogeveen: Krakeel, Wolfsbos
Tynaarlo: Westlaren
Heerenveen: De Greiden
Leeuwarden: Aldlân-Oost, Bilgaard, Camminghaburen, Heechterp, Hoek, Huizum, Westeinde, Zuiderburen
Smallingerland: De Drait
Sûdwest Fryslân: De Domp, Stadsfenne, Tinga
Apeldoorn: Anklaar, Berg en Bos, Binnenstad, Brinkhorst, Brummelhof, Componistenkwartier, De Bouwhof, De Haven, De Heeze, De Mheen, Driehuizen, Het Loo, Kerschoten, Matendonk, Matendreef, Matengaarde, Matenhoeve, Matenhorst, Matenveld, Orden, Rivierenkwartier, Sluisoord, Spainkbos, Sprengenbos, Sprengenweg-Noord, Sprenkelaar, Staatsliedenkwartier, Vogelkwartier, Welgelegen, Westenenk, Winkewijert, Woudhuis, Zevenhuizen
Arnhem: Bakenberg, Burgemeesterswijk, Elden, Geitenkamp, Gulden Bodem, Hoogkamp, Malburgen West, Sterrenberg, Vredenburg
Doetinchem: Nieuw-Wehl, Oosseld
Ede: Doesburg, Nederwoud, Veldhuizen, Westeneng
Elburg: Oostendorp
Nijkerk: Corlaer, Doornsteeg
Nijmegen: Brakkenstein, Hatert, Hees, Hengstdal, Hunnerberg, Lindenholt
Tiel: Drumpt
Wijchen: Valendries
Zaltbommel: Nederhemert-Noord
Zevenaar: Ooy, Stegeslag, Zonnemaat
Zutphen: Leesten, Ooyerhoek
Oude IJsselstreek: Wisch
Berg en Dal: Bredeweg
West Betuwe: Geldermalsen-West
Groningen: Coendersborg, De Wijert, Helpman, Korrewegwijk, Oosterhoogebrug, Oosterpark, Reitdiep, Selwerd
Oldambt: Eexta
Het Hogeland: Obergum
Eemsdelta: Tuikwerd
Landgraaf: Abdissenbosch, Kakert, Lauradorp, Lichtenberg, Waubach
Beek: Neerbeek
Beesel: Offenbeek
Brunssum: Kruisberg
Heerlen: Beersdal, Heksenberg, Husken, Mariarade, Meezenbroek, Nieuw-Lotbroek, Passart, Vrieheide
Kerkrade: Bleijerheide, Chevremont, Gracht, Haanrade, Holz, Hopel, Kaalheide, Spekholzerheide, Terwinselen
Maastricht: Amby, Belfort, Biesland, De Heeg, Heer, Heugem, Limmel, Malberg, Oud-Caberg, Pottenberg, Scharn, Wolder
Meerssen: Rothem
Nederweert: Budschop
Roermond: Leeuwen, Merum
Stein: Kerensheide, Nieuwdorp
Venlo: Hout-Blerick
Venray: Brabander, Brukske, Veltum
Voerendaal: Kunrade
Weert: Keent, Leuken, Moesel
Valkenburg aan de Geul: Broekhem, Sibbe
Maasgouw: Brachterbeek
Echt-Susteren: Heide, Peij, Schilberg
Sittard-Geleen: Broeksittard, Lindenheuvel, Ophoven, Overhoven, Stadbroek
Bergen op Zoom: Noordgeest
Best: Naastenbest, Salderes, Speelheide, Wilhelminadorp
Breda: Belcrum, Biesdonk, Gageldonk, Ginneken, Heusdenhout, Hoge Vucht, Princenhage, Waterdonken, Wisselaar, Zandberg
Deurne: Zeilberg
Eindhoven: 't Hofke, Blaarthem, De Doornakkers, Eckart, Generalenbuurt, Grasrijk, Heesterakker, Jagershoef, Lakerlopen, Lievendaal, Meerhoven, Muschberg en Geestenberg, Tivoli, Tongelre, Vaartbroek, Villapark, Vlokhoven, Woenselse Heide
Goirle: Abcoven
's-Hertogenbosch: De Kruiskamp, De Rompert, Deuteren, Maaspoort, Molenhoek, Orthen
Heusden: Vliedberg
Sint-Michielsgestel: Maaskantje, Middelrode, Theereheide
Son en Breugel: Breugel, Son
Steenbergen: Welberg
Tilburg: Besterd, Broekhoven, De Blaak, De Reit, Enschot, Groenewoud, Korvel, Loven, Quirijnstok
Valkenswaard: Dommelen, Geenhoven
Veldhoven: Meerveldhoven, Oerle, Zeelst, Zonderwijk
Waalre: Ekenrooi, Voldijn
Waalwijk: Baardwijk, Besoijen
Zundert: Klein-Zundert
Gemert-Bakel: Doonheide
Laarbeek: Donk
Roosendaal: Kalsdonk
Cranendonck: Cranendonck
Moerdijk: Krooswijk
Geldrop-Mierlo: Akert, Brand, Coevering, Genoenhuis, Schutsboom, Stepekolk, Zesgehuchten
Meierijstad: Eerschot, Leest, Ven
Maashorst: Bitswijk, Hoeven, Melle, Raam
Aalsmeer: Oosteinde
Amsterdam: Amstelveldbuurt, Amsterdam Nieuw-West, Amsterdam-Centrum, Amsterdam-Oost, Amsterdam-West, Amsterdam-Zuid, Amsterdam-Zuidoost, Anjeliersbuurt-Noord, Anjeliersbuurt-Zuid, Burgwallen-Nieuwe Zijde, Burgwallen-Oost, Burgwallen-Oude Zijde, Dapperbuurt, Den Texbuurt, Driehoekbuurt, Elandsgrachtbuurt, Felix Meritisbuurt, Grachtengordel West, Haarlemmerbuurt, Haarlemmerbuurt-Oost, Haarlemmerbuurt-West, Jordaan, Kadoelen, Kop Zeedijk, Langestraat en omgeving, Lastage, Leidsebuurt-Noordoost, Leliegracht en omgeving, Marnixbuurt-Noord, Nieuwmarkt/Lastage, Nieuwmarktbuurt, Noord, Utrechtsebuurt-Zuid, Vijzelstraatbuurt, Westelijke Eilanden, Westerdokseiland, Weteringbuurt, Zuiderkerkbuurt
Blaricum: Bijvanck
Heemskerk: Commandeurs, De Maer, Waterakkers
Heemstede: De Glip
Heiloo: Oosterzij
Hilversum: Hilversumse Meent, Kerkelanden
Medemblik: Bangert
Purmerend: Halfweg
Velsen: Hofgeest
Zaanstad: Langeheit, Zaanstad
Wormerland: Neck
Wijdemeren: Ankeveense Rade, Nieuw-Loosdrecht, Oud-Loosdrecht
Dijk en Waard: Butterhuizen, De Noord
Amersfoort: Langenoord, Randenbroek
Bunschoten: Spakenburg
Leusden: Leusden-Zuid
Soest: Soestdijk
Utrecht: De Uithof, Grauwaart, Leidsche Rijn, Lunetten, Oog in Al, Veldhuizen
Zeist: Kerckebosch, Nijenheim
Nieuwegein: Vreeswijk
Stichtse Vecht: Op Buuren, Spechtenkamp, Zandweg-Oostwaard
Vijfheerenlanden: De Hagen
Middelburg: Dauwendaele, Griffioen, Klarenbeek
Terneuzen: Othene
Vlissingen: Lammerenburg, West-Souburg, Westerzicht
Schouwen-Duiveland: Malta
Alphen aan den Rijn: Gouwsluis
Barendrecht: Carnisse
Capelle aan den IJssel: Capelle-West
Gouda: Bloemendaal
Den Haag: Duindorp, Duinzigt, Kijkduin, Spoorwijk, Statenkwartier, Vogelwijk, Ypenburg
Hardinxveld-Giessendam: Boven-Hardinxveld, De Peulen, Giessendam
Hillegom: Weerestein
Katwijk: Katwijk aan den Rijn
Leiden: Hoge Mors, Merenwijk
Leiderdorp: Binnenhof
Ridderkerk: Bolnes, Slikkerveer
Rotterdam: 's-Gravenland, Bloemhof, Delfshaven, Feijenoord, Groot IJsselmonde, Heijplaat, Katendrecht, Kop van Zuid, Lombardijen, Ommoord, Overschie, Pendrecht, Schiebroek, Spangen, Terbregge, Vreewijk, Zuidwijk
Rijswijk: Strijp
Schiedam: Tuindorp
Voorschoten: Adegeest, Noord-Hofland, Vlietwijk
Waddinxveen: Groenswaard, Oranjewijk, Vondelwijk
Wassenaar: De Kieviet, Kerkehout, Oostdorp
Zoetermeer: Driemanspolder, Palenstein
Lansingerland: Noordeinde
Bodegraven-Reeuwijk: Weijpoort
Leidschendam-Voorburg: Essesteijn
Krimpenerwaard: Bergstoep, Stein
Hoeksche Waard: Middelsluis
Molenlanden: Liesveld
Voorne aan Zee: Nieuwenhoorn, Rugge
Almelo: Nijrees
Deventer: Borgele, De Hoven, Het Oostrik
Enschede: Mekkelholt, Pathmos, Twekkelerveld, Wooldrik
Hardenberg: Baalder
Hengelo: Klein Driene, Woolde
Kampen: Brunnepe, Flevowijk, Oosterholt
Oldenzaal: Zuid-Berghuizen
Zwolle: Aalanden, Berkum, Frankhuis, Pierik
Twenterand: Magele, Nieuwoord
Steenwijkerland: Oostermeenthe, Tuk
Olst-Wijhe: Boskamp
Almere: Almere Duin
`;

/** `Name, municipality → what people call it`. */
export const renamed = `
The Hague, Den Haag → Den Haag
Almere Stad, Almere → Almere
Katwijk aan Zee, Katwijk → Katwijk
Noordwijk-Binnen, Noordwijk → Noordwijk
Neder-Hardinxveld, Hardinxveld-Giessendam → Hardinxveld-Giessendam
Bunschoten, Bunschoten → Bunschoten-Spakenburg
Zoeterwoude-Dorp, Zoeterwoude → Zoeterwoude
Nieuwe-Niedorp, Hollands Kroon → Nieuwe Niedorp
Beek, Laarbeek → Beek en Donk
Beek gem Montferland, Montferland → Beek
Berg, Stein → Berg aan de Maas
Berg, Valkenburg aan de Geul → Berg en Terblijt
Aalburg, Altena → Wijk en Aalburg
Haamstede, Schouwen-Duiveland → Burgh-Haamstede
Warga, Leeuwarden → Wergea
Loenen, Apeldoorn → Loenen
t Harde, Elburg → 't Harde
t Loo, Oldebroek → 't Loo
t Veld, Hollands Kroon → 't Veld
s-Gravendeel, Hoeksche Waard → 's-Gravendeel
's Gravenmoer, Dongen → 's Gravenmoer
`;

export const municipalitiesRenamed: Readonly<Record<string, string>> = {
  "Sûdwest Fryslân": "Súdwest-Fryslân",
};
