import type { ComponentType } from "react";
import { viewOf } from "../../crud/define-module.ts";
import { latePart } from "../../web/parts/late-part.tsx";
import { certificate } from "./certificate.ts";

const CertificateScreen = latePart(async () => (await import("./CertificateScreen.tsx")).CertificateScreen);

const screens: Readonly<Record<string, ComponentType>> = { [viewOf(certificate)]: CertificateScreen };
export default screens;
