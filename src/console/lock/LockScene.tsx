import styles from "./lock-screen.module.css";

/** Drawing of hills and fields in the theme's colours, shown while no background picture is set. */
export function LockScene() {
  return (
    <svg className={styles.scene} viewBox="0 0 1200 800" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <circle fill="var(--scene-sun)" cx="866" cy="322" r="46" />
      <path
        fill="var(--scene-ridge-far)"
        d="M0 428C120 372 216 402 330 366s190 22 300 8 176-66 286-34 176 74 284 52v408H0z"
      />
      <path
        fill="var(--scene-ridge-middle)"
        d="M0 500c104-30 170 4 286-22s168-54 288-24 184 50 300 26 190-58 326-18v338H0z"
      />
      <path fill="var(--scene-ridge-near)" d="M0 572c150-44 262-6 402-22s238-52 386-22 236 34 412-2v274H0z" />
      <path fill="var(--scene-field-middle)" d="M0 630c210-40 388 8 600-14s366-26 600 6v178H0z" />
      <path
        fill="var(--scene-water)"
        d="M0 664c230-30 410 8 622-10s350-16 578 8v22c-232-26-370-10-580 6S236 662 0 690z"
      />
      <path fill="var(--scene-field-middle)" d="M0 690c236-28 410 16 620 0s348-32 580-6v116H0z" />
      <path
        fill="var(--scene-water)"
        d="M0 724c244-22 418 14 640 0s340-18 560 2v26c-226-20-350-6-566 8S250 732 0 754z"
      />
      <path fill="var(--scene-field-near)" d="M0 754c250-22 418 20 634 6s340-28 566-8v48H0z" />
    </svg>
  );
}
