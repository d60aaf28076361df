export const SearchSign = () => (
  <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" focusable="false">
    <path
      d="M9 3a6 6 0 1 0 0 12A6 6 0 0 0 9 3Zm4.4 10.4 4.1 4.1"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
    />
  </svg>
);
