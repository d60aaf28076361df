import { LoaderCircle } from "lucide-react";
import "./spinner.css";

/** Stands beside a busy button's label. It has no accessible name, so that the button keeps its own. */
export const Spinner = () => <LoaderCircle className="spinner" size="1em" aria-hidden />;
