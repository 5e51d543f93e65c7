/**
 * Words German compounds of the trade are made of, folded (`wärme` → `warme`), singular. The list decides which
 * parts of `Luftwärmepumpe` are found by themselves.
 */
export const COMPOUND_WORDS = `
abdeckung abgas ablauf abluft absperr adapter akku akkumulator anlage anode anschluss antrieb anzeige
armatur aufputz ausdehnung ausgang ausgleich aussen bad balkon band batterie baugruppe bausatz bedien
befestigung behalter beimisch betrieb blech block boden bogen bohrer boiler brauch brenn brenner brennstoff
buchse dach damm dammung dampf decke deckel dichtung display doppel dose draht dreh dreiwege drossel druck
durchfluss durchlauf dusche eck edelstahl einbau eingang einheit einspeise einstell einzel elektro element
energie entgaser entkalkung entleerung entlufter entluftung erd erde ersatz erzeuger fassade feder fenster
fern feuer filter flach flamme flansch folie frisch front fuhler funk funktion fuss garten gas geblase
gefass gehause generator gerat geruch gewinde gitter glas gleich grund gruppe guss hahn halter halterung
hand haus heiz heizung hoch hocheffizienz holz hybrid indach innen installation inverter isolier isolierung
kabel kalt kalte kaltemittel kamin kammer kanal kappe karte kasten keller kessel kette kit klemme klima
kohle kollektor kombi kompakt kompressor kondensat kondensator konsole kontroll konvektor kopf korper kreis
kreislauf kugel kuhl kuhlung kunststoff kupfer kupplung lade lader ladung lager lamelle leck leiste leistung
leiter leitung licht luft lufter luftung magnet management manometer mantel mauer mehrschicht membran mess
messer messing misch mischer modul mono montage motor muffe mutter netz nieder nippel notstrom ofen ol
optimierer paket paneel panel pellet photovoltaik platte pool press profil puffer pumpe rad radiator rahmen
rauch raum reduzier regel regelung regen regler reiniger reinigung ring rohr rost ruckfluss rucklauf
ruckschlag sanitar saug schacht schall schalt schalter schaltung scheibe schelle schiene schlamm schlauch
schmutz schnell schornstein schrank schraube schutz schwimm seil sensor set sicherheit sicherung sieb
silikon solar sole sonde sonnen spannung speicher speise sperr split spule stab stahl stand standard station
steck stecker stein stell steuer steuerung strang string strom stutzen system tank taupunkt technik teil
temperatur therme thermo thermostat trager transport trenn trink trocken turm uberdruck uberspannung
uberstrom uberwachung uhr umlauf umschalt umwalz universal unterbau ventil ventilator verbinder verbindung
verbrauch verbund verdampfer verdichter verflussiger verlangerung verrohrung verschraubung versorgung
verteiler verteilung vorlauf wachter wallbox wand wandler wanne warm warme wartung wasser wechsel
wechselrichter weiche werk werkzeug wert winkel wohn wohnung zahler zange zeit zelle zentral ziegel zimmer
zirkulation zubehor zuluft zweirohr zwischen zylinder
`
  .trim()
  .split(/\s+/);
