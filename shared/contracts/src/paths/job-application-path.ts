/** Where the form of a job application is posted to, with its resume. */
export const jobApplicationPath = "/api/company/job-applications";
