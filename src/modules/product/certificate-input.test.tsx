import { Form, Input } from "antd";
import { afterEach, expect, it } from "vitest";
import { fakeRecords } from "../../crud/testing/fake-records.web.ts";
import { show, soon, type Shown } from "../../crud/testing/show.tsx";
import { certificate } from "../certificate/certificate.ts";
import { CertificateInput } from "./CertificateInput.tsx";
import { product } from "./product.ts";

let running: Shown;
afterEach(() => running.end());

it.each([null, "other"])(
  "clears the certificate with its enterprise (then %s), also for who may not list certificates",
  async (next) => {
    const form: { current?: ReturnType<typeof Form.useForm>[0] } = {};
    function Screen() {
      const [made] = Form.useForm();
      form.current = made;
      return (
        <Form form={made} initialValues={{ enterprise: "holder", certificate: "paper" }}>
          <Form.Item name="enterprise">
            <Input />
          </Form.Item>
          <Form.Item name="certificate">
            <CertificateInput field={product.fields.certificate} />
          </Form.Item>
        </Form>
      );
    }
    running = show(<Screen />, { fake: fakeRecords(certificate, []), permissions: ["cms:product:update"] });
    await soon(() => expect(document.querySelector(".ant-select")).not.toBeNull());
    expect(form.current?.getFieldValue("certificate")).toBe("paper");
    form.current?.setFieldsValue({ enterprise: next });
    await soon(() => expect(form.current?.getFieldValue("certificate")).toBeNull());
  },
);
