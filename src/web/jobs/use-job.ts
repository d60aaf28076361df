import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { hasEnded, ownJob } from "../../contract/job.ts";
import { call } from "../api/call.ts";
import { useFeedback } from "../feedback/Feedback.tsx";
import { goToFile } from "./save-file.ts";

const LOOK = 1_000; // ms between polls while a job is active

/** First part of every query key about jobs. */
export const JOBS_KEY = "jobs";

/** One job with its log, polled every second until it has ended or the first request fails. */
export const useJob = (id: string | undefined) =>
  useQuery({
    queryKey: [JOBS_KEY, "one", id],
    queryFn: ({ signal }) => call(ownJob.one, { id: id as string }, { signal }),
    enabled: id !== undefined,
    refetchInterval: ({ state: { data, error } }) => ((data ? hasEnded(data.state) : error) ? false : LOOK),
    staleTime: 0,
    meta: { showsOwnError: true },
  });

/** An action on a job, one press at a time; afterwards all queries about jobs are invalidated. */
export function useJobAction<A>(act: (args: A) => Promise<unknown>) {
  const client = useQueryClient();
  const feedback = useFeedback();
  const isBusy = useRef(false); // the second click of a double click comes before the button shows that it is
  const { isPending, mutate } = useMutation({
    mutationFn: act,
    meta: { showsOwnError: true },
    onError: (error) => feedback.error(error.message),
    onSettled() {
      isBusy.current = false;
      return client.invalidateQueries({ queryKey: [JOBS_KEY] });
    },
  });
  return {
    isPending,
    mutate(...args: Parameters<typeof mutate>) {
      if (isBusy.current) return;
      isBusy.current = true;
      mutate(...args);
    },
  };
}

export const useCancel = () => useJobAction((id: string) => call(ownJob.cancel, { id }));

/** Downloads a job's file by a new link each time: a link is valid for five minutes. */
export const useFetchFile = () => useJobAction(async (id: string) => goToFile((await call(ownJob.link, { id })).url));
