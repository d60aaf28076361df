import { LoaderCircle } from "lucide-react";
import "./spinner.css";

/** Beside the words of a button that waits. It has none of its own: the button stays called what it is. */
export const Spinner = () => <LoaderCircle className="spinner" size="1em" aria-hidden />;
