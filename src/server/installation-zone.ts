/** IANA name of the installation's time zone: that of the process, which `TZ` sets. */
export const installationZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
