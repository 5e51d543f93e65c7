// Landing pages as staff write them: drafts with versions, publishing by hand and by the clock. A draft is seen by nobody; publishing writes
// the rows the shop reads (../content). Start at change-seen-page.ts and show-page.ts.
export {
  changeSeenPage,
  createPage,
  listPages,
  listVersions,
  readPage,
  restoreVersion,
  type Writer,
} from "./change-seen-page.ts";
export { previewedPage, previewSeenPage } from "./preview-page.ts";
export { contentPageJobs } from "./run-schedule.ts";
export { endSeenPage, publishSeenPage, scheduleSeenPage } from "./publish-seen-page.ts";
