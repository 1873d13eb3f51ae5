/** Path to which the form of a job application is sent, with its resume. */
export const jobApplicationPath = "/api/company/job-applications";
