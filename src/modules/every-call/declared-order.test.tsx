import { expect, test } from "vitest";
import { z } from "zod";
import { decodeForm, encodeForm } from "../../contract/wire/wire.ts";
import { defaultOrder } from "../../crud/define-module.ts";
import { endpointsOf } from "../../crud/endpoints.ts";
import { withDefaultOrder } from "../../crud/record-queries.web.ts";
import { auditLog } from "../audit/audit.ts";
import { loginLog } from "../audit/login-log.ts";
import { modules } from "../index.ts";
import { liveSession } from "../live-session/live-session.ts";

test.each([...modules, auditLog, loginLog, liveSession])(
  "the console asks for $path in the order it declares, and the server reads that one (§7)",
  (module) => {
    const { input } = endpointsOf(module).list;
    const asked = withDefaultOrder(module, { page: 1, pageSize: 10, sort: [], filters: [] });
    const { sort } = z.decode(input, decodeForm(encodeForm(z.encode(input, asked))));
    const wireName = (name: string) => module.properties.find((property) => property.name === name)?.wireName ?? name;
    expect(sort).toEqual(
      defaultOrder(module).map(({ field, isDescending }) => ({ field: wireName(field), isDescending })),
    );
  },
);
