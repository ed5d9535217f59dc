import type { Testimonial } from "./schema/records";

export const testimonials: readonly Testimonial[] = [
  {
    id: "karen-lyngby",
    sample: false,
    page: "rekruttering",
    name: "Karen Lyngby",
    role: "Produktionschef, Kærsgaard Køl",
    quote: "Vi mødte fire. Vi ansatte to.",
  },
  {
    id: "ole-bonde",
    sample: false,
    page: "software",
    name: "Ole Bonde",
    role: "Indehaver, Bonde & Søn Maskinudlejning",
    image: "testimonials/ole.jpg",
    quote:
      "Vi havde fire regneark, en tavle og en mand, der huskede det hele. Da han sagde op, gik det op for os, at systemet var ham. Enghøj brugte den første uge på at følge med ham rundt i hallen, og først derefter viste de os en skitse. I dag ligger hver maskine, hvert eftersyn og hver nøgle ét sted, og de nye kan arbejde selv efter to dage. Vi kunne godt have undværet tavlen tidligere.",
  },
  {
    id: "sofie-lindegaard",
    sample: false,
    page: "software",
    name: "Sofie Lindegaard-Christoffersen",
    role: "Administrationschef, Foreningen af Selvstændige Havnemestre i Østdanmark",
    quote:
      "Jeg frygtede et projekt, hvor vi skulle lære et nyt sprog for at kunne bestille noget. I stedet fik vi en lille udgave efter tre uger, som medlemmerne kunne prøve på deres telefon, og så rettede vi den sammen. Det, vi troede var vigtigst, viste sig at være noget, ingen brugte. Det tog de roligt ud igen, og vi betalte mindre, end der stod i tilbuddet. Det har jeg ikke oplevet før, og jeg har været med længe.",
  },
  {
    id: "henrik-munk",
    sample: false,
    page: "software",
    name: "Henrik Munk",
    role: "Lagerchef, Nordsten",
    image: "testimonials/henrik.png",
    quote:
      "Vores lagersystem er fra 1998 og bliver ikke skiftet ud, mens jeg er her. Det sagde jeg på det første møde, og så blev der stille. Men de byggede en bro i stedet for et palads: en lille skærm ved hver port, der taler med det gamle system om natten. Den har ikke svigtet endnu. Da strømmen gik i februar, kunne vi køre videre på papir og læse det ind bagefter. Det havde de tænkt på. Det havde jeg ikke.",
  },
  {
    id: "nadia-qureshi",
    sample: false,
    page: "software",
    name: "Żaneta Kļaviņa",
    role: "Klinikejer, Tandlægerne ved Åen",
    image: "testimonials/nadia.jpg",
    quote:
      "Patienterne kan nu selv flytte en tid uden at ringe, og det lyder ikke af meget. Men vi fik to timer igen om dagen i receptionen, og de timer bruger vi på dem, der er bange for at komme. Enghøj sagde fra begyndelsen, at det måtte koste højst tre måneders løn til en sekretær, ellers var det ikke det værd. Det holdt. Koden er vores, og vores egen it-mand har allerede rettet i den uden at spørge nogen.",
  },
  {
    id: "thorkild-ravn",
    sample: false,
    page: "software",
    name: "Thorkild Ravn",
    role: "Bestyrelsesformand, Ravn Emballage",
    quote:
      "Jeg er uddannet tømrer og har aldrig forstået, hvorfor software skal være færdigt, før man må se det. Her så jeg noget hver anden torsdag, og jeg måtte gerne sige, at det var noget skidt. Det var det én gang. Ugen efter var det lavet om, og der stod på halvanden linje i notatet, hvad fejlen havde kostet, og at det var deres. Sådan arbejder jeg også selv. Vi er i gang med det næste nu.",
  },
  {
    id: "ida-falk",
    sample: false,
    page: "software",
    name: "Ida Falk",
    role: "Driftsleder, Falk & Fjord",
    image: "testimonials/ida.jpg",
    quote:
      "Vi sejler gæster ud til øerne, og når blæsten vender, skal tre hundrede mennesker have besked inden for en time. Før sad jeg med telefonen. Nu trykker jeg på en knap, og systemet skriver på dansk, tysk og engelsk og fortæller mig, hvem der ikke har læst det. De ti, der er tilbage, ringer jeg stadig til selv. Det var mit krav, og de forstod det med det samme: Der skal være et menneske for enden.",
  },
];
