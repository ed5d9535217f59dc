import { PageTabs } from "./page-tabs";

// The pages are the firm's.
export default {
  "the first page": <PageTabs current="/" />,
};
