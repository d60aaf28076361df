/** The one role that holds every right, whatever its menus (§6). */
export const ADMIN_ROLE = "admin";
