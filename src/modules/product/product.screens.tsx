import { lazyControl } from "../../fields/lazy-control.tsx";
import { publishingScreens } from "../publishing/publishing.web.ts";
import { product } from "./product.ts";

const CertificateInput = lazyControl(async () => (await import("./CertificateInput.tsx")).CertificateInput);

export default publishingScreens(product, { inputs: { certificate: CertificateInput } });
