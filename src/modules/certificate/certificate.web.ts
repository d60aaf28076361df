export { CertificatesOf } from "./CertificatesOf.tsx";
