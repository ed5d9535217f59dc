import { Footer } from "./footer";

// Shows the firm's real name, address and pages.
export default {
  typical: <Footer />,
};
