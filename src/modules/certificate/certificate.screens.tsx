import { lazy, type ComponentType } from "react";
import { viewOf } from "../../crud/define-module.ts";
import { certificate } from "./certificate.ts";

const CertificateScreen = lazy(async () => ({ default: (await import("./CertificateScreen.tsx")).CertificateScreen }));

const screens: Readonly<Record<string, ComponentType>> = { [viewOf(certificate)]: CertificateScreen };
export default screens;
