import { expect, test } from "@playwright/test";
import { type Records, records } from "../records";
import { accents } from "../theme";
import { checkContent, type ImageAt, type ImageFile } from "./check";

const [site] = records.site;
const [member] = records.team;

/** The first record of a kind with some fields replaced, whatever their type, and the other records as they are. */
function withFirst<K extends keyof Records>(kind: K, change: object): Records {
  const [first = SPARE[kind], ...others] = records[kind];
  return { ...records, [kind]: [{ ...first, ...change }, ...others] };
}

/** In place of a first record of kinds that a firm may have none of. */
const SPARE: Partial<Record<keyof Records, object>> = {
  channels: {
    id: "spare",
    sample: false,
    title: "Post",
    description: "Letters.",
    metric: { value: "1", label: "reply" },
  },
};

const TEAM = records.team.map(({ id }) => JSON.stringify(id)).join(", ");

/** A page that has no section of services. */
const WITHOUT_SERVICES = records.routes.find(({ shows }) => !shows.includes("services"))?.id;

/** As if every picture that a record names were there and fit. */
const fitting: ImageAt = () => ({ width: 640 });

function faultsOf(content: Records, imageAt = fitting): string[] {
  return checkContent(content, imageAt);
}

test("the content of the site has no fault", () => {
  expect(faultsOf(records)).toEqual([]);
});

test.describe("a picture", () => {
  for (const [kind, image] of [
    ["team", "ada.gif"],
    ["team", "team/ada"],
    ["logos", "logos/mark.jpg"],
  ] as const) {
    test(`is refused in ${kind} by its name: ${image}`, () => {
      const own = `content/${kind}.ts: ${records[kind][0]?.id}: image: expected `;
      expect(faultsOf(withFirst(kind, { image }))).toEqual([expect.stringMatching(`^${own}an? .*content/images`)]);
    });
  }

  const files: [image: string, is: ImageFile, found: string][] = [
    ["team/ada.png", { unreadable: "no such file" }, '"team/ada.png": no such file'],
    ["team/ada.svg", { unreadable: "half a file" }, '"team/ada.svg": half a file'],
    ["Ada.JPG", { width: 90 }, '"Ada.JPG": 90 px'],
  ];
  for (const [image, is, found] of files) {
    test(`is refused for what its file is: ${JSON.stringify(is)}`, () => {
      const imageAt: ImageAt = (path) => (path === image ? is : fitting(path));
      const expected = "a file below content/images, at least 112 px wide if it is not SVG";
      for (const kind of ["team", "testimonials"] as const) {
        expect(faultsOf(withFirst(kind, { image }), imageAt)).toEqual([
          `content/${kind}.ts: ${records[kind][0]?.id}: image: expected ${expected}; found ${found}`,
        ]);
      }
      expect(faultsOf(withFirst("case-studies", { picture: { image, alt: "Ada" } }), imageAt)).toEqual([
        `content/case-studies.ts: ${records["case-studies"][0]?.id}: picture.image: expected ${expected}; found ${found}`,
      ]);
    });
  }

  for (const image of ["team/Søren Brook.jpg", "IMG_1234.JPG", "ada.jpeg", "Ada (2).PNG", "team/ada.svg", undefined]) {
    test(`may be called ${image}`, () => expect(faultsOf(withFirst("team", { image }))).toEqual([]));
  }

  test("of a client may be a PNG", () => {
    expect(faultsOf(withFirst("logos", { image: "logos/mark.PNG" }))).toEqual([]);
  });

  test("of the work is a file with its words, or a drawing by its name, or none", () => {
    const faultsWith = (picture: unknown) => faultsOf(withFirst("case-studies", { picture }));
    for (const picture of [undefined, { scene: "workflow" }, { image: "work.png", alt: "The screen" }]) {
      expect(faultsWith(picture)).toEqual([]);
    }
    expect(faultsWith({ image: "work.gif", alt: "The screen" })).toEqual([
      expect.stringContaining("picture.image: expected a PNG, JPEG or SVG file"),
    ]);
    for (const picture of [{ image: "work.png" }, { scene: "nothing" }, "workflow", {}]) {
      expect(faultsWith(picture)).toEqual([expect.stringContaining("picture: expected { image, alt } for a picture")]);
    }
  });
});

test("all the faults of all the files are told at once", () => {
  const content = {
    ...withFirst("team", { name: "", profileUrl: "http://profiles.example.com/maya" }),
    ...{ site: withFirst("site", { email: "hello" }).site },
  };
  expect(faultsOf(content)).toEqual([
    `content/site.ts: ${site?.name}: email: expected an email address; found "hello"`,
    `content/team.ts: ${member?.id}: name: expected text that is not empty; found ""`,
    `content/team.ts: ${member?.id}: profileUrl: expected an address that begins with https://; found "http://profiles.example.com/maya"`,
  ]);
});

test("a field is refused with its file, its record and what was expected", () => {
  const hours = { ...site?.workingHours, start: "09:00", end: "17:00", slotMinutes: 30 };
  const consultation = { ...site?.consultation, minutes: 30 };
  const long = "x".repeat(161);
  const cases: (readonly [keyof Records, change: object, fault: string])[] = [
    ["team", { name: "  " }, 'name: expected text that is not empty; found "  "'],
    ["team", { name: undefined }, "name: expected text that is not empty; found nothing"],
    ["team", { name: " Maya" }, 'name: expected no space at the beginning or end; found " Maya"'],
    ["team", { sample: "yes" }, 'sample: expected true or false; found "yes"'],
    ["team", { name: "<b>Maya</b>" }, "name: expected plain text, since a page would show <b> as it stands"],
    ["team", { name: "Maya &amp; Co" }, "name: expected plain text, since a page would show &amp; as it stands"],
    ["team", { nickname: "M" }, 'nickname: expected no field of this name; found "M"'],
    [
      "routes",
      { title: long.slice(0, 61) },
      `title: expected at most 60 characters, not 61; found "${long.slice(0, 61)}"`,
    ],
    [
      "routes",
      { title: long.slice(0, 59) },
      "title: expected at most 60 characters together with the firm's name (shortName in site.ts); found ",
    ],
    ["routes", { description: "Short." }, 'description: expected at least 70 characters, not 6; found "Short."'],
    [
      "routes",
      { description: long },
      `description: expected at most 160 characters, not 161; found "${long.slice(0, 96)}…`,
    ],
    ["routes", { path: "/talent/" }, "path: expected a path that begins with / and has no slash at its end"],
    ["routes", { canonical: "/nowhere" }, 'canonical: expected one of "/'],
    ["site", { name: "x".repeat(25), shortName: undefined }, "shortName: expected a shorter form of the name"],
    [
      "services",
      { colour: "pink" },
      `colour: expected one of ${accents.map((accent) => `"${accent}"`).join(", ")}; found "pink"`,
    ],
    ["services", { features: [] }, "features: expected a list of at least 1; found []"],
    ["services", { features: ["Logs", ""] }, 'features[1]: expected text that is not empty; found ""'],
    [
      "services",
      { features: ["Logs", "Logs"] },
      'features: expected a list in which no two are alike; found ["Logs","Logs"]',
    ],
    ...(WITHOUT_SERVICES
      ? [["services", { page: WITHOUT_SERVICES }, 'page: expected a page that has "services" in its shows: '] as const]
      : []),
    ["services", { page: "nowhere" }, 'page: expected one of "'],
    [
      "case-studies",
      { results: [{ value: "9%" }] },
      "results[0].label: expected text that is not empty; found nothing",
    ],
    ["case-studies", { channels: [] }, "channels: expected a list of at least 1; found []"],
    ["channels", { metric: undefined }, "metric: expected a record; found nothing"],
    ["reasons", { claim: "no-such-claim" }, 'claim: expected one of "'],
    [
      "site",
      { url: "https://threefold.example.com/" },
      "url: expected the https:// address of a host, without a path or a slash at its end; found",
    ],
    [
      "site",
      { phone: "555-0143" },
      'phone: expected a phone number of 7 to 15 digits that begins with + and the country code; found "555-0143"',
    ],
    ["site", { copyrightYear: 24 }, "copyrightYear: expected a whole number from 2000 to 2100; found 24"],
    ["site", { copyrightYear: "2024" }, 'copyrightYear: expected a whole number from 2000 to 2100; found "2024"'],
    [
      "site",
      { workingHours: { ...hours, timeZone: "New York" } },
      'workingHours.timeZone: expected the name of a time zone, such as America/New_York; found "New York"',
    ],
    [
      "site",
      { workingHours: { ...hours, weekdays: [1, 7] } },
      "workingHours.weekdays[1]: expected a whole number from 0 to 6; found 7",
    ],
    [
      "site",
      { workingHours: { ...hours, weekdays: [1, 1] } },
      "workingHours.weekdays: expected a list in which no two are alike; found [1,1]",
    ],
    [
      "site",
      { workingHours: { ...hours, start: "9 am" } },
      'workingHours.start: expected a time from 00:00 to 24:00, such as "09:30"; found "9 am"',
    ],
    [
      "site",
      { workingHours: { ...hours, end: "08:00" } },
      'workingHours.end: expected a time late enough after the start for a consultation; found "08:00"',
    ],
    [
      "site",
      { workingHours: { ...hours, end: "10:00" }, consultation: { ...consultation, minutes: 90 } },
      'workingHours.end: expected a time late enough after the start for a consultation; found "10:00"',
    ],
    [
      "site",
      { consultation: { ...consultation, agenda: ["議題", "予算", "日程"].map((word) => word.repeat(26)) } },
      "consultation.agenda: expected at most 700 characters with the subject, as an address writes them; found ",
    ],
    [
      "site",
      { consultation: { ...consultation, host: "nobody" } },
      `consultation.host: expected one of ${TEAM}; found "nobody"`,
    ],
    ["routes", { host: "nobody" }, `host: expected one of ${TEAM}; found "nobody"`],
    [
      "site",
      { workingHours: { ...hours, closed: ["25 December"] } },
      'workingHours.closed[0]: expected a date such as "2026-11-27", one of every year such as "12-25", or ' +
        "{ month: 11, weekday: 4, nth: 4 } for the fourth Thursday of November, " +
        'where nth is 1 to 4 or "last"; found "25 December"',
    ],
    ["site", { workingHours: { ...hours, closed: undefined } }, "workingHours.closed: expected a list; found nothing"],
    ["site", { language: "English" }, 'language: expected the tag of a language, such as en-US or da; found "English"'],
  ];
  for (const [kind, change, fault] of cases) {
    const [first] = faultsOf(withFirst(kind, change));
    expect.soft(first).toContain(fault);
    expect.soft(first).toMatch(new RegExp(`^content/${kind}\\.ts: `));
  }
});

test.describe("a closed day", () => {
  const faultsOfDay = (day: unknown) =>
    faultsOf(withFirst("site", { workingHours: { ...site?.workingHours, closed: [day] } }));

  const held = ["2026-11-27", "2028-02-29", "12-25", "02-29", { month: 5, weekday: 1, nth: "last" }];
  for (const day of held) {
    test(`${JSON.stringify(day)} holds`, () => expect(faultsOfDay(day)).toEqual([]));
  }

  const refused = [
    ...["2026-02-29", "2026-11-31", "02-30", "13-01", "1-1", "11/27/2026", "2026-11", "26-11-27", "", 1225, null],
    ...[
      { month: 0, weekday: 4, nth: 4 },
      { month: 11, weekday: 7, nth: 4 },
      { month: 11, weekday: "Thursday", nth: 4 },
    ],
    ...[
      { month: 11, weekday: 4, nth: 5 },
      { month: 11, weekday: 4 },
    ],
  ];
  for (const day of refused) {
    test(`${JSON.stringify(day)} is refused`, () => {
      expect(faultsOfDay(day)).toEqual([
        expect.stringMatching(/^content\/site\.ts: .+: workingHours\.closed\[0\].*: expected a /),
      ]);
    });
  }

  test("may be missing: a firm that works through has an empty list", () => {
    expect(faultsOf(withFirst("site", { workingHours: { ...site?.workingHours, closed: [] } }))).toEqual([]);
  });
});

test.describe("ids", () => {
  test("an id in another form is refused", () => {
    expect(faultsOf(withFirst("team", { id: "Maya Lindqvist" }))).toEqual([
      'content/team.ts: Maya Lindqvist: id: expected lower-case words joined by hyphens, such as maya-lindqvist; found "Maya Lindqvist"',
    ]);
  });

  test("a record without an id is named by its name or its place", () => {
    expect(faultsOf(withFirst("team", { id: undefined }))[0]).toContain(`content/team.ts: ${member?.name}: id: `);
    expect(faultsOf(withFirst("plans", { id: "" }))[0]).toMatch(/^content\/plans\.ts: record 1: id: /);
  });

  for (const kind of ["team", "claims", "reasons"] as const) {
    test(`an id that stands twice in ${kind} is refused`, () => {
      const taken = records[kind][1]?.id;
      expect(faultsOf(withFirst(kind, { id: taken }))).toContain(
        `content/${kind}.ts: ${taken}: id: expected what no other record in the file has; found "${taken}"`,
      );
    });
  }
});

test.describe("the booking address", () => {
  const accepted = [
    null,
    "https://calendar.google.com/calendar/appointments/schedules/AcZss?gv=true",
    "https://calendly.com/threefold/30min",
    "https://cal.com/threefold/30min/embed",
  ];
  for (const bookingUrl of accepted) {
    test(`may be ${bookingUrl}`, () => expect(faultsOf(withFirst("site", { bookingUrl }))).toEqual([]));
  }

  const refused: [bookingUrl: string, expected: string][] = [
    ["", "an address that begins with https://, or null for the site's own scheduling page"],
    ["http://calendly.com/threefold", "an address that begins with https://, or null"],
    ["javascript:alert(1)", "an address that begins with https://, or null"],
    ["https://calendar.app.google/Xy12", "Google's long address"],
    ["https://calendar.google.com/calendar/appointments/schedules/AcZss", "Google's long address"],
    ["https://cal.com/threefold/30min", "a Cal.com address that ends in /embed"],
  ];
  for (const [bookingUrl, expected] of refused) {
    test(`may not be "${bookingUrl}"`, () => {
      const faults = faultsOf(withFirst("site", { bookingUrl }));
      expect(faults).toHaveLength(1);
      expect(faults[0]).toContain(`content/site.ts: ${site?.name}: bookingUrl: expected ${expected}`);
    });
  }
});

test.describe("the records together", () => {
  const [first] = records.routes;
  const other = records.routes.find((route) => route.canonical === route.path && route !== first);

  test("two pages may not share a title, a description or a path", () => {
    const { title, description, path } = other ?? {};
    const same = (field: string, value = "") =>
      `content/routes.ts: ${other?.id}: ${field}: expected what no other record in the file has; found "${value.slice(0, 60)}`;
    const faults = faultsOf(withFirst("routes", { title, description }));
    expect(faults).toContainEqual(expect.stringContaining(same("title", title)));
    expect(faults).toContainEqual(expect.stringContaining(same("description", description)));
    expect(faultsOf(withFirst("routes", { path }))).toContainEqual(expect.stringContaining(same("path", path)));
  });

  test("each page has at least one record of the kinds that it shows; one is enough", () => {
    const page = records.process[0]?.page;
    const here = records.process.filter((step) => step.page === page);
    const elsewhere = records.process.filter((step) => step.page !== page);
    expect(faultsOf({ ...records, process: elsewhere })).toEqual([
      `content/process.ts: all: page: expected at least one record for ${page}, which shows them; found none`,
    ]);
    expect(faultsOf({ ...records, process: [...here.slice(0, 1), ...elsewhere] })).toEqual([]);
  });

  test("a kind that no page shows has no record", () => {
    const page = records.routes.find(({ shows }) => shows.includes("channels"));
    const content = { ...records, channels: [] };
    const fault = `content/channels.ts: all: page: expected at least one record for ${page?.id}, which shows them; found none`;
    expect(faultsOf(content)).toEqual(page ? [fault] : []);
    const routes = records.routes.map((route) => ({
      ...route,
      shows: route.shows.filter((kind) => kind !== "channels"),
    }));
    expect(faultsOf({ ...content, routes })).toEqual([]);
    expect(faultsOf({ ...records, routes })).toEqual(
      records.channels.map(({ id }) =>
        expect.stringContaining(`content/channels.ts: ${id}: page: expected a page that `),
      ),
    );
  });

  test("the steps of a page count from 1 in order", () => {
    const process = records.process.map((step, index) => (index === 0 ? { ...step, step: 2 } : step));
    expect(faultsOf({ ...records, process })).toContain(
      `content/process.ts: ${process[0]?.id}: step: expected 1, as the steps of ${process[0]?.page} count from 1 in order; found 2`,
    );
  });

  test("one plan at most is the popular one", () => {
    const plan = {
      sample: false,
      title: "Hire",
      priceText: "10%",
      subtitle: "One.",
      features: ["All"],
      bestFor: "Each",
    };
    const faultsOfTwo = (popular: boolean) =>
      faultsOf({ ...records, plans: ["first", "second"].map((id) => ({ ...plan, id, popular })) });
    const fault = "content/plans.ts: all: popular: expected true in one plan at most; found first, second";
    expect(faultsOfTwo(false)).not.toContain(fault);
    expect(faultsOfTwo(true)).toContain(fault);
  });
});
