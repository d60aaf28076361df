import { addRoles } from "../src/modules/role/role.server.ts";
import type { Demonstration } from "../src/modules/seed-once.server.ts";
import { CATALOGUE_STEP, placePictures } from "./pictures/place-pictures.server.ts";
import { seedActivity } from "./seed/activity.server.ts";
import { seedApplications } from "./seed/applications.server.ts";
import { seedArticles } from "./seed/articles.server.ts";
import { seedCatalogue } from "./seed/catalogue.server.ts";
import { seedEnquiries } from "./seed/enquiries.server.ts";
import { seedJobs } from "./seed/jobs.server.ts";
import { seedMessages } from "./seed/messages.server.ts";
import { seedNotices } from "./seed/notices.server.ts";
import { seedRegions } from "./seed/regions.server.ts";
import { STAFF_ROLES } from "./seed/roles.ts";
import { seedSite } from "./seed/site.server.ts";
import { seedStaff } from "./seed/staff.server.ts";
import { seedVisits } from "./seed/visits.server.ts";

/**
 * First rows of an installation with DEMO=1. Installations store the names of finished steps, so these must not change.
 */
export const demonstration: Demonstration = {
  steps: [
    {
      name: "demo users",
      users: [
        { username: "editor", realName: "岩温 · ອ້າຍວັນ", role: "editor" },
        { username: "viewer", realName: "李娜 · Li Na", role: "viewer" },
      ],
    },
    { name: "demo roles", run: (trx, { clock }) => addRoles(trx, clock.now(), STAFF_ROLES) },
    { name: "demo staff", run: seedStaff },
    { name: "demo messages", run: seedMessages },
    { name: CATALOGUE_STEP, run: seedCatalogue },
    { name: "demo applications", run: seedApplications },
    { name: "demo enquiries", run: seedEnquiries },
    { name: "demo news", run: seedArticles },
    { name: "demo notices", run: seedNotices },
    { name: "demo regions", run: seedRegions },
    { name: "demo activity", run: seedActivity },
    { name: "demo jobs", run: seedJobs },
    { name: "demo visits", run: seedVisits },
    { name: "demo site", run: seedSite },
  ],
  placePictures,
};
