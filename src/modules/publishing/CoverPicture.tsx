import type { ReactNode } from "react";
import { pictureKey, sizedPath } from "../../contract/public/picture-sizes.ts";

interface CoverPictureProps {
  /** Empty: none. */
  readonly path: string;
  readonly className: string | undefined;
  /** Stands in the place of a picture that is missing. */
  readonly children?: ReactNode;
}

/** The main picture of a record, small. */
export function CoverPicture({ path, className, children }: CoverPictureProps) {
  if (path === "") return <span className={className}>{children}</span>;
  const key = pictureKey(path);
  const source = key === undefined ? path : sizedPath(key, 480, "webp");
  return <img className={className} src={source} alt="" loading="lazy" decoding="async" />;
}
