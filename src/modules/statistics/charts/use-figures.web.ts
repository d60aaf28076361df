import { useQuery } from "@tanstack/react-query";
import { statistics } from "../statistics.ts";
import { call } from "../../../web/api/call.ts";

/** One call for all figures that this person may read. */
export const useFigures = () =>
  useQuery({
    queryKey: ["statistics"],
    queryFn: ({ signal }) => call(statistics.figures, {}, { signal }),
    meta: { showsOwnError: true },
  });
