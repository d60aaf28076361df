import { lazyPart } from "../../web/lazy/lazy-part.tsx";
import { publishingScreens } from "../publishing/publishing.web.ts";
import { enterprise } from "./enterprise.ts";

const CertificatesOf = lazyPart(async () => (await import("../certificate/certificate.web.ts")).CertificatesOf);

export default publishingScreens(enterprise, { Aside: ({ record }) => <CertificatesOf enterprise={record.id} /> });
