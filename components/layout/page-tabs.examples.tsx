import { PageTabs } from "./page-tabs";

// Shows the site's real pages.
export default {
  "the first page": <PageTabs current="/" />,
};
