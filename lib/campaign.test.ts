import { expect, test } from "@playwright/test";
import { addParameters, describeCampaign, readCampaign } from "./campaign";

test("reads the campaign parameters of a query, and no others", () => {
  expect(readCampaign("?email=a%40b.example&gclid=Cj0&utm_source=newsletter&ref=x&utm_campaign=spring")).toEqual([
    ["gclid", "Cj0"],
    ["utm_source", "newsletter"],
    ["utm_campaign", "spring"],
  ]);
  expect(readCampaign("?UTM_SOURCE=x&utm_=y&toString=z")).toEqual([]);
  // Escaped twice by a newsletter.
  const twice = [
    ["utm_source", "news"],
    ["gclid", "Cj0"],
  ];
  expect(readCampaign("?utm_source=news&amp;gclid=Cj0")).toEqual(twice);
});

test("leaves out values that are empty, too long or contain control characters", () => {
  const long = "x".repeat(300);
  for (const value of ["", "%20", `${long}x`, "spring%0ABcc:%20x", "a%00b", "a%E2%80%AEb", "%E2%80%A8"]) {
    expect.soft(readCampaign(`?utm_source=${value}`), value).toEqual([]);
  }
  for (const value of [long, "می\u200cخواهم", "👩\u200d💻"]) {
    expect.soft(readCampaign(`?utm_source=%20${encodeURIComponent(value)}`)).toEqual([["utm_source", value]]);
  }
  expect(readCampaign("?utm_source=a&utm_source=b")).toEqual([["utm_source", "a"]]);
});

test("adds parameters to paths and addresses, before a hash and after other parameters", () => {
  const campaign = readCampaign("?utm_source=news%20%26%20more&gclid=Cj0");
  const query = "utm_source=news+%26+more&gclid=Cj0";
  for (const [address, expected] of [
    ["/#book", `/?${query}#book`],
    ["https://calendly.com/firm/30min", `https://calendly.com/firm/30min?${query}`],
    ["https://cal.com/firm/embed?theme=dark", `https://cal.com/firm/embed?theme=dark&${query}`],
    ["/?utm_source=ours", `/?${query}`],
  ] as const)
    expect.soft(addParameters(address, campaign)).toBe(expected);
  for (const address of ["/#book", "https://example.com/a b?x#y"]) expect(addParameters(address, [])).toBe(address);
});

test("describes a campaign in words, with click ids by name", () => {
  const query = "?utm_source=google&utm_medium=cpc&utm_campaign=spring&gclid=Cj0KCQ";
  expect(describeCampaign(readCampaign(query))).toBe("google, cpc, spring, gclid Cj0KCQ");
  expect(describeCampaign([])).toBe("");
});
