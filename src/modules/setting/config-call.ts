import { z } from "zod";
import { endpoint } from "../../contract/endpoint.ts";
import { defineTexts } from "../../contract/text.ts";

const texts = defineTexts("settingConfig", {
  config: { zh: "读取系统设置", lo: "ອ່ານການຕັ້ງຄ່າລະບົບ", en: "Read the settings" },
});

/** Apart from the settings themselves: the first page of the console calls it and needs none of their names. */
export const setting = {
  /** All settings by key; secret ones are empty. */
  config: endpoint({
    method: "POST",
    path: "/sys/setting/config",
    permission: "public",
    title: texts.config,
    input: z.object({}),
    reply: z.record(z.string(), z.string()),
    allowedWhile: ["mustChangePassword"],
  }),
};
