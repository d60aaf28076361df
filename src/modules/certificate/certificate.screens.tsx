import type { ComponentType } from "react";
import { viewOf } from "../../crud/define-module.ts";
import { lazyPart } from "../../web/lazy/lazy-part.tsx";
import { certificate } from "./certificate.ts";

const CertificateScreen = lazyPart(async () => (await import("./CertificateScreen.tsx")).CertificateScreen);

const screens: Readonly<Record<string, ComponentType>> = { [viewOf(certificate)]: CertificateScreen };
export default screens;
