import { useQuery } from "@tanstack/react-query";
import { statistics } from "../../../modules/statistics/statistics.ts";
import { call } from "../../../web/api/call.ts";

/** The figures of all that this person may read, for every part of the page at once. */
export const useFigures = () =>
  useQuery({
    queryKey: ["statistics"],
    queryFn: ({ signal }) => call(statistics.figures, {}, { signal }),
    meta: { showsOwnError: true },
  });
