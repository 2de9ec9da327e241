/**
 * Neighbourhoods of the larger towns, as their people call them: name, a point near the middle, and
 * the four digits of a postal code there. Good to half a kilometre, which is as near as a demo gets.
 */
export const neighbourhoodTable: Readonly<Record<string, string>> = {
  amsterdam: `Jordaan 52.374 4.880 1016; De Pijp 52.355 4.893 1072; Oud-West 52.366 4.868 1053;
    Westerpark 52.385 4.873 1051; Bos en Lommer 52.379 4.849 1055; Oud-Zuid 52.353 4.873 1071;
    Rivierenbuurt 52.345 4.905 1078; Oosterparkbuurt 52.359 4.920 1091; Indische Buurt 52.362 4.940 1094;
    Watergraafsmeer 52.351 4.930 1098; IJburg 52.354 5.003 1087; Buikslotermeer 52.400 4.938 1025;
    Nieuwendam 52.394 4.950 1023; Osdorp 52.358 4.803 1068; Slotervaart 52.357 4.835 1066;
    Geuzenveld 52.380 4.803 1067; Buitenveldert 52.331 4.873 1082; Gaasperdam 52.297 4.985 1106;
    De Baarsjes 52.370 4.853 1057; Oostelijk Havengebied 52.374 4.938 1019`,
  rotterdam: `Kralingen 51.926 4.512 3062; Hillegersberg 51.951 4.487 3054; Blijdorp 51.931 4.455 3039;
    Oude Noorden 51.931 4.476 3035; Delfshaven 51.910 4.447 3024; Middelland 51.916 4.457 3021;
    Overschie 51.938 4.427 3042; Charlois 51.888 4.474 3081; Feijenoord 51.905 4.505 3071;
    IJsselmonde 51.890 4.545 3078; Ommoord 51.957 4.543 3069; Zevenkamp 51.967 4.577 3068;
    Katendrecht 51.901 4.484 3072; Nesselande 51.977 4.585 3059`,
  "den-haag": `Statenkwartier 52.091 4.281 2582; Bezuidenhout 52.083 4.338 2594;
    Zeeheldenkwartier 52.083 4.297 2517; Vruchtenbuurt 52.066 4.263 2564; Loosduinen 52.056 4.243 2552;
    Ypenburg 52.043 4.373 2492; Leidschenveen 52.062 4.400 2493; Benoordenhout 52.095 4.320 2596;
    Mariahoeve 52.093 4.357 2592; Laak 52.064 4.323 2521; Regentessekwartier 52.077 4.284 2562;
    Morgenstond 52.049 4.279 2544`,
  utrecht: `Wittevrouwen 52.098 5.132 3572; Lombok 52.093 5.098 3531; Oog in Al 52.087 5.087 3533;
    Zuilen 52.110 5.083 3553; Overvecht 52.117 5.105 3562; Tuindorp 52.108 5.127 3573;
    Rivierenwijk 52.074 5.110 3522; Hoograven 52.066 5.122 3523; Lunetten 52.065 5.138 3524;
    Leidsche Rijn 52.096 5.050 3543; Oudwijk 52.087 5.137 3581; Kanaleneiland 52.073 5.094 3526;
    Votulast 52.101 5.122 3572`,
  eindhoven: `Stratum 51.427 5.489 5643; Woensel-Noord 51.473 5.485 5625; Woensel-Zuid 51.456 5.482 5621;
    Strijp 51.440 5.455 5616; Tongelre 51.446 5.508 5641; Gestel 51.423 5.465 5652;
    Meerhoven 51.443 5.417 5658; Blixembosch 51.487 5.470 5629`,
  almere: `Almere Haven 52.335 5.220 1353; Almere Buiten 52.393 5.280 1333; Almere Poort 52.343 5.145 1361;
    Filmwijk 52.366 5.240 1325; Muziekwijk 52.367 5.190 1311; Stedenwijk 52.365 5.205 1324;
    Tussen de Vaarten 52.377 5.250 1318`,
  groningen: `Helpman 53.195 6.577 9722; Schilderswijk 53.217 6.553 9718; Oosterpoort 53.211 6.577 9724;
    Paddepoel 53.229 6.540 9742; Korrewegwijk 53.229 6.575 9715; Beijum 53.249 6.590 9737;
    Lewenborg 53.234 6.615 9735; De Wijert 53.197 6.557 9728; Vinkhuizen 53.224 6.522 9743`,
  tilburg: `Reeshof 51.573 5.003 5045; Oud-Noord 51.566 5.087 5014; Korvel 51.550 5.073 5025;
    Het Zand 51.558 5.050 5042; Broekhoven 51.545 5.092 5021; Armhoefse Akkers 51.557 5.106 5018`,
  nijmegen: `Nijmegen-Oost 51.838 5.875 6522; Bottendaal 51.838 5.855 6524; Hatert 51.816 5.833 6535;
    Dukenburg 51.815 5.800 6537; Lindenholt 51.833 5.790 6541; Hees 51.843 5.825 6542`,
  breda: `Ginneken 51.572 4.788 4835; Haagse Beemden 51.612 4.748 4824; Princenhage 51.577 4.742 4813;
    Brabantpark 51.588 4.803 4817; Belcrum 51.600 4.775 4815`,
  haarlem: `Haarlemmerhout 52.372 4.632 2012; Schalkwijk 52.353 4.655 2033; Kleverpark 52.394 4.636 2023;
    Indische Wijk 52.404 4.645 2022; Leidsebuurt 52.378 4.625 2014; Amsterdamsewijk 52.381 4.655 2032`,
  arnhem: `Spijkerkwartier 51.984 5.917 6828; Klarendal 51.989 5.921 6822; Presikhaaf 51.987 5.950 6825;
    Schuytgraaf 51.953 5.860 6846; Sonsbeekkwartier 51.990 5.905 6814; Elderveld 51.955 5.880 6842;
    Malburgen 51.967 5.925 6833`,
  enschede: `Lasonder 52.224 6.898 7514; Stadsveld 52.212 6.865 7545; Roombeek 52.231 6.893 7523;
    Wesselerbrink 52.190 6.880 7544; Twekkelerveld 52.231 6.868 7521`,
  amersfoort: `Vathorst 52.197 5.430 3825; Soesterkwartier 52.160 5.368 3812; Bergkwartier 52.147 5.383 3818;
    Schothorst 52.174 5.393 3815; Kattenbroek 52.190 5.395 3823; Nieuwland 52.196 5.378 3824`,
  apeldoorn: `De Maten 52.197 5.997 7324; Berg en Bos 52.215 5.937 7313; Orden 52.207 5.942 7312;
    De Parken 52.217 5.963 7315; Osseveld 52.217 6.005 7325; Zuid 52.200 5.960 7331`,
  leiden: `Professorenwijk 52.150 4.495 2313; Merenwijk 52.174 4.500 2317; Stevenshof 52.150 4.455 2331;
    De Kooi 52.167 4.503 2315; Leiden-Noord 52.167 4.492 2316`,
  zoetermeer: `Meerzicht 52.054 4.478 2716; Buytenwegh 52.067 4.483 2715; Rokkeveen 52.045 4.495 2719;
    Oosterheem 52.062 4.540 2721; Seghwaert 52.066 4.507 2723`,
  maastricht: `Wyck 50.849 5.702 6221; Jekerkwartier 50.845 5.690 6211; Brusselsepoort 50.855 5.672 6217;
    Heer 50.838 5.733 6227; Scharn 50.850 5.735 6226`,
  zwolle: `Assendorp 52.507 6.105 8012; Stadshagen 52.532 6.060 8042; Holtenbroek 52.525 6.090 8031;
    Ittersum 52.485 6.105 8014; Berkum 52.522 6.130 8024`,
  dordrecht: `Dubbeldam 51.797 4.703 3319; Stadspolders 51.802 4.715 3329; Sterrenburg 51.786 4.683 3328;
    Crabbehof 51.797 4.655 3317; Oud-Krispijn 51.804 4.662 3314`,
  "s-hertogenbosch": `De Muntel 51.697 5.310 5212; Zuid 51.680 5.310 5213; Maaspoort 51.720 5.305 5235;
    Empel 51.732 5.325 5236; De Vliert 51.694 5.318 5211`,
  delft: `Tanthof 51.985 4.350 2623; Voorhof 52.000 4.350 2624; Hof van Delft 52.013 4.345 2613;
    Wippolder 51.998 4.373 2628`,
  leeuwarden: `Huizum 53.190 5.805 8934; Bilgaard 53.217 5.800 8925; Camminghaburen 53.207 5.835 8926;
    Vosseparkwijk 53.203 5.782 8913`,
  alkmaar: `Overdie 52.622 4.760 1813; De Mare 52.650 4.765 1825; Oudorp 52.637 4.775 1829;
    Bergermeer 52.625 4.728 1816`,
  helmond: `Brandevoort 51.460 5.612 5708; Rijpelberg 51.478 5.703 5709; Brouwhuis 51.463 5.705 5704`,
  amstelveen: `Westwijk 52.282 4.830 1187; Randwijck 52.315 4.865 1181; Elsrijk 52.305 4.868 1182`,
  deventer: `De Worp 52.252 6.145 7419; Zandweerd 52.267 6.150 7414; Colmschate 52.250 6.215 7423`,
};
