/**
 * Towns and larger villages that GeoNames' list lacks: name, municipality, and a point near the
 * middle, good to about a kilometre. Read by scripts/generate/extract-places.ts only.
 */
export const additions = `
Schiphol, Haarlemmermeer, 52.308, 4.764
Wormerveer, Zaanstad, 52.490, 4.790
Bovenkarspel, Stede Broec, 52.697, 5.243
Grootebroek, Stede Broec, 52.698, 5.216
Hoogkarspel, Drechterland, 52.695, 5.178
Wervershoof, Medemblik, 52.729, 5.157
Wognum, Medemblik, 52.681, 5.022
Zwaag, Hoorn, 52.669, 5.074
Blokker, Hoorn, 52.669, 5.107
Spanbroek, Opmeer, 52.700, 4.960
Ursem, Koggenland, 52.619, 4.900
Zuidoostbeemster, Purmerend, 52.520, 4.940
Oosterend, Texel, 53.086, 4.877
De Cocksdorp, Texel, 53.153, 4.857
Sint Maarten, Schagen, 52.771, 4.746
Santpoort-Noord, Velsen, 52.433, 4.647
Santpoort-Zuid, Velsen, 52.418, 4.633
Velsen-Noord, Velsen, 52.475, 4.650
Aerdenhout, Bloemendaal, 52.366, 4.600
Nederhorst den Berg, Wijdemeren, 52.258, 5.043
's-Graveland, Wijdemeren, 52.245, 5.122
Leidschendam, Leidschendam-Voorburg, 52.085, 4.400
Wateringen, Westland, 52.023, 4.273
Moordrecht, Zuidplas, 51.985, 4.670
Moerkapelle, Zuidplas, 52.047, 4.575
Zevenhuizen, Zuidplas, 52.012, 4.580
Hazerswoude-Dorp, Alphen aan den Rijn, 52.098, 4.587
Hazerswoude-Rijndijk, Alphen aan den Rijn, 52.130, 4.597
Koudekerk aan den Rijn, Alphen aan den Rijn, 52.132, 4.601
Zwammerdam, Alphen aan den Rijn, 52.105, 4.727
Aarlanderveen, Alphen aan den Rijn, 52.140, 4.733
De Zilk, Noordwijk, 52.295, 4.535
Delfgauw, Pijnacker-Nootdorp, 52.008, 4.397
Den Hoorn, Midden-Delfland, 52.001, 4.329
Poortugaal, Albrandswaard, 51.863, 4.397
Sommelsdijk, Goeree-Overflakkee, 51.755, 4.150
Oude-Tonge, Goeree-Overflakkee, 51.695, 4.213
Ooltgensplaat, Goeree-Overflakkee, 51.672, 4.348
Stellendam, Goeree-Overflakkee, 51.803, 4.035
Puttershoek, Hoeksche Waard, 51.803, 4.565
Maasdam, Hoeksche Waard, 51.788, 4.550
Heinenoord, Hoeksche Waard, 51.825, 4.475
Zuidland, Nissewaard, 51.820, 4.258
Heenvliet, Nissewaard, 51.863, 4.242
Bergambacht, Krimpenerwaard, 51.931, 4.785
Lekkerkerk, Krimpenerwaard, 51.898, 4.685
Krimpen aan de Lek, Krimpenerwaard, 51.893, 4.630
Kinderdijk, Molenlanden, 51.886, 4.638
Streefkerk, Molenlanden, 51.897, 4.820
Eemnes, Eemnes, 52.253, 5.260
Kamerik, Woerden, 52.110, 4.893
Kockengen, Stichtse Vecht, 52.150, 4.950
Vreeland, Stichtse Vecht, 52.230, 5.030
Lexmond, Vijfheerenlanden, 51.965, 5.035
Meerkerk, Vijfheerenlanden, 51.918, 4.995
Hooglanderveen, Amersfoort, 52.187, 5.430
Elst, Rhenen, 51.985, 5.497
Schalkwijk, Houten, 51.998, 5.190
Langbroek, Wijk bij Duurstede, 52.012, 5.328
Benschop, Lopik, 52.007, 4.980
Maarsbergen, Utrechtse Heuvelrug, 52.055, 5.400
Malden, Heumen, 51.780, 5.855
Ewijk, Beuningen, 51.867, 5.735
Weurt, Beuningen, 51.855, 5.815
Millingen aan de Rijn, Berg en Dal, 51.865, 6.043
Beek-Ubbergen, Berg en Dal, 51.830, 5.930
Wamel, West Maas en Waal, 51.878, 5.467
Asperen, West Betuwe, 51.880, 5.107
Heukelum, West Betuwe, 51.875, 5.085
Hoenderloo, Apeldoorn, 52.120, 5.877
Klarenbeek, Apeldoorn, 52.170, 6.072
Wilp, Voorst, 52.210, 6.155
Velddriel, Maasdriel, 51.770, 5.300
Stroe, Barneveld, 52.190, 5.690
Zieuwent, Oost Gelre, 52.007, 6.520
Holten, Rijssen-Holten, 52.282, 6.423
Hellendoorn, Hellendoorn, 52.388, 6.450
Nieuwleusen, Dalfsen, 52.583, 6.283
Lemelerveld, Dalfsen, 52.445, 6.345
Gramsbergen, Hardenberg, 52.610, 6.675
Slagharen, Hardenberg, 52.630, 6.555
Bergentheim, Hardenberg, 52.530, 6.610
Balkbrug, Hardenberg, 52.597, 6.385
Diepenveen, Deventer, 52.290, 6.145
Overdinkel, Losser, 52.235, 7.030
De Lutte, Losser, 52.315, 6.987
Weerselo, Dinkelland, 52.352, 6.857
Albergen, Tubbergen, 52.370, 6.760
Geesteren, Tubbergen, 52.420, 6.730
Rouveen, Staphorst, 52.620, 6.190
Heeten, Raalte, 52.335, 6.275
Bornerbroek, Almelo, 52.308, 6.648
Wanneperveen, Steenwijkerland, 52.702, 6.118
Smilde, Midden-Drenthe, 52.946, 6.449
Bovensmilde, Midden-Drenthe, 52.976, 6.478
Zuidwolde, De Wolden, 52.671, 6.427
Nieuw-Weerdinge, Emmen, 52.853, 6.980
Erica, Emmen, 52.712, 6.925
Zwartemeer, Emmen, 52.719, 7.042
Nijeveen, Meppel, 52.734, 6.166
Muntendam, Midden-Groningen, 53.133, 6.865
Kolham, Midden-Groningen, 53.180, 6.743
Finsterwolde, Oldambt, 53.197, 7.080
Beerta, Oldambt, 53.175, 7.095
Bad Nieuweschans, Oldambt, 53.182, 7.205
Tolbert, Westerkwartier, 53.165, 6.360
Roodeschool, Het Hogeland, 53.420, 6.775
Sauwerd, Het Hogeland, 53.293, 6.535
Kloosterburen, Het Hogeland, 53.388, 6.383
Woldendorp, Eemsdelta, 53.270, 7.030
Anjum, Noardeast-Fryslân, 53.375, 6.127
Stavoren, Sûdwest Fryslân, 52.883, 5.360
Hindeloopen, Sûdwest Fryslân, 52.943, 5.403
Arum, Sûdwest Fryslân, 53.130, 5.480
Winsum, Waadhoeke, 53.151, 5.633
Sloten, De Fryske Marren, 52.895, 5.645
Midsland, Terschelling, 53.385, 5.290
Buren, Ameland, 53.447, 5.800
Landgraaf, Landgraaf, 50.895, 6.030
Susteren, Echt-Susteren, 51.065, 5.855
Swalmen, Roermond, 51.232, 6.037
Horn, Leudal, 51.210, 5.948
Roggel, Leudal, 51.263, 5.925
Neer, Leudal, 51.260, 5.985
Baexem, Leudal, 51.225, 5.880
Hunsel, Leudal, 51.190, 5.815
Stevensweert, Maasgouw, 51.130, 5.845
Geulle, Meerssen, 50.923, 5.750
Cadier en Keer, Eijsden-Margraten, 50.830, 5.768
Schin op Geul, Valkenburg aan de Geul, 50.853, 5.872
Eygelshoven, Kerkrade, 50.893, 6.060
Siebengewald, Bergen, 51.655, 6.100
Afferden, Bergen, 51.640, 6.015
Molenhoek, Mook en Middelaar, 51.765, 5.875
Broekhuizenvorst, Horst aan de Maas, 51.493, 6.155
Rosmalen, 's-Hertogenbosch, 51.717, 5.365
Vinkel, 's-Hertogenbosch, 51.705, 5.462
Deurne, Deurne, 51.460, 5.797
Helenaveen, Deurne, 51.393, 5.920
Etten-Leur, Etten-Leur, 51.570, 4.637
Kaatsheuvel, Loon op Zand, 51.657, 5.035
Berkel-Enschot, Tilburg, 51.585, 5.140
Vlijmen, Heusden, 51.695, 5.210
Sprang-Capelle, Waalwijk, 51.670, 5.045
Zevenbergen, Moerdijk, 51.645, 4.605
Willemstad, Moerdijk, 51.692, 4.438
Moergestel, Oisterwijk, 51.547, 5.178
Riel, Goirle, 51.525, 5.020
Velp, Land van Cuijk, 51.755, 5.722
Oeffelt, Land van Cuijk, 51.700, 5.933
Vierlingsbeek, Land van Cuijk, 51.595, 6.010
Lage Zwaluwe, Drimmelen, 51.705, 4.700
Sterksel, Heeze-Leende, 51.352, 5.613
Heinkenszand, Borsele, 51.473, 3.813
's-Gravenpolder, Borsele, 51.458, 3.900
's-Heerenhoek, Borsele, 51.455, 3.770
Lewedorp, Borsele, 51.493, 3.750
's-Heer Arendskerke, Goes, 51.490, 3.820
Kruiningen, Reimerswaal, 51.450, 4.035
Krabbendijke, Reimerswaal, 51.430, 4.115
Rilland, Reimerswaal, 51.413, 4.185
Hansweert, Reimerswaal, 51.448, 4.007
Veere, Veere, 51.548, 3.667
Oost-Souburg, Vlissingen, 51.464, 3.600
Sint-Maartensdijk, Tholen, 51.550, 4.080
Sint-Annaland, Tholen, 51.600, 4.110
Kortgene, Noord-Beveland, 51.557, 3.800
Philippine, Terneuzen, 51.282, 3.758
Hoek, Terneuzen, 51.310, 3.770
Biervliet, Terneuzen, 51.327, 3.685
Kloosterzande, Hulst, 51.367, 4.015
Sint Jansteen, Hulst, 51.262, 4.050
Clinge, Hulst, 51.270, 4.090
Cadzand, Sluis, 51.367, 3.408
`;

/** Inhabitants in thousands, rounded, of the larger places; for ranking only. */
export const inhabitants = `
Amsterdam 905; Rotterdam 655; Den Haag 560; Utrecht 345; Eindhoven 240; Groningen 205; Tilburg 205;
Almere 220; Breda 170; Nijmegen 175; Haarlem 162; Arnhem 160; Enschede 150; Apeldoorn 142;
Amersfoort 145; Leiden 125; Zoetermeer 125; Dordrecht 119; Maastricht 120; 's-Hertogenbosch 115;
Zwolle 120; Leeuwarden 96; Delft 104; Deventer 84; Alkmaar 95; Helmond 93; Amstelveen 90;
Hilversum 92; Venlo 63; Hengelo (Hengelo) 79; Zaandam 79; Lelystad 82; Purmerend 82; Schiedam 80;
Hoofddorp 77; Roosendaal 67; Spijkenisse 72; Vlaardingen 74; Almelo 63; Gouda 74; Hoorn 66;
Heerlen 67; Ede 75; Capelle aan den IJssel 67; Alphen aan den Rijn 73; Assen 66; Nieuwegein 64;
Veenendaal 67; Bergen op Zoom 56; Zeist 60; Den Helder 50; Oss 59; Emmen 57; Middelburg 42;
Doetinchem 47; Terneuzen 25; Kerkrade 45; Heerhugowaard 58; Veldhoven 46; Roermond 52; Weert 42;
Rijswijk (Rijswijk) 57; Houten 50; Barendrecht 49; Oosterhout (Oosterhout) 49; Drachten 45;
Beverwijk 41; Hoogeveen 40; Kampen 38; Harderwijk 45; Sittard 38; Geleen 33; Zutphen 43;
Ridderkerk 47; Soest 40; Woerden 38; Katwijk 45; Heerenveen 30; Vlissingen 34; Etten-Leur 44;
Krimpen aan den IJssel 30; Heemskerk 39; Zwijndrecht 42; Papendrecht 32; Huizen 41; Leidschendam 42;
Voorburg 40; Nijkerk 33; Barneveld 36; Wageningen 41; Wijchen 34; Tiel 39; Culemborg 30;
IJsselstein 34; Maarssen 40; Bussum 33; Weesp 20; Uithoorn 25; Aalsmeer 25; Goes 28;
Bunschoten-Spakenburg 22; Urk 22; Dronten 29; Emmeloord 26; Meppel 33; Sneek 34; Nunspeet 21;
Ermelo 23; Epe 15; Oldenzaal 31; Rijssen 28; Nijverdal 25; Hardenberg 20; Boxtel 25; Waalwijk 32;
Uden 37; Veghel 28; Schijndel 24; Best 30; Geldrop 28; Nuenen 20; Valkenswaard 31; Deurne 24;
Venray 30; Cuijk 19; Boxmeer 13; Rosmalen 37; Vught 26; Dongen 24; Oegstgeest 26; Wassenaar 27;
Voorschoten 26; Leiderdorp 28; Noordwijk 26; Hillegom 22; Lisse 23; Sassenheim 17; Voorhout 16;
Naaldwijk 21; 's-Gravenzande 21; Wateringen 16; Maassluis 34; Hellevoetsluis 40; Brielle 13;
Gorinchem 38; Sliedrecht 26; Alblasserdam 20; Waddinxveen 32; Hendrik-Ido-Ambacht 32;
Oud-Beijerland 25; Pijnacker 27; Nootdorp 20; Berkel en Rodenrijs 32; Bergschenhoek 19;
Nieuwerkerk aan den IJssel 22; Bodegraven 20; Boskoop 16; Castricum 23; Heiloo 24; Heemstede 27;
Zandvoort 17; IJmuiden 31; Bloemendaal (Bloemendaal) 7; Velserbroek 16; Nieuw-Vennep 32; Diemen 32;
Volendam 23; Edam 8; Monnickendam 10; Enkhuizen 18; Medemblik 9; Schagen 21; Bergen (Bergen) 12;
Laren (Laren) 11; Blaricum 12; Naarden 18; Baarn 25; Bilthoven 23; De Bilt 11; Leusden 29;
Driebergen-Rijsenburg 19; Doorn 10; Mijdrecht 17; Vianen 17; Leerdam 21; Geldermalsen 12;
Elst (Overbetuwe) 23; Velp (Rheden) 18; Duiven 24; Zevenaar 26; Huissen 19; Westervoort 15;
Winterswijk 24; Lichtenvoorde 13; Groenlo 10; Lochem 14; Borculo 10; Raalte 20; Ommen 15; Dalfsen 9;
Steenwijk 18; Borne 22; Haaksbergen 20; Losser 12; Vriezenveen 14; Goor 12; Heerde 13; Hattem 12;
Elburg 12; Putten 17; Coevorden 15; Stadskanaal 19; Veendam 21; Winschoten 18; Hoogezand 21;
Delfzijl 15; Appingedam 11; Haren 17; Roden 15; Eelde 7; Leek 11; Franeker 13; Harlingen 14;
Dokkum 13; Joure 13; Bolsward 10; Wolvega 13; Gorredijk 7; Lemmer 10;
Oosterwolde (Ooststellingwerf) 10; Landgraaf 37; Brunssum 28; Hoensbroek 20;
Valkenburg (Valkenburg aan de Geul) 5; Beek (Beek) 9; Stein (Stein) 11; Echt 15; Horst 13;
Panningen 8; Tegelen 20; Meerssen 8; Hulst 11; Zierikzee 11; Axel 8; Oostburg 5; Tholen 8;
Middelharnis 8; Goirle 19; Oisterwijk 20; Kaatsheuvel 17; Drunen 18; Vlijmen 16; Heesch 13;
Sint-Oedenrode 13; Someren 11; Asten 13; Gemert 16; Eersel 8; Heusden (Heusden) 2;
Aalst (Waalre) 10; Alphen (Alphen-Chaam) 4; Zevenbergen 15; Raamsdonksveer 12; Made 12;
Rossum (Maasdriel) 3; Nes (Ameland) 1; Buren (Buren) 2; Winsum (Het Hogeland) 8;
Afferden (Druten) 2; Zeewolde 23; Biddinghuizen 6; Swifterbant 7; Rhenen 16; Wijk bij Duurstede 19;
Scherpenzeel 10; Woudenberg 13; Malden 13; Groesbeek 19; Beuningen 19; Druten 12; Bemmel 12;
Zaltbommel 12; Hardinxveld-Giessendam 18; Schoonhoven 12; Rozenburg 13; Hoogvliet 35;
Hoek van Holland 10; Scheveningen 58; Vleuten 25; De Meern 22; Rijen 17; Prinsenbeek 12;
Teteringen 8; Halsteren 13; Rijnsburg 16; Noordwijkerhout 16; Berkel-Enschot 13; Krommenie 18;
Wormerveer 12; Assendelft 25; Koog aan de Zaan 11; Julianadorp 14; Badhoevedorp 13; Zwanenburg 8;
Santpoort-Noord 7; Monster 14; De Lier 13; Poeldijk 7; Bennekom 15; Lunteren 14; Dieren 15;
Rheden 7; Renkum 9; Oosterbeek 11; Beilen 11; Borger 5; Gieten 5; Zuidlaren 10; Norg 3;
Voorthuizen 12; Hoevelaken 9; Soesterberg 7; Holten 9; Hellendoorn 6; Dedemsvaart 13; Nieuwleusen 9;
Genemuiden 11; Hasselt 8; Zwartsluis 5; IJsselmuiden 12; Staphorst 10; Vroomshoop 9; Wierden 14;
Delden 7; Denekamp 9; Tubbergen 7; Eibergen 12; Neede 9; Aalten 13; Dinxperlo 7; Didam 17;
's-Heerenberg 8; Ulft 11; Varsseveld 6; Vorden 8; Zelhem 8; Brummen 9; Eerbeek 10; Twello 14;
Vaassen 13; Wezep 14; 't Harde 8; Rhoon 10; Poortugaal 8; Krimpen aan de Lek 7; Lekkerkerk 8;
Bergambacht 8; Moordrecht 9; Zevenhuizen 8; Bleiswijk 12; Numansdorp 9; Strijen 8; Puttershoek 7;
Dirksland 5; Ouddorp 6; Nieuw-Lekkerland 9; Roelofarendsveen 8; Leimuiden 5; Nieuwkoop 11;
Ter Aar 9; Warmond 5; Bennebroek 5; Aerdenhout 8; Broek op Langedijk 8; Noord-Scharwoude 5;
Zuid-Scharwoude 9; Sint Pancras 6; Grootebroek 12; Bovenkarspel 11; Wognum 8; Andijk 7;
Wervershoof 7; Zwaag 13; Breukelen 12; Vinkeveen 9; Wilnis 7; Abcoude 9; Odijk 6; Bunnik 7;
Eemnes 9; Maartensdijk 5; Harmelen 8; Montfoort 10; Oudewater 8; Lopik 5; Leersum 7; Amerongen 5;
Maarn 5; Elst (Rhenen) 5; Kerkdriel 8; Hedel 5; Kesteren 6; Opheusden 7; Lent 12; Gendt 7; Grave 9;
Mill 7; Zeeland 7; Schaijk 8; Berghem 10; Geffen 5; Nistelrode 6; Heeswijk-Dinther 9; Berlicum 10;
Sint-Michielsgestel 13; Haaren 6; Udenhout 9; Hilvarenbeek 10; Oirschot 12; Bladel 11; Reusel 9;
Hapert 5; Bergeijk 10; Waalre 8; Heeze 10; Leende 4; Budel 9; Mierlo 10; Son en Breugel 17;
Aarle-Rixtel 6; Beek en Donk 10; Lieshout 5; Bakel 6; Boekel 8; Erp 5; Zundert 9; Rucphen 5;
Sint Willebrord 9; Oudenbosch 14; Hoeven 7; Oud Gastel 8; Steenbergen 13; Hoogerheide 9; Klundert 6;
Fijnaart 6; Terheijden 6; Gilze 8; Werkendam 11; Woudrichem 5; Wijk en Aalburg 7; Geertruidenberg 7;
Blerick 27; Reuver 6; Sevenum 7; Gennep 10; Nederweert 10; Maasbracht 7; Heythuysen 7; Swalmen 8;
Susteren 8; Born 6; Elsloo 8; Bunde 6; Eijsden 8; Gulpen 4; Nuth 5; Voerendaal 7; Simpelveld 6;
Bocholtz 5; Vaals 8; Eygelshoven 5; Yerseke 7; Kapelle 9; Heinkenszand 6; Oost-Souburg 11;
Sas van Gent 4; Breskens 5; Sluis 3; Domburg 2; Renesse 2; Zuidhorn 8; Bedum 9; Uithuizen 5;
Sappemeer 10; Ter Apel 8; Musselkanaal 7; Oude Pekela 8; Burgum 10; Surhuisterveen 6; Buitenpost 6;
Kollum 6; Stiens 8; Grou 6; Balk 4; Workum 4; Makkum 3; Beetsterzwaag 4; Ureterp 5; Appelscha 5;
Akkrum 4; Sint Annaparochie 5
`;
