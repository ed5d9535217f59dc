import { Footer } from "./footer";

// Names, address and pages are the firm's.
export default {
  typical: <Footer />,
};
