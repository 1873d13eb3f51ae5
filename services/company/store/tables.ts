import type { TableOfStaff } from "@forecourt/service-kit/staff/staff-tables";
import type { TablesOfVault } from "@forecourt/service-kit/vault/tables";
import type { ResumeFormat } from "../resumes/inspect/inspect-file.ts";

/** A row of `company_resumes`. Times are ISO texts. The file and the applicant's data are in `content` alone. */
export interface ResumeRow {
  /** Also the id of the row's data key. */
  id: string;
  number: string;
  dealer_id: string;
  /** Null = the visitor had chosen no store. */
  store_id: string | null;
  format: ResumeFormat;
  /** Bytes of the file. */
  size: number;
  received_at: string;
  /** 1 = the leads service has the application. 0 = it did not answer, and may have it. */
  is_sent: 0 | 1;
  /** Sealed `StoredResume`. */
  content: string;
}

/** A row of `company_pace`: a rate limit. */
interface PaceRow {
  id: string;
  /** When the bucket will be empty, in milliseconds since 1970. */
  reached: number;
}

export interface CompanyTables extends TablesOfVault<"company">, TableOfStaff<"company"> {
  company_pace: PaceRow;
  company_resumes: ResumeRow;
}
