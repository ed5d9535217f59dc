import type { TeamMember } from "./schema/records";

export const team: readonly TeamMember[] = [
  {
    id: "birgitte-ostergaard",
    sample: false,
    name: "Birgitte Østergaard",
    role: "Direktør og stifter",
    image: "team/birgitte.jpg",
    description:
      "Birgitte startede firmaet ved sit eget spisebord i Vanløse. Hun tager stadig den første samtale med hver ny kunde og siger pænt nej, når opgaven hører til hos en anden.",
    profileUrl: "https://profiler.test/birgitte-oestergaard",
  },
  {
    id: "soren-kjaer",
    sample: false,
    name: "Søren Kjær",
    role: "Partner, rekruttering",
    image: "team/SOREN.JPG",
    description:
      "Søren har ansat folk i industrien i tyve år, de første ti som fabrikschef. Han spørger ansøgerne om det, de selv har gjort med hænderne, før han spørger om noget andet.",
    profileUrl: "https://profiler.test/soeren-kjaer",
  },
  {
    id: "christopher-alexander",
    sample: false,
    name: "Christoffer-Alexander von Wedel-Heinen",
    role: "Partner, softwareudvikling og systemarkitektur",
    description:
      "Christoffer-Alexander tegner systemerne, inden nogen skriver kode. Han kommer fra et forsikringsselskab, hvor det ældste program var ældre end ham selv og stadig kørte hver nat.",
    profileUrl: "https://profiler.test/cawh",
  },
  {
    id: "lone-aagaard",
    sample: false,
    name: "Lone Aagaard",
    role: "Partner, rådgivning",
    image: "team/lone.png",
    description:
      "Lone hjælper ejerledere med de beslutninger, der er blevet udsat for længe. Hun har siddet i elleve bestyrelser og skriver notater, som kan læses på en togtur.",
  },
  {
    id: "yusuf-demir",
    sample: false,
    name: "Yusuf Demir",
    role: "Udvikler",
    image: "team/yusuf.jpg",
    description: "Yusuf bygger integrationer mellem systemer, der aldrig var tænkt til at tale sammen.",
    profileUrl: "https://profiler.test/yusuf-demir",
  },
  {
    id: "ane-marie",
    sample: false,
    name: "Ane-Marie Bæk",
    role: "Rekrutteringskonsulent",
    image: "team/ane-marie.jpg",
    description:
      "Ane-Marie ringer på alle referencer selv og skriver ned, hvad der blev sagt – også det, der blev sagt med en pause foran.",
  },
  {
    id: "jens-ole",
    sample: false,
    name: "Jens Ole Thygesen",
    role: "Økonomi og lønadministration",
    description:
      "Jens Ole sørger for, at vikarerne får løn til tiden, og at fakturaen kan forstås uden forklaring. Han har styr på ferieloven.",
  },
  {
    id: "freja-holm",
    sample: false,
    name: "Freja Holm",
    role: "Interaktionsdesigner",
    image: "team/freja.png",
    description:
      "Freja sidder ved siden af dem, der skal bruge systemet, og tegner først bagefter. Hun måler på, hvor mange gange der bliver sukket.",
    profileUrl: "https://profiler.test/freja-holm",
  },
  {
    id: "amina-noor",
    sample: false,
    name: "Amina Noor",
    role: "Udvikler og testansvarlig",
    image: "team/amina.jpg",
    description:
      "Amina finder fejlene, før kunderne gør. Hver udgivelse får en side med det, hun har prøvet, og det, hun ikke nåede.",
  },
  {
    id: "povl",
    sample: false,
    name: "Povl",
    role: "Kontorhund",
    image: "team/povl.jpg",
    description: "Povl deltager i de fleste møder og er uenig i meget få beslutninger.",
  },
  {
    id: "mette-skovgaard",
    sample: false,
    name: "Mette Skovgaard Nørregaard-Rasmussen",
    role: "Projektleder",
    description:
      "Mette holder tidsplanen og giver besked i god tid, når noget rykker sig. Hver torsdag sender hun en halv side: gjort, på vej, og hvad vi mangler svar på.",
    profileUrl: "https://profiler.test/mette-sn",
  },
  {
    id: "aksel-winther",
    sample: false,
    name: "Aksel Winther",
    role: "Studentermedhjælper",
    image: "team/aksel.png",
    description: "Aksel læser datalogi på andet år og retter det, ingen andre når, inden frokost om onsdagen.",
  },
];
