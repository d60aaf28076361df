import type { ComponentType } from "react";
import { formViewOf } from "../../crud/define-module.ts";
import { usePage } from "../../web/page/page.tsx";
import { CertificatesOf } from "../certificate/certificate.web.ts";
import { publishingScreens } from "../publishing/publishing.web.ts";
import { enterprise } from "./enterprise.ts";
import style from "./enterprise-page.module.css";

const Form = publishingScreens(enterprise)[formViewOf(enterprise)] as ComponentType;

/** An enterprise's form with its certificates beside it. */
export function EnterprisePage() {
  const id = usePage().query.get("id");
  return (
    <div className={style.page} data-stored={id === null ? undefined : true}>
      <Form />
      {id === null ? null : <CertificatesOf enterprise={id} />}
    </div>
  );
}
