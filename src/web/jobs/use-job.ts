import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { hasEnded, ownJob } from "../../contract/job.ts";
import { call } from "../api/call.ts";
import { useFeedback } from "../feedback/Feedback.tsx";
import { goToFile } from "./save-file.ts";

const LOOK = 1_000; // ms; while something happens

/** Names all that is known of jobs. */
export const JOBS_KEY = "jobs";

/** One job with its log, looked at every second until it has ended, or from the first could not be looked at. */
export const useJob = (id: string | undefined) =>
  useQuery({
    queryKey: [JOBS_KEY, "one", id],
    queryFn: ({ signal }) => call(ownJob.one, { id: id as string }, { signal }),
    enabled: id !== undefined,
    refetchInterval: ({ state: { data, error } }) => ((data ? hasEnded(data.state) : error) ? false : LOOK),
    staleTime: 0,
    meta: { isToldInPlace: true },
  });

/** What can be done with a job; all that is shown of jobs is asked for again. */
export function useJobAction<A>(act: (args: A) => Promise<unknown>) {
  const client = useQueryClient();
  const feedback = useFeedback();
  return useMutation({
    mutationFn: act,
    meta: { isToldInPlace: true },
    onError: (error) => feedback.error(error.message),
    onSettled: () => client.invalidateQueries({ queryKey: [JOBS_KEY] }),
  });
}

export const useCancel = () => useJobAction((id: string) => call(ownJob.cancel, { id }));

/** The file comes by a fresh link each time: one lives for five minutes. */
export const useFetchFile = () => useJobAction(async (id: string) => goToFile((await call(ownJob.link, { id })).url));
