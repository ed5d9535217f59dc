import { expect, test } from "@playwright/test";
import { addParameters, CAMPAIGN_VALUE_MAX_LENGTH, describeCampaign, readCampaign } from "./campaign";

test("reads the campaign parameters of a query, and no others", () => {
  expect(readCampaign("?email=a%40b.example&gclid=Cj0&utm_source=newsletter&ref=x&utm_campaign=spring")).toEqual([
    ["gclid", "Cj0"],
    ["utm_source", "newsletter"],
    ["utm_campaign", "spring"],
  ]);
  expect(readCampaign("")).toEqual([]);
  expect(readCampaign("?UTM_SOURCE=x&utm_=y&toString=z")).toEqual([]);
});

test("reads parameters that newsletters have escaped twice, and words with joiners", () => {
  expect(readCampaign("?utm_source=news&amp;utm_medium=email&amp;gclid=Cj0")).toEqual([
    ["utm_source", "news"],
    ["utm_medium", "email"],
    ["gclid", "Cj0"],
  ]);
  for (const word of ["می\u200cخواهم", "क्\u200dष", "👩\u200d💻"]) {
    expect.soft(readCampaign(`?utm_campaign=${encodeURIComponent(word)}`)).toEqual([["utm_campaign", word]]);
  }
});

test("leaves out values that are empty, too long or contain invisible characters", () => {
  const long = "x".repeat(CAMPAIGN_VALUE_MAX_LENGTH);
  for (const value of ["", "%20", `${long}x`, "spring%0ABcc:%20x", "a%00b", "a%E2%80%AEb", "%E2%80%A8"]) {
    expect.soft(readCampaign(`?utm_source=${value}`), value).toEqual([]);
  }
  expect(readCampaign(`?utm_source=%20${long}`)).toEqual([["utm_source", long]]);
  expect(readCampaign("?utm_source=a&utm_source=b")).toEqual([["utm_source", "a"]]);
  expect(readCampaign("?utm_source=%E0%A4%A")).toEqual([["utm_source", "\ufffd%A"]]);
});

test("adds parameters to paths and addresses, before the hash and after other parameters", () => {
  const campaign = readCampaign("?utm_source=news%20%26%20more&gclid=Cj0");
  const query = "utm_source=news+%26+more&gclid=Cj0";
  for (const [address, expected] of [
    ["/", `/?${query}`],
    ["/#book", `/?${query}#book`],
    ["/talent/", `/talent/?${query}`],
    ["https://calendly.com/firm/30min", `https://calendly.com/firm/30min?${query}`],
    ["https://cal.com/firm/embed?theme=dark", `https://cal.com/firm/embed?theme=dark&${query}`],
    ["/?utm_source=ours", `/?${query}`],
  ] as const)
    expect.soft(addParameters(address, campaign)).toBe(expected);
});

test("leaves an address unchanged if there is no campaign", () => {
  for (const address of ["/#book", "https://example.com", "https://example.com/a b?x#y"])
    expect(addParameters(address, [])).toBe(address);
});

test("describes a campaign in words, with click ids by name", () => {
  const query = "?utm_source=google&utm_medium=cpc&utm_campaign=spring&gclid=Cj0KCQ";
  expect(describeCampaign(readCampaign(query))).toBe("google, cpc, spring, gclid Cj0KCQ");
  expect(describeCampaign([])).toBe("");
});
